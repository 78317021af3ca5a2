import type { ProjectFiles } from '../../../project/project-files.ts';
import { PROBLEM_KINDS } from '../../problem-kinds.ts';
import { type ChoiceReading, readChoice } from './read-choice.ts';
import { CHOICE_FILE } from './rule-choice.ts';

/** What a project can choose: everything but what leaves a site blank, or is told of the editor itself. */
export const SWITCHED_CODES: ReadonlySet<string> = new Set(
  [...PROBLEM_KINDS.values()].filter(({ isSwitched }) => isSwitched).map(({ code }) => code),
);

export type ChoiceReader = (files: ProjectFiles) => ChoiceReading;

/** Reads the choice of a project; the last one is remembered, since it is asked for with every change of the project. */
export function createChoiceReader(): ChoiceReader {
  let last: { readonly bytes: Uint8Array | undefined; readonly reading: ChoiceReading } | undefined;
  return (files) => {
    const bytes = files.get(CHOICE_FILE);
    if (last === undefined || last.bytes !== bytes) last = { bytes, reading: readChoice(bytes, SWITCHED_CODES) };
    return last.reading;
  };
}
