import { type AppliedChoice, applyChoice } from '../../../rules/writing/choice/apply-choice.ts';
import type { ProjectStore } from '../../store/index.ts';

/** From now on the project is told what it wants to be told. */
export function followChoice({ actions }: Pick<ProjectStore, 'actions'>, choice: AppliedChoice): void {
  const isNone = choice.levels.length + choice.ignored.length === 0;
  actions.setChosen(isNone ? undefined : (problems) => applyChoice(choice, problems));
}
