/** Tags that authors write themselves (`<img src="…">`): their addresses are resolved like those of Markdown. */
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { meantAttribute } from '../../page-source/meant-names/meant-attribute.ts';
import { spellingsOf, TAGS_OF_THEIR_OWN } from '../../page-source/meant-names/meant-component.ts';
import { Fragment, type JsxComponent, type JsxElement, type JsxNode, type Props } from '../jsx/jsx.ts';
import { asOwn } from '../jsx/own-components.ts';
import { isUnresolved } from '../jsx/unresolved.ts';
import { isClassComponent } from './hooks.ts';
import type { RenderContext } from './theme-contract.ts';

/** The JSX functions that compiled pages are given; the theme's own elements do not pass through here. */
export interface AuthorRuntime {
  readonly Fragment: typeof Fragment;
  readonly jsx: (type: JsxElement['type'], props: Props, key?: JsxElement['key']) => JsxElement;
  readonly jsxs: AuthorRuntime['jsx'];
  /** Where `import.meta.url` points; `@mdx-js/mdx` asks for it. */
  readonly baseUrl: string;
}

/** A theme's component for a tag is used for an author's tag too, so that both look and work alike. */
export function createAuthorRuntime(components: Readonly<Record<string, JsxComponent>>): AuthorRuntime {
  const instances = new WeakMap<object, JsxComponent>();
  const tags = new Map(AUTHORED);
  for (const tag of SHARED_WITH_MARKDOWN) {
    const component = components[tag];
    if (component !== undefined)
      tags.set(tag, tag === 'img' || tag === 'source' ? withSourceSet(component) : component);
  }
  for (const [name, component] of Object.entries(components)) {
    // `<note>` is no tag of HTML: its author means `<Note>`. `noteComponentCase` tells it.
    for (const tag of spellingsOf(name)) {
      if (tag !== name && !tags.has(tag) && !TAGS_OF_THEIR_OWN.has(tag)) tags.set(tag, component);
    }
  }
  const described = describedComponents(components);
  for (const component of tags.values()) asOwn(component);
  const jsx: AuthorRuntime['jsx'] = (type, given, key) => {
    let shown = type;
    let props = given;
    if (typeof type === 'string') shown = tags.get(type) ?? tags.get(type.toLowerCase()) ?? type;
    else if (isClassComponent(type)) {
      const Component = type;
      shown = instances.get(Component) ?? ((given: Props) => new Component(given).render());
      instances.set(Component, shown as JsxComponent);
    }
    const component = described.get(shown);
    if (component !== undefined) props = withMeantNames(component, props);
    if (component !== undefined || typeof type === 'string') props = withWrittenNames(props);
    return key === undefined ? { type: shown, props } : { type: shown, props, key };
  };
  return { Fragment, jsx, jsxs: jsx, baseUrl: 'file:///' };
}

type Described = (typeof CATALOGUE)[number];

/** The theme's components with what the catalogue knows of them; parts (`Tree.Folder`) are properties of their whole. */
function describedComponents(components: Readonly<Record<string, JsxComponent>>): ReadonlyMap<unknown, Described> {
  const found = new Map<unknown, Described>();
  for (const described of CATALOGUE.filter(({ kind }) => kind === 'component')) {
    for (const name of [described.name, ...(described.otherNames ?? [])]) {
      const [whole = '', part] = name.split('.');
      const owner: unknown = components[whole];
      const component = part === undefined ? owner : (owner as Readonly<Record<string, unknown>> | undefined)?.[part];
      if (component !== undefined && !found.has(component)) found.set(component, described);
    }
  }
  return found;
}

/** `tittle` is read as `title`, which `noteMisspeltAttributes` tells. */
function withMeantNames(component: Described, props: Props): Props {
  let changed: Record<string, unknown> | undefined;
  for (const name of Object.keys(props)) {
    const meant = meantAttribute(component, name);
    if (meant === undefined || Object.hasOwn(props, meant)) continue;
    changed ??= { ...props };
    changed[meant] = changed[name];
    delete changed[name];
  }
  return changed ?? props;
}

/** A name that is defined nowhere is the text it was written as, said once however often the text is used. */
function withWrittenNames(props: Props): Props {
  let changed: Record<string, unknown> | undefined;
  for (const name of Object.keys(props)) {
    const value: unknown = props[name];
    if (!isUnresolved(value) || name === 'children' || name === 'ref' || /^on[A-Z]/.test(name)) continue;
    changed ??= { ...props };
    changed[name] = String(value);
  }
  return changed ?? props;
}

/** Tags for which Markdown and an author mean the same. */
const SHARED_WITH_MARKDOWN = ['a', 'img', 'video', 'audio', 'source', 'iframe', 'table'] as const;

const resolved =
  (tag: string, attributes: readonly string[]): JsxComponent =>
  (props, context) => {
    const changed: Record<string, unknown> = { ...props };
    for (const name of attributes) {
      const value = changed[name];
      if (typeof value === 'string' && value !== '') changed[name] = context.asset(value);
    }
    return { type: tag, props: changed };
  };

const resolvedImage: JsxComponent = (props, context) => {
  const changed: Record<string, unknown> = { ...props, alt: props.alt ?? '' };
  if (typeof changed.src === 'string') changed.src = context.asset(changed.src);
  resolveSourceSet(changed, context);
  return { type: 'img', props: changed };
};

/** A theme resolves `src`; lists of sources are resolved here. */
function withSourceSet(component: JsxComponent): JsxComponent {
  return (props, context) => {
    if (!('srcset' in props || 'srcSet' in props)) return component(props, context);
    const changed: Record<string, unknown> = { ...props };
    resolveSourceSet(changed, context);
    return component(changed, context);
  };
}

function resolveSourceSet(props: Record<string, unknown>, context: RenderContext): void {
  for (const name of ['srcset', 'srcSet']) {
    const value = props[name];
    if (typeof value !== 'string') continue;
    // A comma inside an address is not followed by white space.
    const sources = value.split(/,\s+/).map((source) => source.trim().replace(/^\S+/, (path) => context.asset(path)));
    props[name] = sources.join(', ');
  }
}

const resolvedSource: JsxComponent = (props, context) => {
  const changed: Record<string, unknown> = { ...props };
  if (typeof changed.src === 'string') changed.src = context.asset(changed.src);
  resolveSourceSet(changed, context);
  return { type: 'source', props: changed };
};

const resolvedLink: JsxComponent = (props, context) => {
  const href: unknown = props.href;
  if (typeof href !== 'string') return { type: 'a', props };
  const target = context.link(href);
  return { type: 'a', props: { ...props, href: target.href } };
};

const droppedScript: JsxComponent = (_props, context): JsxNode => {
  context.report(
    {
      code: 'mdx/script-in-page',
      severity: 'warning',
      message: 'A `<script>` in a page does not run.',
      hint: 'Remove it from the page.',
    },
    { texts: ['<script'] },
  );
  return null;
};

const AUTHORED: ReadonlyMap<string, JsxComponent> = new Map([
  ['a', resolvedLink],
  ['img', resolvedImage],
  ['source', resolvedSource],
  ['video', resolved('video', ['src', 'poster'])],
  ['audio', resolved('audio', ['src'])],
  ['track', resolved('track', ['src'])],
  ['embed', resolved('embed', ['src'])],
  ['object', resolved('object', ['data'])],
  ['iframe', resolved('iframe', ['src'])],
  ['script', droppedScript],
]);
