/** A conversion on its way: what of the source is still to be placed, and what the result holds so far. */
import { isRecord } from '../../shared/record.ts';
import type { ConfigFormat } from '../config-format.ts';
import { type ConfigPath, valueAt } from '../config-path.ts';
import { isSameJson } from '../json-value.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { KeptEntry } from './kept-note.ts';
import { copyOf, define, type PlainObject, putAt, removeAt } from './plain-object.ts';
import { patternOf, type ReportKind, type ReportLine } from './report.ts';
import { titleOf } from './setting-titles.ts';

/** What stood at one path stands at another. */
export interface Move {
  readonly from: ConfigPath;
  readonly to: ConfigPath;
}

/** A setting that is kept as it was while what the conversion made of it stays as it is. */
interface Guarded {
  readonly setting: ConfigPath;
  readonly value: unknown;
  readonly settings: readonly ConfigPath[];
}

export class Draft {
  readonly source: PlainObject;
  readonly from: ConfigFormat;
  readonly to: ConfigFormat;
  readonly result: PlainObject = {};
  readonly moves: Move[] = [];
  readonly lines: ReportLine[] = [];
  /** What the other format needs is filled in; not where only a part of a configuration is looked at. */
  fills = true;
  readonly kept: KeptEntry[] = [];
  /** First keys of what came back out of the note as it was. */
  readonly restored = new Set<string>();
  readonly #rest: PlainObject;
  readonly #guarded: Guarded[] = [];

  /** @param source the whole configuration, with references followed */
  constructor(source: PlainObject, from: ConfigFormat, to: ConfigFormat) {
    this.source = source;
    this.from = from;
    this.to = to;
    this.#rest = copyOf(source);
  }

