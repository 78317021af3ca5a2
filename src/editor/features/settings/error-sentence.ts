/** What is wrong with a setting, in a sentence for the person at the form. */
import { settingErrorWords as words } from '../../words/settings-fields.ts';

export interface Violation {
  /** The rule that is broken, as JSON Schema names it. */
  readonly rule: string;
  readonly value: unknown;
  /** Human name of the setting. */
  readonly title: string;
  /** What the rule asks for, for `type`: one kind, or several joined by commas. */
  readonly expected?: string | undefined;
  /** What the setting may be, for `enum`. */
  readonly choices?: readonly unknown[] | undefined;
  readonly example?: string | undefined;
}

const KINDS: Readonly<Record<string, string>> = words.kinds;

const LONGEST_VALUE = 60;

export function errorSentence({ rule, value, title, expected, choices, example }: Violation): string {
  const suchAs = words.suchAs(example);
  if (rule === 'required') return words.missing(title);
  if (rule === 'pattern') return words.noColor(String(value), suchAs);
  if (rule === 'type') {
    const wanted = (expected ?? 'string').split(',').map((kind) => KINDS[kind] ?? kind);
    return words.wrongKind(title, kindOf(value), shortJson(value), words.or(wanted), suchAs);
  }
  return words.noChoice(title, typeof value === 'string' ? value : shortJson(value), (choices ?? []).map(String));
}

function shortJson(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

function kindOf(value: unknown): string {
  if (value === null) return words.nothing;
  return KINDS[Array.isArray(value) ? 'array' : typeof value] ?? typeof value;
}
