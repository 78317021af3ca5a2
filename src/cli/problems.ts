/** All problems of an opened project, when its pages are made. */
import type { ProjectSession, SiteModel } from '../engine/index.ts';
import type { Diagnostic } from '../project/diagnostics.ts';
import { collectProblems, type FinishedProject } from '../rules/collect-problems.ts';
import { findConfigAnchors } from '../rules/links/find-config-anchors.ts';
import { applyChoice } from '../rules/writing/choice/apply-choice.ts';
import { createChoiceReader } from '../rules/writing/choice/choice-of-project.ts';

export interface MadeProject extends Pick<FinishedProject, 'reading' | 'pages'> {
  readonly site: SiteModel;
  readonly session: Pick<ProjectSession, 'checkFinishedSite'>;
  /** See `readSources`. */
  readonly contents: ReadonlyMap<string, Uint8Array>;
}

export async function problemsOf({
  site,
  session,
  contents,
  reading,
  pages,
}: MadeProject): Promise<readonly Diagnostic[]> {
  const finished = await session.checkFinishedSite({ contents });
  const { all } = collectProblems({ reading, pages, configAnchors: findConfigAnchors(site), finished });
  return asChosen(site, all);
}

/** As the project has chosen to be told. */
export function asChosen({ files }: Pick<SiteModel, 'files'>, found: readonly Diagnostic[]): readonly Diagnostic[] {
  const { levels, ignored } = createChoiceReader()(files).choice;
  return applyChoice({ levels: [...levels], ignored }, found);
}
