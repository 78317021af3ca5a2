/** What components become outside of a site: the elements that every program knows. */
import type { ElementContent } from 'hast';
import { findComponent } from '../../catalogue/catalogue.ts';
import { element } from '../paste/hast.ts';

export interface ComponentUse {
  readonly name: string;
  /** Attributes that are plain texts. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly ElementContent[];
  /** In a line of words. */
  readonly isInline: boolean;
}

/** Elements of HTML that an author wrote, and that mean something elsewhere too. */
const KEPT = new Set(
  (
    'a b blockquote br caption code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ' +
    'ol p pre q s samp small span strong sub summary sup table tbody td tfoot th thead tr u ul var'
  ).split(' '),
);
/** What they hold is not for readers. */
const SILENT = new Set(['script', 'style', 'template']);
/** What a component is called for its reader, the first that is there. */
const TITLES = ['title', 'label', 'header', 'path', 'query', 'body', 'name'];
const NAMES_OF_FIELDS = new Set(['ParamField', 'ResponseField', 'Param', 'Property']);

/** @param address of a link or a picture, as it can be reached from elsewhere; `undefined` where it cannot */
export function componentHtml(
  use: ComponentUse,
  address: (written: string | undefined) => string | undefined,
): readonly ElementContent[] {
  const { name, attributes, children, isInline } = use;
  if (SILENT.has(name)) return [];
  if (name === 'img') return picture(attributes, address(attributes.get('src')));
  if (/^[a-z]/.test(name)) {
    if (!KEPT.has(name)) return children;
    const href = name === 'a' ? address(attributes.get('href')) : undefined;
    return name === 'a' && href === undefined
      ? children
      : [element(name, href === undefined ? {} : { href }, children)];
  }
  if (isInline) return children;
  const title = TITLES.map((key) => attributes.get(key)).find((one) => one !== undefined);
  if (name === 'Accordion' || name === 'Expandable')
    return [element('details', { open: true }, [element('summary', {}, words(title ?? name)), ...children])];
  if (name === 'Steps') return [element('ol', {}, children)];
  if (name === 'Step') return [element('li', {}, [...heading(title), ...children])];
  if (findComponent(name)?.group === 'notes')
    return [element('blockquote', {}, [...heading(title ?? findComponent(name)?.label ?? name), ...children])];
  const href = address(attributes.get('href'));
  const caption = attributes.get('caption');
  return [
    ...heading(title, { href, isCode: NAMES_OF_FIELDS.has(name) }),
    ...children,
    ...(caption === undefined ? [] : [element('p', {}, [element('em', {}, words(caption))])]),
  ];
}

function picture(attributes: ComponentUse['attributes'], src: string | undefined): readonly ElementContent[] {
  const alt = attributes.get('alt') ?? '';
  return src === undefined ? words(alt) : [element('img', { src, alt }, [])];
}

interface HeadingLook {
  readonly href?: string | undefined;
  readonly isCode?: boolean;
}

function heading(title: string | undefined, { href, isCode = false }: HeadingLook = {}): readonly ElementContent[] {
  if (title === undefined) return [];
  const said = isCode ? [element('code', {}, words(title))] : words(title);
  const inside = href === undefined ? said : [element('a', { href }, said)];
  return [element('p', {}, [element('strong', {}, inside)])];
}

function words(value: string): readonly ElementContent[] {
  return value === '' ? [] : [{ type: 'text', value }];
}
