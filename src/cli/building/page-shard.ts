/**
 * A file of cached pages: one line of JSON, then texts of the pages one behind the other. Long texts are slow to read out
 * of JSON; as they are, a part of a text costs nothing.
 */
import type { CachedPage } from './page-cache.ts';

/** By page path. */
export type Shard = Record<string, CachedPage>;

/** A page without its long texts. */
interface IndexedPage extends Omit<CachedPage, 'markdown' | 'search'> {
  readonly search: Omit<CachedPage['search'], 'texts'>;
}

interface Index {
  readonly build: string;
  readonly pages: Readonly<Record<string, IndexedPage>>;
  /** Lengths of the texts in characters: two for each page, in the order of the pages. */
  readonly lengths: readonly number[];
}

export function printShard(build: string, shard: Shard): string {
  const texts: string[] = [];
  const pages: Record<string, IndexedPage> = {};
  for (const [path, { markdown, search, ...page }] of Object.entries(shard)) {
    const { texts: searchTexts, ...rest } = search;
    pages[path] = { ...page, search: rest };
    texts.push(markdown, searchTexts);
  }
  const index: Index = { build, pages, lengths: texts.map(({ length }) => length) };
  return `${JSON.stringify(index)}\n${texts.join('')}`;
}

/** Throws for a text that is damaged; `undefined` when another version of this program has written it. */
export function parseShard(text: string, build: string): Shard | undefined {
  const lineEnd = text.indexOf('\n');
  const index = JSON.parse(text.slice(0, lineEnd)) as Partial<Index>;
  if (index.build !== build || index.pages === undefined || index.lengths === undefined) return undefined;
  const lengths = index.lengths.values();
  let at = lineEnd + 1;
  const next = (): string => {
    const start = at;
    at += lengths.next().value ?? 0;
    return text.slice(start, at);
  };
  const shard: Shard = {};
  for (const [path, page] of Object.entries(index.pages)) {
    shard[path] = { ...page, markdown: next(), search: { ...page.search, texts: next() } };
  }
  if (at !== text.length) throw new Error('The texts of the pages do not fit their index.');
  return shard;
}
