/** The values of a setting to choose from, with what it is while nothing is set. Pure. */
import type { UiSchema } from '@rjsf/utils';
import { settingsWords } from '../../../words/settings.ts';
import { textOf } from '../setting-value.ts';

export interface Choice {
  readonly value: unknown;
  readonly label: string;
}

export interface Choices {
  readonly known: readonly Choice[];
  /** What the setting is while it is not in the file, such as "Default (round)". */
  readonly unset: string;
  /** The value of a setting that is not in the file, where it is one of the known. */
  readonly usual: unknown;
}

/** @param key of the setting, such as `background.style` */
export function choicesOf(key: string, uiSchema: UiSchema): Choices {
  const known: readonly Choice[] = uiSchema['ui:choices'] ?? [];
  const usual: unknown = uiSchema['ui:default'];
  const label = known.find(({ value }) => value === usual)?.label;
  const words: Readonly<Record<string, string>> = settingsWords.unset;
  const name = Object.hasOwn(words, key) ? words[key] : label && inSentence(label);
  return { known, usual, unset: settingsWords.byDefault(name) };
}

/** A value that the file holds and nobody knows, to be shown as it is. */
export function foreignLabel(value: unknown): string {
  return settingsWords.foreign(textOf(value));
}

/** As it stands in brackets: "Two-tone" → "two-tone", but "GitHub" and "API key" as they are. */
function inSentence(label: string): string {
  return /^[A-Z][a-z-]+(?:$|[ ,(])/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
