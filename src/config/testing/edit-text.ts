/** The edits of a configuration on plain texts, as tests like to write them. */
import type { ConfigPath } from '../config-path.ts';
import { ConfigTexts } from '../config-texts.ts';
import * as edit from '../edit.ts';
import { JsonText } from '../json-text/json-text.ts';

export function jsonOf(text: string): JsonText {
  const json = JsonText.read(text);
  if (json === undefined) throw new Error(`A text with a syntax error:\n${text}`);
  return json;
}

/** A configuration in one file. */
export function configOf(text: string): ConfigTexts {
  return ConfigTexts.of('docs.json', jsonOf(text));
}

/** What is known of a text after a change must be what reading it afresh would tell. */
function textOf(json: JsonText): string {
  const fresh = jsonOf(json.text);
  const [known, real] = [JSON.stringify(json.value), JSON.stringify(fresh.value)];
  if (known !== real) throw new Error(`Known: ${known}\nReal: ${real}\n${json.text}`);
  return json.text;
}

export const setValue = (text: string, path: ConfigPath, value: unknown): string =>
  textOf(edit.setValue(jsonOf(text), path, value));

export const removeValue = (text: string, path: ConfigPath, options?: edit.RemoveOptions): string =>
  textOf(edit.removeValue(jsonOf(text), path, options));

export const insertItem = (text: string, path: ConfigPath, index: number, value: unknown): string =>
  textOf(edit.insertItem(jsonOf(text), path, index, value));

export const moveItem = (text: string, path: ConfigPath, from: number, to: number): string =>
  textOf(edit.moveItem(jsonOf(text), path, from, to));

export function transferItems(text: string, sources: readonly ConfigPath[], listPath: ConfigPath, index: number) {
  const { config, paths } = edit.transferItems(jsonOf(text), sources, listPath, index);
  return { text: textOf(config), paths };
}
