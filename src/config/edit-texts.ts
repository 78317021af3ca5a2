/**
 * The edits of `edit.ts` for a configuration that may be written in several files: each change goes into the file that
 * holds the value. Paths are told as in the configuration with all references followed.
 */
import { relativePath } from '../project/paths.ts';
import { type ConfigPath, isAtOrBelow, isSamePath, valueAt, withoutItem } from './config-path.ts';
import { type ConfigTexts, referredFile, type TextPlace, type TextProblem } from './config-texts.ts';
import { renameKey as renameKeyIn } from './edit/rename-key.ts';
import { type Piece, putItem, putProperty, takeItem, takeProperty } from './edit/transfer-items.ts';
import * as one from './edit.ts';
import type { JsonText } from './json-text/json-text.ts';
import { nodeAt } from './json-tree.ts';

/** See `setValue` of `edit.ts`. */
export function setValue(config: ConfigTexts, path: ConfigPath, value: unknown): ConfigTexts {
  return edited(config, path, value !== undefined, (json, place) => one.setValue(json, place, value));
}

/** See `removeValue` of `edit.ts`. What is a reference is removed as one: the file that it names stays. */
export function removeValue(config: ConfigTexts, path: ConfigPath, options: one.RemoveOptions = {}): ConfigTexts {
  return edited(config, path, false, (json, place) => one.removeValue(json, place, options));
}

/** See `insertItem` of `edit.ts`. */
export function insertItem(config: ConfigTexts, listPath: ConfigPath, index: number, value: unknown): ConfigTexts {
  return edited(config, listPath, true, (json, place) => one.insertItem(json, place, index, value));
}

/** Gives a property another key, where it stands. */
export function renameKey(config: ConfigTexts, path: ConfigPath, key: string): ConfigTexts {
  return edited(config, path, false, (json, place) => renameKeyIn(json, place, key));
}

export interface TransferredEntries {
  readonly config: ConfigTexts;
  /** Where the items stand now, in the order given. */
  readonly paths: readonly ConfigPath[];
}

/**
 * See `transferItems` of `edit.ts`. Items may come from other files than the list is in. A file may stand in several places:
 * what counts is where things are written.
 */
export function transferItems(
  config: ConfigTexts,
  sources: readonly ConfigPath[],
  listPath: ConfigPath,
  index: number,
): TransferredEntries {
  const refused = (problem: TextProblem): TransferredEntries => ({ config: config.refused(problem), paths: sources });
  const target = config.placeOf(listPath, true);
  if (isProblem(target)) return refused(target);
  const waiting: TextPlace[] = [];
  for (const source of sources) {
    const place = config.placeOf(source, false);
    if (isProblem(place)) return refused(place);
    // It would be put into itself, through another reference to the file that holds it.
    if (place.file === target.file && isAtOrBelow(target.path, place.path)) {
      return refused({ kind: 'circle', file: place.file });
    }
    waiting.push(place);
  }
  let list = target.path;
  let position = index;
  let rest = config;
  const pieces: { readonly piece: Piece; readonly from: string }[] = [];
  for (let source = waiting.shift(); source !== undefined; source = waiting.shift()) {
    const { file, path } = source;
    const taken = takeItem(textIn(rest, file), path);
    rest = rest.with(file, taken.config);
    pieces.push({ piece: taken.piece, from: file });
    if (file === target.file) {
      if (isSamePath(list, path.slice(0, -1)) && Number(path.at(-1)) < position) position--;
      list = withoutItem(list, path);
    }
    for (const [at, other] of waiting.entries()) {
      if (other.file === file) waiting[at] = { ...other, path: withoutItem(other.path, path) };
    }
  }
  let json = textIn(rest, target.file);
  if (nodeAt(json.root, list) === undefined) json = one.setValue(json, list, []);
  for (const [at, { piece, from }] of pieces.entries()) {
    const node = nodeAt(json.root, list);
    if (node?.type !== 'array') throw new Error(`There is no list at ${JSON.stringify(listPath)}.`);
    const now = [...list, Math.min(position + at, node.children?.length ?? 0)];
    json = withReferencesFrom(putItem(json, node, position + at, piece), now, from, target.file);
  }
  const where = withoutItems(listPath, sources);
  return { config: rest.with(target.file, json), paths: pieces.map((_, at) => [...where, position + at]) };
}

/** What a path is called once items were taken out, one after the other. */
function withoutItems(path: ConfigPath, [first, ...others]: readonly ConfigPath[]): ConfigPath {
  if (first === undefined) return path;
  const rest = others.map((other) => withoutItem(other, first));
  return withoutItems(withoutItem(path, first), rest);
}

function textIn(config: ConfigTexts, file: string): JsonText {
  const json = config.textOf(file);
  if (typeof json === 'string') throw new Error(`${file} was there when the change was begun.`);
  return json;
}

/** Moves a property to the end of another object, with its comments; the object must not have the key yet. */
export function transferProperty(config: ConfigTexts, path: ConfigPath, objectPath: ConfigPath): ConfigTexts {
  const source = config.placeOf(path, false);
  if (isProblem(source)) return config.refused(source);
  const taken = takeProperty(source.json, source.path);
  // A key written twice is taken out twice: else the first would come to light.
  const rest =
    valueAt(taken.config.value, source.path) === undefined ? taken.config : one.removeValue(taken.config, source.path);
  const bare = config.with(source.file, rest);
  const target = bare.placeOf(objectPath, true);
  if (isProblem(target)) return config.refused(target);
  const object = nodeAt(target.json.root, target.path);
  if (object?.type !== 'object') throw new Error(`There is no object at ${JSON.stringify(objectPath)}.`);
  const put = putProperty(target.json, object, taken.piece);
  const now = [...target.path, path.at(-1) ?? ''];
  return bare.with(target.file, withReferencesFrom(put, now, source.file, target.file));
}

function isProblem(place: TextPlace | TextProblem): place is TextProblem {
  return 'kind' in place;
}

function edited(
  config: ConfigTexts,
  path: ConfigPath,
  isInside: boolean,
  change: (json: JsonText, path: ConfigPath) => JsonText,
): ConfigTexts {
  if (config.problem !== undefined) return config;
  const place = config.placeOf(path, isInside);
  return isProblem(place) ? config.refused(place) : config.with(place.file, change(place.json, place.path));
}

/** References are told from the file that holds them: what comes from another folder says the same in other words. */
function withReferencesFrom(json: JsonText, path: ConfigPath, from: string, to: string): JsonText {
  if (from === to) return json;
  let rest = json;
  const visit = (value: unknown, at: ConfigPath): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const place = [...at, Array.isArray(value) ? Number(key) : key];
      if (key !== '$ref' || typeof inner !== 'string') visit(inner, place);
      else if (referredFile(to, inner) !== referredFile(from, inner)) {
        rest = one.setValue(rest, place, relativePath(to, referredFile(from, inner)));
      }
    }
  };
  visit(valueAt(json.value, path), path);
  return rest;
}
