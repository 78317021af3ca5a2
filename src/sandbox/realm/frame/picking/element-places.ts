/** Which elements show what: the table beside a document, read for the elements that are shown. */
import type { SourceLine } from '../../../protocol.ts';
import { readTags } from '../html-source.ts';

/** A stretch of a source file, its lines from 1. */
export interface SourceLines {
  readonly file: string;
  readonly first: number;
  readonly last: number;
}

export interface PlacedElement {
  readonly element: Element;
  readonly setting?: string;
  /** From the outside in: where a snippet is taken in, then the place in it. */
  readonly sources: readonly SourceLines[];
}

/** In document order. */
export type ElementPlaces = ReadonlyMap<Element, PlacedElement>;

/** Elements that a parser adds where the text has none. */
const IMPLIED: ReadonlySet<string> = new Set(['html', 'head', 'body', 'tbody', 'colgroup']);
/** How far a tag is looked for behind where it should be. */
const LOOK_AHEAD = 8;

/**
 * @param html the document's text, which `rendered` was read from
 * @param places as `takePlaces` of the engine gives it
 * @param liveOf the element shown for a rendered one
 */
export function readElementPlaces(
  html: string,
  places: string,
  rendered: Document,
  liveOf: (rendered: Element) => Node | undefined,
): ElementPlaces {
  const wanted = readTable(places);
  const found = new Map<Element, PlacedElement>();
  const walker = rendered.createTreeWalker(rendered, NodeFilter.SHOW_ELEMENT);
  let next = walker.nextNode();
  /** How many templates are open: what stands in one is no part of the document. */
  let templates = 0;
  let left = wanted.size;
  for (const tag of readTags(html)) {
    if (tag === undefined || left === 0) break;
    const isInside = templates > 0;
    if (tag.name === 'template' && tag.kind !== 'empty') templates += tag.kind === 'open' ? 1 : -1;
    const marks = tag.kind === 'close' ? undefined : wanted.get(tag.start);
    if (marks) left--;
    if (tag.kind === 'close' || isInside) continue;
    const element = elementOf(walker, next, tag.name);
    if (!element) continue;
    next = walker.nextNode();
    const live = marks && liveOf(element);
    if (marks && live instanceof Element) found.set(live, placed(live, marks));
  }
  return found;
}

/** The element of a tag, from where the walker is; the walker stays where there is none, and else comes to it. */
function elementOf(walker: TreeWalker, from: Node | null, name: string): Element | undefined {
  for (let node = from, count = 0; node instanceof Element && count < LOOK_AHEAD; node = walker.nextNode(), count++) {
    if (node.localName.toLowerCase() === name) return node;
    if (count === 0 && !IMPLIED.has(node.localName)) break;
  }
  if (from) walker.currentNode = from;
  return undefined;
}

function readTable(places: string): ReadonlyMap<number, readonly string[]> {
  const table = new Map<number, string[]>();
  for (const line of places.split('\n')) {
    const space = line.indexOf(' ');
    if (space < 0) continue;
    const offset = Number(line.slice(0, space));
    const known = table.get(offset);
    if (known) known.push(line.slice(space + 1));
    else table.set(offset, [line.slice(space + 1)]);
  }
  return table;
}

function placed(element: Element, marks: readonly string[]): PlacedElement {
  const sources = marks.flatMap(readLines);
  const setting = marks.find((mark) => mark.startsWith('='));
  return { element, sources, ...(setting !== undefined && { setting: decode(setting.slice(1)) }) };
}

function readLines(mark: string): SourceLines[] {
  const [, first, last, file] = /^(\d+)-(\d+)@(.+)$/.exec(mark) ?? [];
  return file === undefined ? [] : [{ file: decode(file), first: Number(first), last: Number(last) }];
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // Only a worker that an author's code has changed sends this.
    return name;
  }
}

/** The innermost placed element that holds the node, itself included. */
export function placedAround(node: Node | null, places: ElementPlaces): PlacedElement | undefined {
  for (let at = node; at; at = at.parentNode) {
    const found = at instanceof Element ? places.get(at) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** All places around the node in source files, each file once, from the inside out. */
export function sourcesAround(node: Node | null, places: ElementPlaces): readonly SourceLines[] {
  const found = new Map<string, SourceLines>();
  for (let at = node; at; at = at.parentNode) {
    const sources = at instanceof Element ? (places.get(at)?.sources ?? []) : [];
    for (const lines of sources.toReversed()) if (!found.has(lines.file)) found.set(lines.file, lines);
  }
  return [...found.values()];
}

/**
 * What shows a setting: the elements of the setting itself, else of settings in it, else of what it is a part of
 * (`tabs.1.url` → `tabs.1`). An item of a list that is not shown is not shown by the others of the list either.
 */
export function elementsOfSetting(setting: string, places: ElementPlaces): readonly Element[] {
  const settings = [...places.values()].filter((placed) => placed.setting !== undefined);
  const known = setting.replace(/^footerSocials(?=$|\.)/, (key) => (settings.some(isOf(key)) ? key : 'footer.socials'));
  let isItem = false;
  for (let key = known; key !== ''; key = key.slice(0, Math.max(key.lastIndexOf('.'), 0))) {
    const own = settings.filter((placed) => placed.setting === key);
    const inner = own.length > 0 || isItem ? own : settings.filter((placed) => placed.setting?.startsWith(`${key}.`));
    if (inner.length > 0) return inner.map(({ element }) => element);
    isItem = /\.\d+$/.test(key);
  }
  return [];
}

/** The innermost element that shows a line; where none does, that of the last block before it. */
export function elementAtLine({ file, line }: SourceLine, places: ElementPlaces): Element | undefined {
  let best: { readonly element: Element; readonly lines: SourceLines } | undefined;
  for (const { element, sources } of places.values()) {
    for (const lines of sources) {
      if (lines.file !== file || lines.first > line) continue;
      const [own, last] = [rank(lines, line), best ? rank(best.lines, line) : 0];
      // Of elements for the same lines the innermost; of elements side by side, as a snippet has them, the first.
      if (own > last || (own === last && best?.element.contains(element))) best = { element, lines };
    }
  }
  return best?.element;
}

/** The outermost elements that show nothing but lines of a stretch; where there are none, the one that shows its first line. */
export function elementsInLines({ file, first, last }: SourceLines, places: ElementPlaces): readonly Element[] {
  const inside: Element[] = [];
  for (const { element, sources } of places.values()) {
    if (sources.some((lines) => lines.file === file && lines.first >= first && lines.last <= last))
      inside.push(element);
  }
  const outermost = inside.filter((element) => !inside.some((other) => other !== element && other.contains(element)));
  if (outermost.length > 0) return outermost;
  const one = elementAtLine({ file, line: first }, places);
  return one ? [one] : [];
}

/** Of blocks that hold the line the last to begin; else the last to end. */
function rank({ first, last }: SourceLines, line: number): number {
  return last >= line ? first + line : last;
}

/** Whether an element shows something of a setting. */
function isOf(key: string): (placed: { readonly setting?: string | undefined }) => boolean {
  return ({ setting }) => setting === key || setting?.startsWith(`${key}.`) === true;
}
