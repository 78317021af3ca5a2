/** Where elements stand in the text of a document. Only what is written whole and plain is told; all else is none. */

export interface Tag {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  readonly start: number;
  readonly end: number;
}

/** An element by its text: from the first character of its opening tag to behind its closing one. */
export interface ElementSource {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** From the document's element down: which of its parent's elements it is. Empty for the document's own. */
  readonly path: readonly number[];
}

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** What stands in these is text up to their end. */
const RAW = new Set('script style textarea title xmp iframe noembed noframes plaintext'.split(' '));
/**
 * Elements that mean the same by themselves as in their place, and around which nothing else is: not tables, drawings,
 * formulas and words in a line, which a parser reads by what is around them.
 */
const BLOCKS = new Set(
  'div section article main aside header footer nav ul ol li dl dt dd p h1 h2 h3 h4 h5 h6 blockquote pre figure figcaption details summary'.split(
    ' ',
  ),
);
const HOLDERS = new Set(['html', 'body', ...BLOCKS]);
const PARAGRAPHS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary']);

/** Tags in order, from a position that is not inside one. `undefined` at the end stands for text that is none of ours. */
export function* readTags(html: string, from = 0): Generator<Tag | undefined, void> {
  const pattern = /<(?:!doctype[^>]*>|(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>)/iy;
  let foreign = 0;
  let position = from;
  for (;;) {
    const start = html.indexOf('<', position);
    if (start < 0) return;
    pattern.lastIndex = start;
    const match = pattern.exec(html);
    if (!match) return yield undefined;
    position = pattern.lastIndex;
    const [, slash, written, rest = ''] = match;
    if (written === undefined) continue;
    const name = written.toLowerCase();
    const isForeign = name === 'svg' || name === 'math';
    const isEmpty = VOID.has(name) || (rest.endsWith('/') && (foreign > 0 || isForeign));
    // Read as an opening tag, whatever its author meant.
    if (rest.endsWith('/') && !isEmpty) return yield undefined;
    const kind = slash === '/' ? 'close' : isEmpty ? 'empty' : 'open';
    if (isForeign && kind !== 'empty') foreign += kind === 'open' ? 1 : -1;
    yield { name, kind, start, end: position };
    if (kind !== 'open' || !RAW.has(name) || foreign > 0) continue;
    const end = html.indexOf(`</${name}`, position);
    if (end < 0) return yield undefined;
    position = end;
  }
}

/** Whether the text is one element, with every tag in it closed in order. */
export function isWholeElement(html: string, name: string): boolean {
  const open: string[] = [];
  let isFirst = true;
  for (const tag of readTags(html)) {
    if (tag === undefined) return false;
    if (isFirst && (tag.start !== 0 || tag.kind !== 'open' || tag.name !== name)) return false;
    isFirst = false;
    if (tag.kind === 'open') {
      if (tag.name === 'body' || tag.name === 'html' || tag.name === 'head' || tag.name === 'frameset') return false;
      open.push(tag.name);
    } else if (tag.kind === 'close' && open.pop() !== tag.name) return false;
    if (open.length === 0) return tag.end === html.length;
  }
  return false;
}

interface OpenElement {
  readonly name: string;
  readonly start: number;
  /** Its place among its parent's elements. */
  readonly index: number;
  readonly isHolder: boolean;
  children: number;
}

function isInAttributes({ name, kind, start }: Tag, position: number): boolean {
  return kind === 'open' && position > start + name.length + 1;
}

/** Elements that hold the stretch, attributes included, the innermost first: those that can be read by themselves. */
export function elementsAround(html: string, from: number, to: number): readonly ElementSource[] {
  const open: OpenElement[] = [];
  const found: ElementSource[] = [];
  /** How many of the open elements were so before the stretch. */
  let around: number | undefined;
  for (const tag of readTags(html)) {
    if (tag === undefined) return [];
    // What is behind the name of a tag is in its element.
    if (around === undefined && tag.end > from) around = open.length + (isInAttributes(tag, from) ? 1 : 0);
    if (tag.kind === 'close') {
      const element = open.pop();
      if (element?.name !== tag.name) return [];
      if (around === undefined || open.length >= around) continue;
      around = open.length;
      if (tag.start >= to && element.isHolder && BLOCKS.has(element.name)) {
        const path = [...open, element].slice(1).map(({ index }) => index);
        found.push({ name: element.name, start: element.start, end: tag.end, path });
      }
      continue;
    }
    const parent = open.at(-1);
    const index = parent ? parent.children++ : 0;
    if (tag.kind === 'empty') continue;
    // A paragraph can only be the innermost: a block in it would end it.
    const isPlain = parent === undefined || (parent.isHolder && !PARAGRAPHS.has(parent.name));
    const isHolder = isPlain && (HOLDERS.has(tag.name) || tag.name.includes('-'));
    open.push({ name: tag.name, start: tag.start, index, isHolder, children: 0 });
  }
  return found;
}
