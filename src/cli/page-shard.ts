/**
 * A file of cached pages: one line of JSON, then the Markdown of the pages one behind the other. Texts with many line ends
 * are slow to read out of JSON; as they are, a part of a text costs nothing.
 */
import type { CachedPage } from './page-cache.ts';

/** By page path. */
export type Shard = Record<string, CachedPage>;

interface Index {
  readonly build: string;
  readonly pages: Readonly<Record<string, Omit<CachedPage, 'markdown'>>>;
  /** Lengths of the Markdown in characters, in the order of the pages. */
  readonly lengths: readonly number[];
}

export function printShard(build: string, shard: Shard): string {
  const texts: string[] = [];
  const pages: Record<string, Omit<CachedPage, 'markdown'>> = {};
  for (const [path, { markdown, ...page }] of Object.entries(shard)) {
    pages[path] = page;
    texts.push(markdown);
  }
  const index: Index = { build, pages, lengths: texts.map(({ length }) => length) };
  return `${JSON.stringify(index)}\n${texts.join('')}`;
}

/** Throws for a text that is damaged; `undefined` when another version of this program has written it. */
export function parseShard(text: string, build: string): Shard | undefined {
  const lineEnd = text.indexOf('\n');
  const index = JSON.parse(text.slice(0, lineEnd)) as Partial<Index>;
  if (index.build !== build || index.pages === undefined || index.lengths === undefined) return undefined;
  const shard: Shard = {};
  let start = lineEnd + 1;
  for (const [number, [path, page]] of Object.entries(index.pages).entries()) {
    const end = start + (index.lengths[number] ?? 0);
    shard[path] = { ...page, markdown: text.slice(start, end) };
    start = end;
  }
  if (start !== text.length) throw new Error('The texts of the pages do not fit their index.');
  return shard;
}
