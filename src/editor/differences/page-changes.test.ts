import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyTextEdits } from '../../project/text-edit.ts';
import { pageChanges, takeBack } from './page-changes.ts';

const BEFORE = '# One\n\nThe old words.\n\nGone.\n\nLast.\n';
const AFTER = '# One\n\nThe new words.\n\nLast.\n\nAdded.\n';

it('lists what was changed, removed and added, in the order of the page', () => {
  const changes = pageChanges(BEFORE, AFTER) ?? [];
  expect(changes.map(({ kind }) => kind)).toEqual(['changed', 'removed', 'new']);
  expect(changes[0]?.passages.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'removed', text: 'old' },
    { kind: 'added', text: 'new' },
  ]);
  expect(AFTER.slice(changes[2]?.after.start, changes[2]?.after.end).trim()).toBe('Added.');
});

it('takes one change back and leaves the others', () => {
  const [changed] = pageChanges(BEFORE, AFTER) ?? [];
  const edits = changed ? [takeBack(BEFORE, changed)] : [];
  expect(applyTextEdits(AFTER, edits)).toBe('# One\n\nThe old words.\n\nLast.\n\nAdded.\n');
});

const LINE = 'The quick brown fox jumps over the lazy dog and runs far into the dark wood behind it.';

it('lists two places of one paragraph apart, with what stands around them, and takes one back alone', () => {
  const after = LINE.replace('quick', 'slow').replace('dark wood', 'bright garden');
  const changes = pageChanges(`${LINE}\n`, `${after}\n`) ?? [];
  expect(changes.map(({ passages }) => passages.map(({ kind, ...rest }) => [kind, ...Object.values(rest)]))).toEqual([
    [
      ['same', 'The '],
      ['removed', 'quick'],
      ['added', 'slow'],
      ['same', ' brown fox jumps over the lazy dog and …'],
    ],
    [
      ['same', '… the lazy dog and runs far into the '],
      ['removed', 'dark wood'],
      ['added', 'bright garden'],
      ['same', ' behind it.'],
    ],
  ]);
  const [, garden] = changes;
  const edits = garden ? [takeBack(`${LINE}\n`, garden)] : [];
  expect(applyTextEdits(`${after}\n`, edits)).toBe(`${LINE.replace('quick', 'slow')}\n`);
});

it('calls lines new that came before a line whose words have changed, too', () => {
  const changes = pageChanges(`${LINE}\n`, `A new line.\n\n${LINE} More.\n`) ?? [];
  expect(changes.map(({ kind }) => kind)).toEqual(['new', 'changed']);
  expect(pageChanges(`A new line.\n\n${LINE} More.\n`, `${LINE}\n`)?.map(({ kind }) => kind)).toEqual([
    'removed',
    'changed',
  ]);
});

it('says which words are others, also where words are gone', () => {
  const after = LINE.replace('brown ', '').replace('far', 'deep');
  const changes = pageChanges(LINE, after) ?? [];
  expect(changes.flatMap(({ words }) => words.map(({ start, end }) => after.slice(start, end).trim()))).toEqual([
    '',
    'deep',
  ]);
});

it('takes lines back as one where they were written anew, and tags with all that stands between them', () => {
  expect(pageChanges('One two three four.\n', 'Nothing of it, nor two.\n')).toHaveLength(1);
  const before = '<Tip>The first words here are these.</Tip> And more words.\n';
  const after = '<Note>The first words there are these.</Note> And fewer words.\n';
  const changes = pageChanges(before, after) ?? [];
  expect(changes.map((change) => before.slice(change.before.start, change.before.end))).toEqual([
    'Tip>The first words here are these.</Tip',
    'more',
  ]);
});

it('ends at the text before when changes are taken back one after the other, whichever comes first', () => {
  const word = fc.constantFrom('one', 'two', 'three', 'four', '<b>', '</b>', '`c`', '|', 'ünd', '\n', '\n\n', '- ');
  const text = fc.array(word, { maxLength: 24 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(text, fc.array(fc.tuple(fc.nat(), word), { maxLength: 5 }), fc.nat(), (before, swaps, nth) => {
      let now = swaps.reduce((words, [at, other]) => {
        const all = words.split(' ');
        return all.with(at % all.length, other).join(' ');
      }, before);
      for (let left = 200; now !== before; left--) {
        expect(left).toBeGreaterThan(0);
        const changes = pageChanges(before, now) ?? [];
        const change = changes[nth % changes.length];
        if (!change) throw new Error('Texts that differ have no change.');
        now = applyTextEdits(now, [takeBack(before, change)]);
      }
    }),
    { numRuns: 1000 },
  );
});

it('does not compare what has nothing in common at all', () => {
  const lines = (letter: string) => Array.from({ length: 3000 }, (_, at) => `${letter}${at}`).join('\n');
  expect(pageChanges(lines('a'), lines('b'))).toBeUndefined();
});

it('is the whole difference: all changes taken back give the text before, one leaves all others', () => {
  const line = fc.constantFrom('a', 'b', 'c', '', '## d', '  e', 'f g h');
  const text = fc
    .tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
    .map(([lines, end, isEnded]) => lines.join(end) + (isEnded ? end : ''));
  fc.assert(
    fc.property(text, text, fc.nat(), (before, after, nth) => {
      const changes = pageChanges(before, after) ?? [];
      const back = changes.map((change) => takeBack(before, change));
      expect(applyTextEdits(after, back)).toBe(before);
      const one = changes[nth % Math.max(changes.length, 1)];
      if (!one) return;
      const rest = pageChanges(before, applyTextEdits(after, [takeBack(before, one)])) ?? [];
      expect(rest.length).toBeLessThan(changes.length + 1);
      expect(one.before.end - one.before.start + one.after.end - one.after.start).toBeGreaterThan(0);
    }),
    { numRuns: 1000 },
  );
});
