/** Moves settings that are written for the other format to their places, with the smallest edits of the text. */
import type { ConfigFormat } from '../config-format.ts';
import { formatPath, valueAt } from '../config-path.ts';
import { setValue } from '../edit.ts';
import type { JsonText } from '../json-text/json-text.ts';
import { isSameJson } from '../json-value.ts';
import { carryComments, takeOut } from './carry-comments.ts';
import { type KeptEntry, type KeptNote, printKeptNote } from './kept-note.ts';
import { findStraySettings, type StraySetting } from './stray-settings.ts';

export interface MendedConfig {
  readonly text: string;
  /** The note, where something of it has to be kept there. */
  readonly note?: string;
  readonly strays: readonly Mended[];
}

export interface Mended {
  readonly stray: StraySetting;
  /** As it is written, for messages. */
  readonly from: string;
  readonly to?: string;
  /** It has no effect: its place is taken, or there is none. */
  readonly isKept: boolean;
}

/** @returns `undefined` where everything is written for the format that the file has */
export function mendConfig(json: JsonText, format: ConfigFormat, note: KeptNote): MendedConfig | undefined {
  const strays = findStraySettings(json.value, format);
  if (strays.length === 0) return undefined;
  let next = json;
  const kept: KeptEntry[] = [];
  const mended: Mended[] = [];
  for (const stray of strays) {
    const { from, to, value } = stray;
    const written = valueAt(next.value, from);
    const there = to === undefined ? undefined : valueAt(next.value, to);
    const isInPlace = to !== undefined && formatPath(from) === formatPath(to);
    const before = next;
    const isFree = there === undefined || there === null || isInPlace || isEmptyList(there);
    if (to !== undefined && isFree) {
      next = setValue(next, to, value);
      if (!isInPlace) next = takeOut(next, from);
    } else {
      if (to === undefined || !isSameJson(there, value)) {
        kept.push({ format: format === 'later' ? 'contract' : 'later', setting: from, value: written });
      }
      next = takeOut(next, from);
    }
    const isKept = to === undefined || !isFree;
    // What is in the note has no line of its own any more.
    if (to !== undefined && isFree) next = carryComments(before, next, to);
    mended.push({ stray, from: formatPath(from), ...(to && { to: formatPath(to) }), isKept });
  }
  const entries = [...note.entries, ...kept];
  const text = kept.length === 0 ? undefined : printKeptNote({ ...note, entries });
  return { text: next.text, strays: mended, ...(text !== undefined && { note: text }) };
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
