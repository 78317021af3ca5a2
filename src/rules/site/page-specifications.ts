/** API descriptions that pages name in their details: `openapi: file.json GET /path`. */

import { fileOf, type SiteToCheck } from '../../engine/index.ts';
import { findFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import { type LineRange, rangeAt } from '../../project/diagnostics.ts';
import { folderOf, normalizePath } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { readText } from '../../project/text.ts';
import { oncePerSite } from '../once-per-site.ts';
import { isSpecificationBroken, judgeSpecification } from './judge-specification.ts';

const KEYS = ['openapi', 'openapi-schema'] as const;
/** What stands in front of a method, or has the ending of such a file. */
const NAMED = /^(\S+)\s+(?:get|post|put|patch|delete|head|options|trace|webhook)\s+\S|^(\S+\.(?:json|ya?ml))(?:\s|$)/i;
/** The ending may be left out. */
const ENDINGS = ['', '.json', '.yaml', '.yml'];

interface NamedSpecification {
  /** As the page names it. */
  readonly written: string;
  /** Of the page, with where the name stands in it. */
  readonly file: string;
  readonly range: () => LineRange;
  /** Path of the description; absent where the project has no such file. */
  readonly path: string | undefined;
}

/** In the order of the pages; descriptions on other hosts are passed over. */
export const namedSpecifications = oncePerSite(({ files, pages }: SiteToCheck): readonly NamedSpecification[] =>
  [...pages.values()].flatMap((page) => {
    const file = fileOf(page);
    if (file === undefined) return [];
    return KEYS.flatMap((key): NamedSpecification[] => {
      const written = nameIn(page.frontMatter[key]);
      if (written === undefined || /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(written)) return [];
      // From the project's folder, or from the page's own.
      const paths = [written, `${folderOf(file)}/${written}`].flatMap((path) =>
        ENDINGS.map((ending) => normalizePath(path + ending) ?? ''),
      );
      const path = paths.find((one) => files.has(one));
      return [{ written, file, path, range: () => placeOfDetail(written, key, file, files) }];
    });
  }),
);

/** Files of pages that name a description which is missing, or none, or broken: that is told by itself. */
export const pagesOfBadSpecifications = oncePerSite((site: SiteToCheck): ReadonlySet<string> => {
  const isFine = (path: string | undefined): boolean => {
    const bytes = path === undefined ? undefined : site.files.get(path);
    if (path === undefined || bytes === undefined) return false;
    return judgeSpecification(path, bytes) === 'fine' && !isSpecificationBroken(path, bytes);
  };
  return new Set(namedSpecifications(site).flatMap(({ file, path }) => (isFine(path) ? [] : [file])));
});

function nameIn(value: unknown): string | undefined {
  const match = typeof value === 'string' ? NAMED.exec(value.trim()) : null;
  return match?.[1] ?? match?.[2];
}

/** The name in the line of its key. */
export function placeOfDetail(written: string, key: string, file: string, files: ProjectFiles): LineRange {
  const bytes = files.get(file);
  const text = bytes === undefined ? '' : readText(bytes);
  const lines = text.slice(0, findFrontMatter(text)?.yamlEnd ?? 0).split('\n');
  const index = lines.findIndex((line) => /^["']?([\w-]+)/.exec(line)?.[1] === key);
  if (index < 0) return rangeAt(1, 1);
  const column = (lines[index]?.indexOf(written, key.length) ?? -1) + 1;
  if (column === 0) return rangeAt(index + 1, 1);
  const line = index + 1;
  return { start: { line, column }, end: { line, column: column + written.length } };
}
