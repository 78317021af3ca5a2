/** Searches the texts of a project. Holds each text once it was decoded. */
import { classifyFile, isSnippet } from '../../project/classify-file.ts';
import { comparePaths, extensionOf } from '../../project/paths.ts';
import { createFileFilter } from './file-filter.ts';
import { type FindOptions, findMatches, type TextMatch } from './find-matches.ts';
import { compileQuery, type SearchQuery } from './search-query.ts';

export interface FileSearch extends SearchQuery {
  /** `pages`: pages and snippets of Markdown. `text`: every file that is text. */
  readonly scope: 'pages' | 'text';
  /** As `createFileFilter` reads it. */
  readonly files: string;
  /** What takes the place of matches; absent when they are only looked for. */
  readonly replacement?: string;
}

export interface FileMatches {
  readonly path: string;
  readonly matches: readonly TextMatch[];
}

export type SearchResult =
  | {
      readonly status: 'ok';
      /** By path. */
      readonly files: readonly FileMatches[];
      readonly total: number;
      /** There are more than were taken. */
      readonly isCut: boolean;
    }
  | { readonly status: 'refused'; readonly message: string };

/** More than a person goes through. */
export const MOST_MATCHES = 20_000;

const PAGE_EXTENSIONS: ReadonlySet<string> = new Set(['md', 'mdx']);
/** Whatever is in them is no text of the author's. */
const LARGEST_OTHER_BYTES = 2_000_000;

export interface FileSearcher {
  /** Takes a file in, or with `undefined` out. */
  readonly update: (path: string, bytes: Uint8Array | undefined) => void;
  readonly search: (search: FileSearch) => SearchResult;
}

export function createFileSearcher(): FileSearcher {
  const texts = new Map<string, string>();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let paths: readonly string[] | undefined;
  return {
    update: (path, bytes) => {
      paths = undefined;
      const text = bytes && decode(path, bytes, decoder);
      if (text === undefined) texts.delete(path);
      else texts.set(path, text);
    },
    search: (search) => {
      if (search.text === '') return { status: 'ok', files: [], total: 0, isCut: false };
      const query = compileQuery(search);
      if (query.status === 'refused') return query;
      const isMeant = createFileFilter(search.files);
      const replacement =
        search.replacement === undefined ? undefined : { text: search.replacement, isTemplate: search.isRegex };
      const files: FileMatches[] = [];
      let total = 0;
      paths ??= [...texts.keys()].sort(comparePaths);
      for (const path of paths) {
        if (!isInScope(path, search.scope) || !isMeant(path)) continue;
        const options: FindOptions = { limit: MOST_MATCHES + 1 - total, ...(replacement && { replacement }) };
        const matches = findMatches(texts.get(path) ?? '', query.pattern, options);
        if (matches.length === 0) continue;
        total += matches.length;
        files.push({ path, matches });
        if (total > MOST_MATCHES) break;
      }
      const last = files.at(-1);
      if (total <= MOST_MATCHES || last === undefined) return { status: 'ok', files, total, isCut: false };
      const kept = [...files.slice(0, -1), { ...last, matches: last.matches.slice(0, -1) }];
      return {
        status: 'ok',
        files: kept.filter(({ matches }) => matches.length > 0),
        total: MOST_MATCHES,
        isCut: true,
      };
    },
  };
}

function decode(path: string, bytes: Uint8Array, decoder: TextDecoder): string | undefined {
  if (classifyFile(path) === 'asset' && bytes.length > LARGEST_OTHER_BYTES) return undefined;
  if (bytes.subarray(0, 1000).includes(0)) return undefined;
  try {
    return decoder.decode(bytes);
  } catch {
    // Not text: pictures, fonts, archives.
    return undefined;
  }
}

function isInScope(path: string, scope: FileSearch['scope']): boolean {
  if (path.split('/').includes('node_modules')) return false;
  return (
    scope === 'text' || (PAGE_EXTENSIONS.has(extensionOf(path)) && (classifyFile(path) !== 'source' || isSnippet(path)))
  );
}
