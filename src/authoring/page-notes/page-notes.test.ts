import { expect, test } from 'vitest';
import { moveNotes } from '../../project/notes-file.ts';
import { addNote, changeNote } from './edit-notes.ts';
import { findNoted, noteWords } from './noted-words.ts';
import { readNotes } from './read-notes.ts';

const AT = Date.UTC(2026, 0, 2, 3, 4, 5);
const NOTE = { id: 'a1', page: 'beds.mdx', author: 'Ada', text: 'Is this still true?', at: AT };

test('a first note makes the file, and each change leaves the rest of it alone', () => {
  const first = addNote(undefined, { ...NOTE, words: { quote: 'dark soil', before: 'Take ', after: '.' } }) ?? '';
  const own = `// Ours.\n${first.replace('"page"', '"colour": "red",\n      "page"')}`;
  const replied = changeNote(own, 'a1', { kind: 'reply', reply: { author: 'Bo', text: 'Yes.', at: AT } }) ?? '';
  const again = changeNote(replied, 'a1', { kind: 'reply', reply: { author: 'Ada', text: 'Good.', at: AT } }) ?? '';
  const done = changeNote(again, 'a1', { kind: 'resolve' }) ?? '';
  expect(done).toMatch(/^\/\/ Ours\.\n/);
  expect(done).toContain('"colour": "red"');
  expect(readNotes(done).notes).toEqual([
    {
      key: 'a1',
      page: 'beds.mdx',
      author: 'Ada',
      at: AT,
      text: 'Is this still true?',
      words: { quote: 'dark soil', before: 'Take ', after: '.' },
      isResolved: true,
      replies: [
        { author: 'Bo', at: AT, text: 'Yes.' },
        { author: 'Ada', at: AT, text: 'Good.' },
      ],
    },
  ]);
  expect(changeNote(done, 'a1', { kind: 'reopen' })).toBe(again);
  const reworded = changeNote(own, 'a1', { kind: 'reword', text: 'Still?' });
  expect(reworded).toBe(own.replace('Is this still true?', 'Still?'));
  expect(readNotes(changeNote(own, 'a1', { kind: 'remove' })).notes).toEqual([]);
  const attached = readNotes(changeNote(own, 'a1', { kind: 'attach', page: 'soil.mdx' })).notes[0];
  expect(attached).toMatchObject({ page: 'soil.mdx', text: NOTE.text });
  expect(attached?.words).toBeUndefined();
});

test('a note that is gone meanwhile is not mistaken for another one', () => {
  const text = addNote(undefined, NOTE) ?? '';
  expect(changeNote(text, 'b2', { kind: 'remove' })).toBeUndefined();
});

test('what is wrong in the file is told, and loses nothing', () => {
  expect(readNotes('{ "notes": [')).toEqual({ notes: [], faults: [{ kind: 'unreadable' }], isSound: false });
  for (const text of ['[]', '7', '{ "notes": {} }'])
    expect(readNotes(text)).toEqual({ notes: [], faults: [{ kind: 'shape' }], isSound: false });
  for (const text of ['{ "notes": [', '[]', '{ "notes": 1 }']) expect(addNote(text, NOTE)).toBeUndefined();
  const mixed = JSON.stringify({
    notes: [
      null,
      { page: 'a.mdx' },
      { id: 'x', page: 'a.mdx', text: 'One', at: 'never', author: 5, replies: [1, { text: 'R' }] },
      { id: 'x', page: 'a.mdx', text: 'Two', replies: 'no' },
    ],
  });
  const { notes, faults, isSound } = readNotes(mixed);
  expect(isSound).toBe(true);
  expect(faults).toEqual([
    { kind: 'note', place: 1 },
    { kind: 'note', place: 2 },
  ]);
  expect(notes.map(({ key, text, author, replies }) => ({ key, text, author, replies }))).toEqual([
    { key: 'x', text: 'One', author: '', replies: [{ text: 'R', author: '' }] },
    { key: '#3', text: 'Two', author: '', replies: [] },
  ]);
  expect(readNotes(changeNote(mixed, '#3', { kind: 'remove' })).notes.map(({ text }) => text)).toEqual(['One']);
});

const PAGE = 'Take dark soil for beds.\n\nTake dark soil for pots, and water it well.\n';

test('words are found again by what stands around them', () => {
  const start = PAGE.lastIndexOf('dark soil');
  const words = noteWords(PAGE, { start: start - 1, end: start + 'dark soil'.length });
  if (!words) throw new Error('There are words.');
  const said = (text: string) => {
    const range = findNoted(text, words);
    return range && [range.start, text.slice(range.start, range.end)];
  };
  expect(said(PAGE)).toEqual([start, 'dark soil']);
  expect(said(`New.\n\n${PAGE}`)).toEqual([start + 6, 'dark soil']);
  expect(said(PAGE.replaceAll('\n', '\r\n'))).toEqual([start + 2, 'dark soil']);
  const reworded = `${PAGE.slice(0, start)}black earth${PAGE.slice(start + 'dark soil'.length)}`;
  expect(said(reworded)).toEqual([start, 'black earth']);
  const further = reworded.replace('Take dark', 'Use dark').replace('water it well', 'water it');
  expect(said(further)).toEqual([start - 1, 'black earth']);
  expect(said('Something else.\n')).toBeUndefined();
  expect(noteWords(PAGE, { start: 24, end: 26 })).toBeUndefined();
});

test('a long quote is kept by how it begins', () => {
  const long = 'word '.repeat(400);
  const words = noteWords(`A ${long} B`, { start: 0, end: long.length });
  expect(words?.quote).toHaveLength(600);
  expect(words && findNoted(`A ${long} B`, words)?.start).toBe(0);
});

test('notes go along with a page that moves, and nothing else of the file changes', () => {
  const text = `{"notes":[{"page": "a \\"b\\".mdx","text":"not \\"page\\": \\"a.mdx\\""},{"page":"a.mdx","x":1}]}`;
  const moves = new Map([
    ['a.mdx', 'b.mdx'],
    ['a "b".mdx', 'c.mdx'],
  ]);
  expect(moveNotes(text, moves)).toBe(
    `{"notes":[{"page": "c.mdx","text":"not \\"page\\": \\"a.mdx\\""},{"page":"b.mdx","x":1}]}`,
  );
  expect(moveNotes('{ "page": "a.mdx', moves)).toBe('{ "page": "a.mdx');
});
