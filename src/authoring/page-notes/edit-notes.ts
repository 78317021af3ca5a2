/** Changes of the notes file that leave everything else in it as it is: other notes, comments, keys that nobody knows. */
import { insertItem, removeValue, setValue } from '../../config/edit.ts';
import { JsonText } from '../../config/json-text/json-text.ts';
import { isRecord } from '../../shared/record.ts';
import type { NotedWords } from './page-note.ts';
import { indexOfNote, readNotes } from './read-notes.ts';

const NEW_FILE = '{\n  "notes": []\n}\n';

export interface Said {
  readonly author: string;
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface NewNote extends Said {
  readonly id: string;
  readonly page: string;
  readonly words?: NotedWords;
}

export type NoteChange =
  | { readonly kind: 'reword'; readonly text: string }
  | { readonly kind: 'resolve' | 'reopen' | 'remove' }
  | { readonly kind: 'reply'; readonly reply: Said }
  /** The note is about another page from here on, as a whole. */
  | { readonly kind: 'attach'; readonly page: string };

/**
 * @param text absent where there is no file yet
 * @returns `undefined` where the file cannot be read, or has no list of notes: a person has to mend it first
 */
export function addNote(text: string | undefined, { id, page, words, ...said }: NewNote): string | undefined {
  if (!readNotes(text).isSound) return undefined;
  const json = JsonText.read(text === undefined || text.trim() === '' ? NEW_FILE : text);
  if (!json) return undefined;
  const count = isRecord(json.value) && Array.isArray(json.value.notes) ? json.value.notes.length : 0;
  return insertItem(json, ['notes'], count, { id, page, ...words, ...written(said) }).text;
}

/** @returns `undefined` where there is no such note any more */
export function changeNote(text: string, key: string, change: NoteChange): string | undefined {
  const json = JsonText.read(text);
  const index = json && indexOfNote(json, key);
  if (!json || index === undefined) return undefined;
  const path = ['notes', index];
  switch (change.kind) {
    case 'reword':
      return setValue(json, [...path, 'text'], change.text).text;
    case 'resolve':
      return setValue(json, [...path, 'resolved'], true).text;
    case 'reopen':
      return setValue(json, [...path, 'resolved'], undefined).text;
    case 'remove':
      return removeValue(json, path, { keepEmptyParents: true }).text;
    case 'attach': {
      const moved = setValue(json, [...path, 'page'], change.page);
      return ['quote', 'before', 'after'].reduce((next, name) => setValue(next, [...path, name], undefined), moved)
        .text;
    }
    default: {
      const { notes } = json.value as { readonly notes: readonly { readonly replies?: unknown }[] };
      const { replies } = notes[index] ?? {};
      const reply = written(change.reply);
      if (!Array.isArray(replies)) return setValue(json, [...path, 'replies'], [reply]).text;
      return insertItem(json, [...path, 'replies'], replies.length, reply).text;
    }
  }
}

function written({ author, text, at }: Said): object {
  return { author, at: new Date(at).toISOString(), text };
}
