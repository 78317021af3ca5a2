/** Changes of the file with a project's choice of rules, which leave everything else in it as it is. */
import type { ConfigPath } from '../../../config/config-path.ts';
import { insertItem, setValue } from '../../../config/edit.ts';
import { JsonText } from '../../../config/json-text/json-text.ts';
import { isRecord } from '../../../shared/record.ts';
import type { IgnoredFinding } from './rule-choice.ts';

const NEW_FILE = '{\n  "preset": "gentle"\n}\n';

export interface ChoiceChange {
  readonly path: ConfigPath;
  /** `undefined` takes it away. */
  readonly value: unknown;
}

/**
 * @param text absent where there is no file yet
 * @returns `undefined` where the file cannot be read, or is no object: a person has to mend it first
 */
export function changeChoice(text: string | undefined, changes: readonly ChoiceChange[]): string | undefined {
  const json = readFile(text);
  return json && changes.reduce((file, { path, value }) => setValue(file, path, value), json).text;
}

/** With one more finding that the project does not want to be told. */
export function ignoreInProject(text: string | undefined, finding: IgnoredFinding): string | undefined {
  const json = readFile(text);
  if (json === undefined) return undefined;
  const { ignore } = json.value as { ignore?: unknown };
  if (ignore !== undefined && !Array.isArray(ignore)) return undefined;
  return insertItem(json, ['ignore'], ignore?.length ?? 0, finding).text;
}

/** With one more word that the project knows. */
export function addToWords(text: string | undefined, word: string): string | undefined {
  const json = readFile(text);
  if (json === undefined) return undefined;
  const { words } = json.value as { words?: unknown };
  if (words !== undefined && !Array.isArray(words)) return undefined;
  return words?.includes(word) ? json.text : insertItem(json, ['words'], words?.length ?? 0, word).text;
}

function readFile(text: string | undefined): JsonText | undefined {
  const json = JsonText.read(text === undefined || text.trim() === '' ? NEW_FILE : text);
  return isRecord(json?.value) ? json : undefined;
}
