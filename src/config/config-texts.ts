/**
 * A configuration as the texts that it is written in: its own file, and those that `{ "$ref": "other.json" }` in it stands
 * for. Places are told as in the whole of it; a change goes into the file that holds the value.
 */
import { folderOf, normalizePath } from '../project/paths.ts';
import { type ConfigPath, valueAt } from './config-path.ts';
import type { JsonText } from './json-text/json-text.ts';
import { ReferenceFollower } from './reference-follower.ts';

/** Why a file that is referred to cannot be changed. */
export interface TextProblem {
  readonly kind: 'missing' | 'unreadable' | 'not-text' | 'circle';
  /** As it would be called in the project. */
  readonly file: string;
}

/** The text of another file of the project, or what is wrong with it. */
export type ReadText = (file: string) => JsonText | TextProblem['kind'];

/** Where a value is written. */
export interface TextPlace {
  readonly file: string;
  readonly json: JsonText;
  /** In this file; empty for the whole of it. */
  readonly path: ConfigPath;
}

const follower = new ReferenceFollower();

/** Immutable. After a problem nothing more is changed: whoever asked for the change looks at `problem`. */
export class ConfigTexts {
  readonly file: string;
  readonly problem: TextProblem | undefined;
  /** What was changed so far, by file. */
  readonly changed: ReadonlyMap<string, JsonText>;
  readonly #first: JsonText;
  readonly #read: ReadText;

  private constructor(
    file: string,
    first: JsonText,
    read: ReadText,
    changed: ReadonlyMap<string, JsonText>,
    problem?: TextProblem,
  ) {
    this.file = file;
    this.#first = first;
    this.#read = read;
    this.changed = changed;
    this.problem = problem;
  }

  /** @param read asked for the files that are referred to */
  static of(file: string, json: JsonText, read: ReadText = () => 'missing'): ConfigTexts {
    return new ConfigTexts(file, json, read, new Map());
  }

  /** The text of the configuration's own file. */
  get json(): JsonText {
    return this.changed.get(this.file) ?? this.#first;
  }

  /** With all references followed. Parts without a reference are the same objects as in the texts. */
  get value(): unknown {
    return follower.follow(this.json.value, this.file, (file) => {
      const json = this.textOf(file);
      return typeof json === 'string' ? undefined : json;
    });
  }

  textOf(file: string): JsonText | TextProblem['kind'] {
    if (file === this.file) return this.json;
    return this.changed.get(file) ?? this.#read(file);
  }

  /**
   * Finds where a value is written. Of an object, keys beside `$ref` win.
   *
   * @param isInside the value itself is a reference that is to be followed, not replaced or removed
   */
  placeOf(path: ConfigPath, isInside: boolean): TextPlace | TextProblem {
    let place: TextPlace = { file: this.file, json: this.json, path: [] };
    const visited = new Set<string>([this.file]);
    for (let at = 0; at <= path.length; at++) {
      const step = path[at];
      for (let target = targetOf(place, step, isInside); target !== undefined; ) {
        if (visited.has(target)) return { kind: 'circle', file: target };
        const json = this.textOf(target);
        if (typeof json === 'string') return { kind: json, file: target };
        if (json.root === undefined) return { kind: 'unreadable', file: target };
        visited.add(target);
        place = { file: target, json, path: [] };
        target = targetOf(place, step, isInside);
      }
      if (step !== undefined) place = { ...place, path: [...place.path, step] };
    }
    return place;
  }

  /** With the text of a file replaced. */
  with(file: string, json: JsonText): ConfigTexts {
    if (this.textOf(file) === json) return this;
    return new ConfigTexts(this.file, this.#first, this.#read, new Map([...this.changed, [file, json]]));
  }

  refused(problem: TextProblem): ConfigTexts {
    return new ConfigTexts(this.file, this.#first, this.#read, this.changed, problem);
  }
}

/** The file that has the next step; `undefined` where it stands in this one. `step` is absent at the end of the path. */
function targetOf({ json, path, file }: TextPlace, step: string | number | undefined, isInside: boolean) {
  const value = valueAt(json.value, path);
  if (typeof value !== 'object' || value === null || !('$ref' in value) || typeof value.$ref !== 'string') return;
  if (step === undefined ? !isInside : Object.hasOwn(value, step)) return;
  return referredFile(file, value.$ref);
}

/** The file that a reference means, as the project calls it; as it is written where that leads out of the project. */
export function referredFile(holder: string, reference: string): string {
  return normalizePath(`${folderOf(holder)}/${reference}`) ?? reference;
}
