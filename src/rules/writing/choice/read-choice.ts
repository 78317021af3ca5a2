/** The file with a project's choice of rules → the choice, and what is wrong with the file. What is wrong counts for nothing. */

import type { ConfigPath } from '../../../config/config-path.ts';
import { quote } from '../../../config/describe-value.ts';
import { type ConfigDocument, parseConfig } from '../../../config/parse.ts';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import { nearName } from '../../../project/near-name.ts';
import { readText } from '../../../project/text.ts';
import { isRecord } from '../../../shared/record.ts';
import { CHOICE_FILE, LEVELS, type Level, PRESETS, type RuleChoice, USUAL_CHOICE } from './rule-choice.ts';

export interface ChoiceReading {
  readonly choice: RuleChoice;
  readonly diagnostics: readonly Diagnostic[];
}

type Say = (path: ConfigPath, part: 'key' | 'value', message: string, hint: string) => void;

const KEYS = ['preset', 'rules', 'words', 'ignore'];
const WORD_HINT = 'Write for example `"webhook"` or `{ "use": "sign in", "not": ["log in", "login"] }`.';
const IGNORE_HINT = 'Write for example `{ "rule": "writing/link-text", "file": "guides/a.mdx", "reason": "…" }`.';

/**
 * @param bytes absent where the project has no such file
 * @param codes of the rules that there are
 */
export function readChoice(bytes: Uint8Array | undefined, codes: ReadonlySet<string>): ChoiceReading {
  if (bytes === undefined) return { choice: USUAL_CHOICE, diagnostics: [] };
  const parsed = parseConfig(readText(bytes), CHOICE_FILE);
  if (parsed.status === 'unreadable') return { choice: USUAL_CHOICE, diagnostics: parsed.diagnostics };
  const { document } = parsed;
  const diagnostics: Diagnostic[] = [...parsed.diagnostics];
  const say = sayIn(document, diagnostics);
  const { value } = document;
  if (!isRecord(value)) {
    say([], 'value', 'The choice of checks is no object.', 'Write for example `{ "preset": "gentle" }`.');
    return { choice: USUAL_CHOICE, diagnostics };
  }
  for (const key of Object.keys(value)) {
    if (key !== '$schema' && !KEYS.includes(key))
      say(
        [key],
        'key',
        `There is no setting ${quote(key)} of checks.`,
        `There are ${KEYS.map((one) => quote(one)).join(', ')}.`,
      );
  }
  const choice = {
    preset: readPreset(value.preset, say),
    levels: readLevels(value.rules, codes, say),
    words: readWords(value.words, say),
    ignored: readIgnored(value.ignore, say),
  };
  return { choice, diagnostics };
}

function sayIn(document: ConfigDocument, diagnostics: Diagnostic[]): Say {
  return (path, part, message, hint) =>
    diagnostics.push({
      code: 'config/checks-file',
      severity: 'warning',
      subject: path.map(String),
      message,
      hint,
      file: CHOICE_FILE,
      range: document.locatePart(path, part).range,
    });
}

function readPreset(value: unknown, say: Say): RuleChoice['preset'] {
  const preset = PRESETS.find((one) => one === value);
  if (preset === undefined && value !== undefined)
    say(
      ['preset'],
      'value',
      `${quote(String(value))} is no preset of checks.`,
      `Write ${PRESETS.map((one) => quote(one)).join(', ')}.`,
    );
  return preset ?? USUAL_CHOICE.preset;
}

function readLevels(value: unknown, codes: ReadonlySet<string>, say: Say): RuleChoice['levels'] {
  const levels = new Map<string, Level>();
  if (value === undefined) return levels;
  if (!isRecord(value)) {
    say(['rules'], 'value', 'The rules are no object.', 'Write for example `{ "writing/link-text": "off" }`.');
    return levels;
  }
  for (const [code, written] of Object.entries(value)) {
    const level = LEVELS.find((one) => one === written);
    if (!codes.has(code)) {
      const near = nearName(code, codes);
      say(
        ['rules', code],
        'key',
        `There is no rule ${quote(code)}.`,
        near ? `Did you mean ${quote(near)}?` : 'Remove it.',
      );
    } else if (level === undefined) {
      say(
        ['rules', code],
        'value',
        `${quote(String(written))} says not how bad it is.`,
        `Write ${LEVELS.map((one) => quote(one)).join(', ')}.`,
      );
    } else levels.set(code, level);
  }
  return levels;
}

function readWords(value: unknown, say: Say): RuleChoice['words'] {
  return readList(value, 'words', WORD_HINT, say, (one, path) => {
    // A word alone is one that the project knows.
    if (isWord(one)) return { use: one.trim(), not: [] };
    if (!isRecord(one) || !isWord(one.use) || !Array.isArray(one.not) || !one.not.every(isWord)) {
      say(
        path,
        'value',
        'An entry of the word list is a word, or has a word to `use` and what `not` to write for it.',
        WORD_HINT,
      );
      return undefined;
    }
    return { use: one.use.trim(), not: one.not.map((form: string) => form.trim()) };
  });
}

function readIgnored(value: unknown, say: Say): RuleChoice['ignored'] {
  return readList(value, 'ignore', IGNORE_HINT, say, (one, path) => {
    const { rule, file, about, reason } = isRecord(one) ? one : {};
    if (!isWord(rule) || !isWord(reason)) {
      say(path, 'value', 'What is to be ignored needs a `rule` and a `reason`.', IGNORE_HINT);
      return undefined;
    }
    return { rule, reason, ...(isWord(file) && { file }), ...(isWord(about) && { about }) };
  });
}

function readList<Entry>(
  value: unknown,
  key: string,
  hint: string,
  say: Say,
  read: (one: unknown, path: ConfigPath) => Entry | undefined,
): readonly Entry[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    say([key], 'value', `${quote(key)} is no list.`, hint);
    return [];
  }
  return value.flatMap((one: unknown, index) => read(one, [key, index]) ?? []);
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
