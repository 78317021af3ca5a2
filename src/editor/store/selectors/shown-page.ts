import type { ProjectState } from '../project-state.ts';

/** `PageModel.path` of the page in the preview; `undefined` while no page is known. */
export function selectShownPage({ location, reading }: Pick<ProjectState, 'location' | 'reading'>): string | undefined {
  return location.page ?? reading?.home;
}
