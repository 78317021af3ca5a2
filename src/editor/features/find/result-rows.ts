/** The results of a search as rows of a list, and what replacing them changes. Pure. */

import type { TextMatch } from '../../../authoring/text-search/find-matches.ts';
import type { FileMatches, SearchResult } from '../../../authoring/text-search/search-files.ts';
import type { CheckedEdit } from '../../store/index.ts';

export type ResultRow =
  | { readonly kind: 'file'; readonly key: string; readonly file: FileMatches; readonly isClosed: boolean }
  | { readonly kind: 'match'; readonly key: string; readonly path: string; readonly match: TextMatch };

export function resultRows(result: SearchResult | undefined, closed: ReadonlySet<string>): readonly ResultRow[] {
  if (result?.status !== 'ok') return [];
  return result.files.flatMap((file): ResultRow[] => {
    const isClosed = closed.has(file.path);
    const header: ResultRow = { kind: 'file', key: file.path, file, isClosed };
    if (isClosed) return [header];
    const matches = file.matches.map(
      (match): ResultRow => ({ kind: 'match', key: matchKey(file.path, match), path: file.path, match }),
    );
    return [header, ...matches];
  });
}

export function matchKey(path: string, { start }: TextMatch): string {
  return `${path}:${start}`;
}

export interface MatchLine {
  /** The line's text around the match; `…` where something was left out. */
  readonly before: string;
  readonly found: string;
  readonly after: string;
}

/** Characters shown before a match in a long line, and of a match. */
const LEAD = 14;
const MOST_FOUND = 120;
const TRAIL = 120;

/** The line that a match stands in, cut to what can be seen. */
export function matchLine(text: string, { start, end }: TextMatch): MatchLine {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const newline = text.indexOf('\n', end - 1);
  const lineEnd = newline < 0 ? text.length : newline;
  const lead = text.slice(lineStart, start).trimStart();
  const trail = text.slice(end, Math.max(lineEnd, end)).trimEnd();
  const found = text.slice(start, end);
  return {
    before: lead.length > LEAD ? `…${lead.slice(-LEAD)}` : lead,
    found: shorten(found, MOST_FOUND),
    after: shorten(trail, TRAIL),
  };
}

function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** What replacing changes; `textOf` gives a file's text, in which the matches were found. */
export function replacementEdits(
  files: readonly FileMatches[],
  excluded: ReadonlySet<string>,
  textOf: (path: string) => string | undefined,
): ReadonlyMap<string, readonly CheckedEdit[]> {
  const edits = new Map<string, readonly CheckedEdit[]>();
  for (const { path, matches } of files) {
    const text = textOf(path) ?? '';
    const own = matches
      .filter((match) => !excluded.has(matchKey(path, match)))
      .map(({ start, end, replacement = '' }) => ({ start, end, before: text.slice(start, end), text: replacement }));
    if (own.length > 0) edits.set(path, own);
  }
  return edits;
}
