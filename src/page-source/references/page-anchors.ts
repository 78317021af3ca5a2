/** The places of a page that links can lead to, those of the shared texts in it included. */

import { extensionOf } from '../../project/paths.ts';
import type { SourceHeading, UnnamedHeading } from '../headings/heading.ts';
import { findHeadings, nameHeadings } from '../headings/headings.ts';
import { findImports } from '../import-statements.ts';
import { scanTags } from '../scan-tags.ts';
import { findLinks } from './page-addresses.ts';
import { resolveImport, resolveSnippet } from './resolve-target.ts';

/** The texts of a project, as they are asked for. */
export interface ProjectTexts {
  readonly exists: (file: string) => boolean;
  /** Without byte-order mark; `undefined` where there is no such text. */
  readonly readText: (file: string) => string | undefined;
}

export interface PageAnchor extends SourceHeading {
  /** The file in which it is written, and in which its offsets count. */
  readonly file: string;
}

interface Include {
  readonly offset: number;
  readonly file: string;
}

/** Deep enough for shared texts in shared texts; an end for one that takes itself in. */
const DEEPEST = 8;

/** In the order in which the page gives ids, which for most pages is that of their texts. */
export function readPageAnchors(file: string, project: ProjectTexts): readonly PageAnchor[] {
  return nameHeadings(collect(file, project, 0));
}

function collect(file: string, project: ProjectTexts, depth: number): (UnnamedHeading & { readonly file: string })[] {
  const text = project.readText(file) ?? '';
  const own = findHeadings(text).map((heading) => ({ ...heading, file }));
  const includes = depth < DEEPEST ? findIncludes(file, text, project.exists) : [];
  if (includes.length === 0) return own;
  const all: (UnnamedHeading & { readonly file: string })[] = [];
  let next = 0;
  for (const { offset, file: included } of includes) {
    while (next < own.length && (own[next]?.order ?? 0) < offset) all.push(...own.slice(next, ++next));
    all.push(...collect(included, project, depth + 1));
  }
  return [...all, ...own.slice(next)];
}

/** Where a page takes in other Markdown, in order: `<Snippet file="…">`, and the tags of what it imports. */
export function findIncludes(file: string, text: string, exists: ProjectTexts['exists']): readonly Include[] {
  const hasSnippet = text.includes('<Snippet');
  if (!hasSnippet && !text.includes('import ')) return [];
  const includes: Include[] = [];
  const add = (offset: number, found: string | undefined) => {
    if (found !== undefined && /^mdx?$/.test(extensionOf(found))) includes.push({ offset, file: found });
  };
  if (hasSnippet) {
    for (const { start, written, role } of findLinks(text))
      if (role === 'snippet') add(start, resolveSnippet(written, file, exists));
  }
  const imported = new Map(
    findImports(text).flatMap(({ bindings, specifier }) =>
      Object.keys(bindings)
        .filter((name) => bindings[name] === 'default')
        .map((name) => [name, specifier]),
    ),
  );
  for (const { name, kind, start } of imported.size === 0 ? [] : scanTags(text)) {
    const specifier = kind === 'close' ? undefined : imported.get(name);
    if (specifier !== undefined) add(start, resolveImport(specifier, file, exists));
  }
  return includes.sort((one, other) => one.offset - other.offset);
}
