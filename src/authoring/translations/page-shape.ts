/** What of a page stays the same when its words are translated: headings, code, pictures, links, components, tables. */
import { findFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import { findLinks } from '../../page-source/references/page-addresses.ts';
import { type PageParts, partsOf } from '../../page-source/tree/page-parts.ts';
import { readPage } from '../../page-source/tree/read-page.ts';

export interface PageShape {
  /** Levels in the order of the text. */
  readonly headings: readonly number[];
  /** Of each block of code what no translator changes. */
  readonly code: readonly string[];
  readonly images: number;
  readonly links: number;
  /** How often each is used. */
  readonly components: ReadonlyMap<string, number>;
  /** Rows of each table. */
  readonly tables: readonly number[];
  /** All that is to be read, without addresses: two pages with the same words are not translated yet. Empty without words. */
  readonly words: string;
}

export function pageShape(text: string): PageShape {
  const parts = partsOf(readPage(text));
  const components = new Map<string, number>();
  for (const { kind, name } of parts.tags) {
    if (kind === 'close' || !/^[A-Z]/.test(name)) continue;
    components.set(name, (components.get(name) ?? 0) + 1);
  }
  const plainImages = parts.links.filter(({ kind }) => kind === 'image').length;
  const taggedImages = parts.tags.filter(({ kind, name }) => kind !== 'close' && name === 'img').length;
  return {
    headings: parts.headings.map(({ level }) => level),
    code: parts.fences.map(({ start, end, info }) => `${firstWord(info)}\n${bareCode(text.slice(start, end))}`),
    images: plainImages + taggedImages,
    links: parts.links.filter(({ kind }) => kind === 'link').length,
    components,
    tables: parts.tables.map(({ rows }) => rows.length),
    words: wordsOf(text, parts),
  };
}

function firstWord(info: string): string {
  return /^[^\s{]*/.exec(info)?.[0] ?? '';
}

/** Comments and texts in quotation marks are translated too. */
function bareCode(fence: string): string {
  return fence
    .split('\n')
    .slice(1, -1)
    .map((line) =>
      line.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""').replace(/(?:^|\s)(?:#|\/\/|--|\*|\/\*|<!--).*$/, ''),
    )
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function wordsOf(text: string, { fences, tags }: PageParts): string {
  const from = findFrontMatter(text)?.bodyStart ?? 0;
  const left = [...findLinks(text), ...fences].filter(({ start }) => start >= from);
  const words = without(text, from, left);
  // Without its tags and scripts, is there anything to translate?
  const plain = without(text, from, [...left, ...tags]).replace(/^(?:import|export)\b.*$/gm, '');
  return /\p{L}{2}/u.test(plain) ? words.replace(/\s+/g, ' ').trim() : '';
}

function without(
  text: string,
  from: number,
  stretches: readonly { readonly start: number; readonly end: number }[],
): string {
  let kept = '';
  let at = from;
  for (const { start, end } of stretches.toSorted((one, other) => one.start - other.start)) {
    if (start > at) kept += text.slice(at, start);
    at = Math.max(at, end);
  }
  return kept + text.slice(at);
}
