/** A title given by a line of its own. */
import type { SourceLine } from './read-source.ts';

/** `title Text`, without its quotes; `undefined` for any other line. */
export function readTitle({ text }: Pick<SourceLine, 'text'>): string | undefined {
  const title = /^title\s*:?\s+(.*)$/.exec(text)?.[1];
  return title?.replace(/^"(.*)"$/, '$1').trim();
}
