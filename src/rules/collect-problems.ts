/** All that is wrong with a project: one list, in one order, for the editor, its export, `build` and `check`. */

import type { RenderedPage } from '../engine/index.ts';
import type { Diagnostic } from '../project/diagnostics.ts';
import type { ConfigAnchor } from './links/links-to-check.ts';
import { linksOfPages } from './links/page-anchors.ts';
import { checkLinks } from './run-rules.ts';

/** A project of which every page was made, or looked at. */
export interface FinishedProject {
  /** Of reading the project, rules over the site among them: `ProjectReading.diagnostics`. */
  readonly reading: readonly Diagnostic[];
  readonly pages: readonly Pick<RenderedPage, 'path' | 'output' | 'anchors' | 'diagnostics'>[];
  /** Links of the settings to places in pages: `findConfigAnchors`. */
  readonly configAnchors: readonly ConfigAnchor[];
  /** `ProjectSession.checkFinishedSite`: of the site as a whole. */
  readonly finished: readonly Diagnostic[];
}

export interface Problems {
  /** By file, then by place; those of the whole project first. */
  readonly all: readonly Diagnostic[];
  /** Those among them that nobody could tell before every page was there, for whoever has told the others by then. */
  readonly late: readonly Diagnostic[];
}

export function collectProblems({ reading, pages, configAnchors, finished }: FinishedProject): Problems {
  const late = [...checkLinks(linksOfPages(configAnchors, pages)), ...finished];
  return { all: sortProblems([...reading, ...pages.flatMap(({ diagnostics }) => diagnostics), ...late]), late };
}

/** By file, then by place; problems of the whole project come first, and those of a shared snippet once. */
export function sortProblems(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const keyed = diagnostics.map((diagnostic, index) => ({ diagnostic, index }));
  keyed.sort(({ diagnostic: a, index: i }, { diagnostic: b, index: j }) => {
    const files = compare(a.file ?? '', b.file ?? '') || compare(a.page ?? '', b.page ?? '');
    const lines = (a.range?.start.line ?? 0) - (b.range?.start.line ?? 0);
    return files || lines || (a.range?.start.column ?? 0) - (b.range?.start.column ?? 0) || i - j;
  });
  const seen = new Set<string>();
  return keyed.flatMap(({ diagnostic }) => {
    const { code, message, file, range } = diagnostic;
    const key = JSON.stringify([code, message, file, range]);
    if (range !== undefined && seen.has(key)) return [];
    seen.add(key);
    return [diagnostic];
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
