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
