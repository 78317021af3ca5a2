/** Where a text holds what is searched for. */
import { expandReplacement } from './expand-replacement.ts';

export interface TextMatch {
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** Of the start, from 1. */
  readonly line: number;
  /** What takes its place, where a replacement was given. */
  readonly replacement?: string;
}

export interface FindOptions {
  /** At most so many. */
  readonly limit: number;
  /** What takes the place of each match; `isTemplate`: `$1`, `$&`, `$<name>`, `\n` and `\t` are read. */
  readonly replacement?: { readonly text: string; readonly isTemplate: boolean };
}

/** Matches in order; those of nothing, such as of `^`, are passed over. */
export function findMatches(text: string, pattern: RegExp, { limit, replacement }: FindOptions): readonly TextMatch[] {
  const matches: TextMatch[] = [];
  let line = 1;
  let counted = 0;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null && matches.length < limit; match = pattern.exec(text)) {
    if (match[0] === '') {
      pattern.lastIndex += pattern.unicode && (text.codePointAt(pattern.lastIndex) ?? 0) > 0xffff ? 2 : 1;
      continue;
    }
    for (let end = text.indexOf('\n', counted); end >= 0 && end < match.index; end = text.indexOf('\n', counted)) {
      line++;
      counted = end + 1;
    }
    const replaced =
      replacement && (replacement.isTemplate ? expandReplacement(replacement.text, match) : replacement.text);
    matches.push({
      start: match.index,
      end: match.index + match[0].length,
      line,
      ...(replaced !== undefined && { replacement: replaced }),
    });
  }
  return matches;
}
