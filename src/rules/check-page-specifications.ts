/** API descriptions that pages name in their details: `openapi: file.json GET /path`. */

import { quote } from '../config/describe-value.ts';
import { fileOf, type SiteModel } from '../engine/index.ts';
import { findFrontMatter } from '../page-source/front-matter/front-matter.ts';
import { capDiagnostics } from '../project/cap-diagnostics.ts';
import { type Diagnostic, type LineRange, rangeAt } from '../project/diagnostics.ts';
import { folderOf, normalizePath } from '../project/paths.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { readText } from '../project/text.ts';
import { judgeSpecification } from './judge-specification.ts';

const KEYS = ['openapi', 'openapi-schema'] as const;
/** What stands in front of a method, or has the ending of such a file. */
const NAMED = /^(\S+)\s+(?:get|post|put|patch|delete|head|options|trace|webhook)\s+\S|^(\S+\.(?:json|ya?ml))(?:\s|$)/i;
/** The ending may be left out. */
const ENDINGS = ['', '.json', '.yaml', '.yml'];

export function checkPageSpecifications({ files, pages }: Pick<SiteModel, 'files' | 'pages'>): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const page of pages.values()) {
    const file = fileOf(page);
    if (file === undefined) continue;
    for (const key of KEYS) {
      const written = nameIn(page.frontMatter[key]);
      if (written === undefined || /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(written)) continue;
      const fault = faultOf(written, file, files);
      if (fault !== undefined) {
        found.push({ severity: 'warning', ...fault, file, range: placeOf(written, key, file, files) });
      }
    }
  }
  return capDiagnostics(found);
}

function nameIn(value: unknown): string | undefined {
  const match = typeof value === 'string' ? NAMED.exec(value.trim()) : null;
  return match?.[1] ?? match?.[2];
}

function faultOf(
  written: string,
  file: string,
  files: ProjectFiles,
): Pick<Diagnostic, 'code' | 'subject' | 'message' | 'hint'> | undefined {
  const folder = folderOf(file);
  // From the project's folder, or from the page's own.
  const paths = [written, `${folder}/${written}`].flatMap((path) =>
    ENDINGS.map((ending) => normalizePath(path + ending) ?? ''),
  );
  const path = paths.find((one) => files.has(one));
  const bytes = path === undefined ? undefined : files.get(path);
  if (path === undefined || bytes === undefined) {
    return {
      code: 'pages/missing-specification',
      subject: [written],
      message: `The API description ${quote(written)} of the page is not in the project.`,
      hint: 'Add the file, or correct the path; upper and lower case matter.',
    };
  }
  const fault = judgeSpecification(path, bytes);
  return fault === 'fine' ? undefined : { code: 'pages/no-specification', ...fault };
}

/** The name in the line of its key. */
function placeOf(written: string, key: string, file: string, files: ProjectFiles): LineRange {
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
