import { fileOf } from '../../../engine/index.ts';
import { findConfigAnchors } from '../../../rules/links/find-config-anchors.ts';
import type { CheckPlan, PageToCheck } from '../../build-shapes.ts';
import type { OpenProject } from './open-project.ts';

/** Tells which pages there are to be looked at. Of thousands only those that changed since the last time are told again. */
export class CheckPlanner {
  readonly #project: OpenProject;
  #told: ReadonlyMap<string, PageToCheck> = new Map();

  constructor(project: OpenProject) {
    this.#project = project;
  }

  plan(): CheckPlan {
    const { site, session, diagnostics } = this.#project;
    const pages = new Map<string, PageToCheck>();
    const changed: PageToCheck[] = [];
    for (const page of site?.pages.values() ?? []) {
      const { path, output } = page;
      const now = { path, output, file: fileOf(page), key: session.problemsKey(path) };
      const before = this.#told.get(path);
      const isSame = before?.key === now.key && before.output === output && before.file === now.file;
      pages.set(path, isSame ? before : now);
      if (!isSame) changed.push(now);
    }
    const gone = [...this.#told.keys()].filter((path) => !pages.has(path));
    this.#told = pages;
    if (!site) return { siteKey: '', changed, gone, sources: [], configAnchors: [], diagnostics };
    const sources = this.#project.sharedSources();
    const configAnchors = findConfigAnchors(site);
    return { siteKey: session.sharedProblemsKey(), changed, gone, sources, configAnchors, diagnostics };
  }
}
