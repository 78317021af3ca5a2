/** Text of the notes file → the notes, and what of it is none. What is wrong stays in the file and counts for nothing. */
import { JsonText } from '../../config/json-text/json-text.ts';
import { isRecord } from '../../shared/record.ts';
import type { NotedWords, NoteReply, PageNote } from './page-note.ts';

/** `unreadable`: no JSON. `shape`: no object with a list of notes. `note`: an entry without page or text. */
export type NotesFault =
  | { readonly kind: 'unreadable' | 'shape' }
  /** `place`: in the list, from 1. */
  | { readonly kind: 'note'; readonly place: number };

export interface NotesReading {
  readonly notes: readonly PageNote[];
  readonly faults: readonly NotesFault[];
  /** Notes can be added and changed without losing anything. */
  readonly isSound: boolean;
}

const NO_NOTES: NotesReading = { notes: [], faults: [], isSound: true };

/** @param text absent where there is no such file */
export function readNotes(text: string | undefined): NotesReading {
  if (text === undefined || text.trim() === '') return NO_NOTES;
  const json = JsonText.read(text);
  if (!json) return { notes: [], faults: [{ kind: 'unreadable' }], isSound: false };
  const { value } = json;
  const list = isRecord(value) ? (value.notes ?? []) : undefined;
  if (!Array.isArray(list)) return { notes: [], faults: [{ kind: 'shape' }], isSound: false };
  const faults: NotesFault[] = [];
  const keys = new Set<string>();
  const notes = list.flatMap((entry: unknown, index) => {
    const note = readNote(entry, index, keys);
    if (!note) faults.push({ kind: 'note', place: index + 1 });
    return note ?? [];
  });
  return { notes, faults, isSound: true };
}

/** Index in the list of the note with this key, as the file is now; `undefined` where it is gone. */
export function indexOfNote(json: JsonText, key: string): number | undefined {
  const list = isRecord(json.value) ? json.value.notes : undefined;
  const keys = new Set<string>();
  const found = Array.isArray(list) ? list.findIndex((entry, index) => readNote(entry, index, keys)?.key === key) : -1;
  return found < 0 ? undefined : found;
}

function readNote(entry: unknown, index: number, keys: Set<string>): PageNote | undefined {
  if (!isRecord(entry)) return undefined;
  const { id, page, quote, resolved, replies } = entry;
  const said = readReply(entry);
  if (!said || !isWords(page)) return undefined;
  const key = isWords(id) && !keys.has(id) ? id : `#${index}`;
  keys.add(key);
  return {
    ...said,
    key,
    page,
    ...(isWords(quote) && { words: readWords(quote, entry) }),
    isResolved: resolved === true,
    replies: Array.isArray(replies) ? replies.flatMap((reply) => readReply(reply) ?? []) : [],
  };
}

function readReply(entry: unknown): NoteReply | undefined {
  if (!isRecord(entry) || !isWords(entry.text)) return undefined;
  const { text, author, at } = entry;
  const time = typeof at === 'string' ? Date.parse(at) : Number.NaN;
  return { text, author: isWords(author) ? author : '', ...(Number.isFinite(time) && { at: time }) };
}

function readWords(quote: string, { before, after }: Readonly<Record<string, unknown>>): NotedWords {
  return { quote, before: typeof before === 'string' ? before : '', after: typeof after === 'string' ? after : '' };
}

function isWords(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
