/**
 * The note beside the configuration: settings of one format that the other one has no place for, and how a part was written
 * before it was converted. Converting back takes them up again.
 */
import { isRecord } from '../../shared/record.ts';
import type { ConfigFormat } from '../config-format.ts';
import type { ConfigPath } from '../config-path.ts';
import { parseConfig } from '../parse.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { PlainObject } from './plain-object.ts';

export const KEPT_NOTE = 'docs.kept.json';

const ABOUT =
  'Settings that docs.json has no place for in the format it has now, and how parts of it were written before it was converted. Converting back takes them up again. Delete this file if you will never convert back.';

export interface KeptEntry {
  /** The format that the setting belongs to. */
  readonly format: ConfigFormat;
  readonly setting: ConfigPath;
  /** What it held. */
  readonly value?: unknown;
  /** It was not there: what the conversion filled in goes again on the way back. */
  readonly isAbsent?: true;
  /** Settings of the other format which have to be as the conversion left them; else what they say now counts. */
  readonly while?: { readonly settings: readonly ConfigPath[]; readonly are: string };
}

export interface KeptNote {
  readonly entries: readonly KeptEntry[];
  /** The name that the configuration had. */
  readonly file?: string;
}

const EMPTY: KeptNote = { entries: [] };

/** Nothing where there is no note. What is no note of ours is `undefined`: it is not to be written over. */
export function readKeptNote(text: string | undefined): KeptNote | undefined {
  if (text === undefined) return EMPTY;
  const parsed = parseConfig(text, KEPT_NOTE);
  if (parsed.status !== 'ok' || !isRecord(parsed.document.value)) return undefined;
  const { kept, file } = parsed.document.value;
  if (!Array.isArray(kept)) return undefined;
  const entries = kept.flatMap((entry: unknown) => readEntry(entry) ?? []);
  if (entries.length !== kept.length) return undefined;
  return { entries, ...(file === 'mint.json' && { file }) };
}

function readEntry(entry: unknown): KeptEntry | undefined {
  if (!isRecord(entry)) return undefined;
  const { format, setting, value, isAbsent, while: condition } = entry;
  if ((format !== 'contract' && format !== 'later') || !isPath(setting)) return undefined;
  const guard = readCondition(condition);
  return {
    format,
    setting,
    ...(isAbsent === true ? { isAbsent } : { value }),
    ...(guard && { while: guard }),
  };
}

function readCondition(value: unknown): KeptEntry['while'] {
  if (!isRecord(value) || typeof value.are !== 'string' || !Array.isArray(value.settings)) return undefined;
  return { settings: value.settings.filter(isPath), are: value.are };
}

function isPath(value: unknown): value is ConfigPath {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((step) => typeof step === 'string' || (typeof step === 'number' && Number.isInteger(step)))
  );
}

/** The text of a note; `undefined` when there is nothing to keep. */
export function printKeptNote({ entries, file }: KeptNote): string | undefined {
  if (entries.length === 0) return undefined;
  const note: PlainObject = { about: ABOUT, ...(file !== undefined && { file }), kept: entries };
  return `${JSON.stringify(note, undefined, 2).replace(FLAT_LIST, (list) => list.replace(/\n\s*/g, ' ').replace('[ ', '[').replace(/ \]$/, ']'))}\n`;
}

/** A list of single values, which reads best on one line. */
const FLAT_LIST = /\[\n\s*(?:"(?:[^"\\]|\\.)*"|[\w.+-]+)(?:,\n\s*(?:"(?:[^"\\]|\\.)*"|[\w.+-]+))*\n\s*\]/g;

/** Whether the settings that an entry depends on are still as the conversion left them. */
export function isStillSo(entry: KeptEntry, config: unknown): boolean {
  return entry.while === undefined || fingerprintOf(config, entry.while.settings) === entry.while.are;
}
