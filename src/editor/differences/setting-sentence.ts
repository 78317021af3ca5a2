/** A changed setting in words. Pure. */
import type { SettingPath } from '../store/index.ts';
import { versionsWords } from '../words/versions.ts';
import type { SettingDifference } from './setting-changes.ts';

const words = versionsWords.setting;
const LONGEST = 80;

/** What a setting is called; `undefined` for one that has no name. */
export type TitleOf = (path: SettingPath) => string | undefined;

export function settingSentence({ path, before, after }: SettingDifference, titleOf: TitleOf): string {
  const title = titleWithPlace(path, titleOf);
  if (before === undefined) return words.added(title, valueInWords(after));
  if (after === undefined) return words.removed(title, valueInWords(before));
  return words.changed(title, valueInWords(before), valueInWords(after));
}

/** "Navigation › 2 › Group": names from the outside in, entries of lists by their place. */
function titleWithPlace(path: SettingPath, titleOf: TitleOf): string {
  return path
    .map((step, at) => (typeof step === 'number' ? String(step + 1) : (titleOf(path.slice(0, at + 1)) ?? step)))
    .join(' › ');
}

function valueInWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? words.on : words.off;
  if (value === '' || value === null) return words.empty;
  if (Array.isArray(value)) return words.entries(value.length);
  if (typeof value === 'object') return words.several;
  const text = String(value);
  return `“${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}”`;
}
