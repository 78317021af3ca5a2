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

/** See `transferItems` of `edit.ts`. Items may come from other files than the list is in. */
export function transferItems(
  config: ConfigTexts,
  sources: readonly ConfigPath[],
  listPath: ConfigPath,
  index: number,
): TransferredEntries {
  for (const source of sources) {
    const holder = [...sources, listPath].find((path) => path !== source && isAtOrBelow(path, source));
    if (holder !== undefined) throw new Error(`${JSON.stringify(holder)} stands inside ${JSON.stringify(source)}.`);
  }
  let target = listPath;
  let position = index;
  let waiting = [...sources];
  let rest = config;
  const pieces: { readonly piece: Piece; readonly from: string }[] = [];
  for (let source = waiting.shift(); source !== undefined; source = waiting.shift()) {
    const place = rest.placeOf(source, false);
    if (isProblem(place)) return { config: config.refused(place), paths: sources };
    const taken = takeItem(place.json, place.path);
    rest = rest.with(place.file, taken.config);
    pieces.push({ piece: taken.piece, from: place.file });
    if (isSamePath(target, source.slice(0, -1)) && Number(source.at(-1)) < position) position--;
    target = withoutItem(target, source);
    const removed = source;
    waiting = waiting.map((path) => withoutItem(path, removed));
  }
  if (valueAt(rest.value, target) === undefined) rest = setValue(rest, target, []);
  for (const [at, { piece, from }] of pieces.entries()) {
    const place = rest.placeOf(target, true);
    if (isProblem(place)) return { config: config.refused(place), paths: sources };
    const list = nodeAt(place.json.root, place.path);
    if (list?.type !== 'array') throw new Error(`There is no list at ${JSON.stringify(listPath)}.`);
    const put = putItem(place.json, list, position + at, piece);
    const now = [...place.path, Math.min(position + at, list.children?.length ?? 0)];
    rest = rest.with(place.file, withReferencesFrom(put, now, from, place.file));
  }
  return { config: rest, paths: pieces.map((_, at) => [...target, position + at]) };
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