  /** What is still to be placed at a path. */
  at(path: ConfigPath): unknown {
    return valueAt(this.#rest, path);
  }

  /** Takes a setting out of what is left; says nothing about it. */
  take(path: ConfigPath): unknown {
    const value = this.at(path);
    if (value !== undefined) removeAt(this.#rest, path);
    return value;
  }

  /**
   * Moves a setting to its place in the other format. Where that is taken, the setting is kept in the note.
   *
   * @param change what becomes of its value; `undefined` from it keeps the setting in the note
   */
  move(
    from: ConfigPath,
    to: ConfigPath,
    change: (value: unknown) => unknown = (value) => value,
    words?: string,
  ): boolean {
    const value = this.take(from);
    if (value === undefined) return false;
    const changed = value === null ? undefined : change(value);
    if (changed === undefined || valueAt(this.result, to) !== undefined || !this.isFree(to)) {
      this.#keep(from, value, changed === undefined ? words : 'Its place is taken by a setting that counts more.');
      return false;
    }
    putAt(this.result, to, changed);
    this.moves.push({ from, to });
    if (patternOf(from) !== patternOf(to)) this.say('moved', from, { to, ...(words !== undefined && { words }) });
    return true;
  }

  /** Puts a setting into the note, which has no place in the other format. */
  keep(path: ConfigPath, words?: string): void {
    const value = this.take(path);
    if (value !== undefined) this.#keep(path, value, words);
  }

  /** Keeps how a setting was written, for as long as what was made of it stays as it is. */
  keepWhile(setting: ConfigPath, value: unknown, settings: readonly ConfigPath[]): void {
    this.#guarded.push({ setting, value, settings });
  }

  /** Fills in what the other format needs and this one did not say. */
  fill(to: ConfigPath, value: unknown, words: string): void {
    if (!this.fills || valueAt(this.result, to) !== undefined || this.at(to) !== undefined) return;
    putAt(this.result, to, value);
    this.keepWhile(to, undefined, [to]);
    this.lines.push({ kind: 'filled', title: titleOf(this.to, to), to: patternOf(to), words });
  }

  /** Says something in the report about a setting of the source. */
  say(kind: ReportKind, from: ConfigPath, more: { readonly to?: ConfigPath; readonly words?: string } = {}): void {
    const { to, words } = more;
    this.lines.push({
      kind,
      title: titleOf(this.from, from),
      from: patternOf(from),
      ...(to && { to: patternOf(to) }),
      ...(words !== undefined && { words }),
    });
  }

  /** A part is written as it was before the last conversion: nobody has changed what that made of it. */
  restore({ setting, value, while: condition }: KeptEntry): void {
    const settings = condition?.settings ?? [];
    this.restored.add(String(setting[0]));
    const pairs = settings.map((path) => ({ path, value: this.take(path) }));
    if (value === undefined) return;
    putAt(this.result, setting, copyOf(value));
    const changed = pairs.find((pair) => pair.value !== undefined);
    this.lines.push({
      kind: 'restored',
      title: titleOf(this.to, setting),
      ...(changed && { from: patternOf(changed.path) }),
      to: patternOf(setting),
      words: 'It is written as it was before the last conversion, for nothing about it has changed since.',
    });
  }

  /** Everything that nothing was said about stays where it is; what is in the way of something else goes into the note. */
  leaveRest(): void {
    this.#leave(this.#rest, []);
    this.#sortKeys(this.result, this.source, []);
  }

  /** Entries of the note for what was filled in or rewritten, once the result is complete. */
  guardedEntries(): readonly KeptEntry[] {
    return this.#guarded.map(({ setting, value, settings }) => ({
      format: this.from,
      setting,
      ...(value === undefined ? { isAbsent: true as const } : { value }),
      while: { settings, are: fingerprintOf(this.result, settings) },
    }));
  }

  #keep(setting: ConfigPath, value: unknown, words: string | undefined): void {
    this.kept.push({ format: this.from, setting, value });
    this.say('kept', setting, words === undefined ? {} : { words });
  }

  /** Whether nothing on the way to a path is a single value. */
  isFree(path: ConfigPath): boolean {
    return path.slice(0, -1).every((_, at) => {
      const holder = valueAt(this.result, path.slice(0, at + 1));
      return holder === undefined || isRecord(holder);
    });
  }

  #leave(value: PlainObject, path: ConfigPath): void {
    for (const [key, inner] of Object.entries(value)) {
      const at = [...path, key];
      const there = valueAt(this.result, at);
      if (there === undefined && this.isFree(at)) putAt(this.result, at, inner);
      else if (isRecord(there) && isRecord(inner)) this.#leave(inner, at);
      else if (!isSameJson(there, inner)) this.#keep(at, inner, 'Its place is taken by a setting that counts more.');
    }
  }

  /** The order of the source, as far as it has the keys; a setting that moved stands where it stood. */
  #sortKeys(holder: PlainObject, source: PlainObject, path: ConfigPath): void {
    const places = new Map<string, number>();
    for (const [place, key] of Object.keys(source).entries()) places.set(key, place);
    const rank = (key: string): number => {
      if (path.length === 0 && key === '$schema') return -2;
      if (path.length === 0 && key === 'navigation') return places.get('navigation') ?? places.size;
      const own = places.get(key);
      if (own !== undefined) return own;
      if (path.length > 0) return places.size;
      const moved = this.moves.filter(({ to }) => to[0] === key).map(({ from }) => places.get(String(from[0])));
      return Math.min(
        ...moved.map((place) => place ?? places.size),
        path.length === 0 && key === 'theme' ? -1 : places.size,
      );
    };
    const ranked = Object.entries(holder).map(([key, inner]) => [key, inner, rank(key)] as const);
    for (const [key] of ranked) delete holder[key];
    for (const [key, inner] of ranked.toSorted((one, other) => one[2] - other[2])) {
      define(holder, key, inner);
      const before = Object.hasOwn(source, key) ? source[key] : undefined;
      if (isRecord(inner) && isRecord(before) && key !== 'navigation') this.#sortKeys(inner, before, [...path, key]);
    }
  }
}
