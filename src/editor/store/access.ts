import { storeWords } from '../words/store.ts';
import { refuse } from './operations/operation.ts';
import type { ProjectState } from './project-state.ts';

/** Why nothing may be changed in this tab. */
export function locked({ access, name }: ProjectState): ReturnType<typeof refuse> {
  const { openElsewhere, newer, reload } = storeWords.refusals;
  return refuse(
    'edit/read-only',
    (access.mode === 'elsewhere' ? openElsewhere : newer)(name),
    access.mode === 'edit' ? '' : (access.reason.hint ?? reload),
  );
}
