/** Draws the theme's components that code with state shows, each apart from what stands in it. */

import { Fragment, type JsxComponent, type JsxNode } from '../jsx/jsx.ts';
import { asOwn } from '../jsx/own-components.ts';
import type { OpenPart, PartVariant } from '../live/live-parts.ts';
import type { Components } from './built-in-components.ts';
import { openPart, wholePart } from './live-problems.ts';
import type { PageReporter } from './page-reporter.ts';
import { type RenderFaults, renderToHtml } from './render-to-html.ts';
import type { RenderContext } from './theme-contract.ts';

/** Stands in such HTML for what stands in the component. */
const HOLE = '<lw-slot></lw-slot>';

/** HTML by key. A component that looks at what stands in it is told, and left out. */
export function renderParts(
  parts: ReadonlyMap<string, PartVariant>,
  components: Components,
  context: RenderContext,
  faults: RenderFaults,
  reporter: PageReporter,
): Readonly<Record<string, string>> {
  const apart: RenderContext = { ...context, addHeading: () => undefined };
  const drawn: Record<string, string> = {};
  for (const [key, { name, props, isFilled }] of parts) {
    const type = componentOf(components, name);
    if (type === undefined) continue;
    // In a fragment, so that a list of children is none of its own.
    let isAsked = false;
    let isLookedAt = false;
    // A component that looks into what stands in it runs this one itself; others leave it to the renderer.
    const hole: JsxComponent = () => {
      isLookedAt ||= isAsked;
      return { html: HOLE };
    };
    const watched: JsxComponent = asOwn((given, around) => {
      isAsked = true;
      try {
        return type(given, around);
      } finally {
        isAsked = false;
      }
    });
    const children: JsxNode = { type: Fragment, props: { children: { type: hole, props: {} } } };
    const draw = (): string => renderToHtml({ type: watched, props: { ...props, children } }, apart, faults);
    const html = reporter.silently(draw);
    const holes = html.split(HOLE).length - 1;
    if (holes > 1 || (isFilled && (isLookedAt || holes === 0))) wholePart(reporter, name);
    else drawn[key] = draw();
  }
  return drawn;
}

/**
 * Tells those that look as the component's state says, and those of which the first state showed none, so that no look of
 * theirs is known.
 */
export function reportOpenParts(
  open: readonly OpenPart[],
  parts: ReadonlyMap<string, PartVariant>,
  reporter: PageReporter,
): void {
  const shown = [...parts.values()].map(({ name, props }) => ({ name, keys: Object.keys(props).sort().join() }));
  const isShown = ({ name, keys }: OpenPart): boolean =>
    shown.some((part) => part.name === name && (keys === undefined || part.keys === [...keys].sort().join()));
  for (const part of open) if (part.isState || !isShown(part)) openPart(reporter, part.name, part.property);
}

function componentOf(components: Components, name: string): JsxComponent | undefined {
  const [whole = '', part] = name.split('.');
  const owner: unknown = components[whole];
  if (part === undefined) return owner as JsxComponent | undefined;
  return (owner as Readonly<Record<string, JsxComponent>> | undefined)?.[part];
}
