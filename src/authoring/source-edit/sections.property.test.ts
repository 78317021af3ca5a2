import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPageOutline } from '../../page-source/headings/page-outline.ts';
import { applyTextEdits, lineEndOf, orderEdits } from '../../project/text-edit.ts';
import { moveSection, sectionTargets, shiftSection } from './sections.ts';
import { wordsIn } from './testing/random-page.ts';
import { takenBack } from './testing/taken-back.ts';

const PIECES = [
  '## Two %',
  '### Three %',
  '#### Four %',
  'Under %\n-------',
  '<h3>Tagged %</h3>',
  'Text %.',
  '- item %\n- other %',
  '```js\n# no heading %\n```',
  '> ## Quoted %',
  '<Note>\n  ### Inside %\n\n  Words %.\n</Note>',
  '<Steps>\n  <Step title="First %">\n    Do %.\n  </Step>\n  <Step title="Next %">\n    #### Deep %\n\n    Do %.\n  </Step>\n</Steps>',
];
const page = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom('\n\n', '\n\n', '\n\n\n', '\n')), { maxLength: 9 }),
    fc.constantFrom('\n', '\r\n'),
    fc.constantFrom('', '---\ntitle: A\n---\n\n', '---\ntitle: A\n---\n'),
    fc.boolean(),
  )
  .map(([pieces, lineEnd, matter, hasEnd]) => {
    let count = 0;
    const body = pieces.map(([piece, gap], at) => piece + (at < pieces.length - 1 ? gap : hasEnd ? '\n' : '')).join('');
    return (matter + body).replace(/%/g, () => `w${count++}w`).replaceAll('\n', lineEnd);
  });
/** Lines with words on them. */
const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== '');

it('moves sections, carries every line over, and can be taken back to the byte', () => {
  let done = 0;
  fc.assert(
    fc.property(page, fc.nat(), fc.nat(), (text, nth, place) => {
      const items = readPageOutline(text);
      const item = items[nth % Math.max(items.length, 1)];
      const targets = item ? sectionTargets(items, item) : [];
      const before = targets[place % Math.max(targets.length, 1)];
      const change = item && before !== undefined ? moveSection(text, item, before) : undefined;
      if (!item || !change) return;
      done++;
      const edits = orderEdits(change.edits, lineEndOf(text));
      const after = applyTextEdits(text, edits);
      expect(takenBack(text, edits)).toBe(text);
      expect(linesOf(after).toSorted()).toEqual(linesOf(text).toSorted());
      if (text.includes('\r\n')) expect(after.replaceAll('\r\n', '')).not.toContain('\n');
      // The section is whole at its new place, and so are all others.
      const now = readPageOutline(after);
      const wordsOf = (all: string, of: readonly (typeof item)[], at: number) => {
        const one = of[at];
        const next = of.slice(at + 1).find(({ depth }) => depth <= (one?.depth ?? 0));
        return wordsIn(all.slice(one?.start, next?.start ?? all.length));
      };
      expect(now.map(({ text: words }) => words).toSorted()).toEqual(items.map(({ text: words }) => words).toSorted());
      const at = now.findIndex(({ text: words }) => words === item.text);
      const own = wordsIn(text.slice(item.start)).filter((word) => wordsOf(after, now, at).includes(word));
      expect(own).toEqual(wordsOf(after, now, at).filter((word) => own.includes(word)));
      expect(after.slice(change.selection.start)).toContain(wordsIn(item.text)[0]);
      expect(now[at]?.level).toBe(item.level);
    }),
    { numRuns: 1500 },
  );
  expect(done).toBeGreaterThan(300);
});

it('changes the levels of a section and of nothing else', () => {
  let done = 0;
  fc.assert(
    fc.property(page, fc.nat(), fc.constantFrom<-1 | 1>(-1, 1), (text, nth, by) => {
      const items = readPageOutline(text);
      const item = items[nth % Math.max(items.length, 1)];
      const change = item && shiftSection(text, item, by);
      if (!item || !change) return;
      done++;
      const edits = orderEdits(change.edits, lineEndOf(text));
      const after = applyTextEdits(text, edits);
      expect(takenBack(text, edits)).toBe(text);
      const now = readPageOutline(after);
      expect(now.map(({ text: words }) => words)).toEqual(items.map(({ text: words }) => words));
      expect(now.find(({ text: words }) => words === item.text)?.level).toBe(item.level + by);
      expect(wordsIn(after)).toEqual(wordsIn(text));
    }),
    { numRuns: 1000 },
  );
  expect(done).toBeGreaterThan(200);
});
