/** A project's choice of checks while it is being made, and what it changes in the file. */
import type { ChoiceChange } from '../../../../rules/writing/choice/edit-choice.ts';
import type { Level, Preset, RuleChoice, WordRule } from '../../../../rules/writing/choice/rule-choice.ts';

export interface WordDraft {
  /** Tells it from the others while they come and go. */
  readonly id: number;
  readonly use: string;
  /** Separated by commas. */
  readonly not: string;
}

export interface ChoiceDraft {
  readonly preset: Preset;
  readonly levels: ReadonlyMap<string, Level>;
  readonly words: readonly WordDraft[];
}

export function draftOf({ preset, levels, words }: RuleChoice): ChoiceDraft {
  return { preset, levels, words: words.map(({ use, not }, id) => ({ id, use, not: not.join(', ') })) };
}

/** Only what is different from the choice before: what the screen does not show stays in the file as it is. */
export function changesOf(before: RuleChoice, { preset, levels, words }: ChoiceDraft): readonly ChoiceChange[] {
  const codes = new Set([...before.levels.keys(), ...levels.keys()]);
  const changed = [...codes].filter((code) => before.levels.get(code) !== levels.get(code));
  const list = wordsOf(words);
  return [
    ...(preset === before.preset ? [] : [{ path: ['preset'], value: preset }]),
    ...changed.map((code) => ({ path: ['rules', code], value: levels.get(code) })),
    ...(JSON.stringify(list) === JSON.stringify(before.words)
      ? []
      : [{ path: ['words'], value: list.length === 0 ? undefined : list.map(inFile) }]),
  ];
}

/** A word that nothing is compared with stands by itself. */
function inFile({ use, not }: WordRule): string | WordRule {
  return not.length === 0 ? use : { use, not };
}

/** A line without a word is none. */
function wordsOf(words: readonly WordDraft[]): readonly WordRule[] {
  return words.flatMap(({ use, not }) => {
    const forms = not.split(',').map((form) => form.trim());
    const kept = forms.filter((form) => form !== '');
    return use.trim() === '' ? [] : [{ use: use.trim(), not: kept }];
  });
}
