/** Problems of components with state, each at its place: what they cannot have, and what to do instead. */
import type { PageReporter } from './page-reporter.ts';

/** Of a component with state a property cannot be written down for its script. */
export function liveProperty(reporter: PageReporter, component: string, property: string, kind: string): void {
  const root = property.replace(/[.[].*$/, '');
  reporter.report(
    {
      code: 'live/property',
      severity: 'warning',
      subject: [component, property],
      message: `\`<${component}>\` has state and is given ${kind} as \`${property}\`, which cannot be handed to its script, so it gets nothing there.`,
      hint: 'Give it texts, numbers, lists and objects of these, or make the value inside of the component.',
    },
    { attribute: root, of: component },
  );
}

/** How one of the theme's components looks is known only when code runs, and it is drawn before. */
export function openPart(reporter: PageReporter, component: string, property: string): void {
  reporter.report(
    {
      code: 'live/open-component',
      severity: 'warning',
      subject: [component, property],
      message: `How \`<${component}>\` looks in a component with state depends on \`${property}\`, which is known only later, so only what is in it is shown.`,
      hint:
        property === '…'
          ? 'Write its properties one by one, with their values in place.'
          : `Write the values in place: \`${property}={isOpen ? 'a' : 'b'}\`.`,
    },
    { element: component },
  );
}

export function pageContext(reporter: PageReporter, component: string, context: string): void {
  reporter.report(
    {
      code: 'live/page-context',
      severity: 'warning',
      subject: [component, `${context}.Provider`],
      message: `\`<${component}>\` has state and stands in \`<${context}.Provider>\` of the page, which its script cannot see: once it runs, it has the context’s first value.`,
      hint: `Give the context in a component with state (\`export const … = ({ children }) => <${context}.Provider …>\`), or hand the value to \`<${component}>\` as a property.`,
    },
    { element: `${context}.Provider` },
  );
}

/** A component of the theme does nothing on an event. */
export function deafComponent(reporter: PageReporter, file: string, component: string, event: string): void {
  reporter.report(
    {
      code: 'live/no-event',
      severity: 'warning',
      subject: [component, event],
      message: `\`<${component}>\` takes no \`${event}\`, so nothing happens there.`,
      hint: `Put \`${event}\` on a \`<button>\` or a \`<div>\`.`,
      file,
    },
    { attribute: event },
  );
}

export function deadEvent(reporter: PageReporter, tag: string, event: string): void {
  reporter.report(
    {
      code: 'live/dead-event',
      severity: 'warning',
      subject: [event, tag],
      message: `\`${event}\` of \`<${tag}>\` is out of reach of the page’s script, so nothing happens there.`,
      hint: 'Move the tag, with what it does, into a component of your own (`export const … = () => …`) and use that.',
    },
    { attribute: event, of: tag },
  );
}

/** HTML has no place there for the element around a component, so nobody brings it to life. */
export function misplaced(reporter: PageReporter, component: string, parent: string): void {
  reporter.report(
    {
      code: 'live/misplaced',
      severity: 'warning',
      subject: [component, parent],
      message: `\`<${component}>\` has state and stands directly in \`<${parent}>\`, where it cannot run, so it keeps its first state.`,
      hint: `Make the whole \`<${/^(?:select|optgroup)$/.test(parent) ? 'select' : 'table'}>\` the component.`,
    },
    { element: component },
  );
}

/** A component of the theme that cannot be drawn apart from what stands in it. */
export function wholePart(reporter: PageReporter, component: string): void {
  reporter.report(
    {
      code: 'live/whole-component',
      severity: 'warning',
      subject: [component],
      message: `\`<${component}>\` cannot stand in the code of a component with state, so only what is in it is shown.`,
      hint: `Put \`<${component}>\` around your component on the page, or hand it in as its children.`,
    },
    { element: component },
  );
}
