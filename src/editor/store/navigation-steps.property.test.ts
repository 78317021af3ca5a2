import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canDrop, type DropTarget } from '../../authoring/navigation-edit/can-drop.ts';
import { moveEntries, outermost } from '../../authoring/navigation-edit/edit-navigation.ts';
import { walkOutline } from '../../authoring/navigation-edit/outline.ts';
import { laterNavigation, textWith } from '../../authoring/navigation-edit/testing/later-navigation.ts';
import { encodeText, readText } from '../../project/text.ts';
import { createProjectStore } from './project-store.ts';
import { selectOutline } from './selectors/outline.ts';

const move = fc.record({
  picks: fc.array(fc.nat(), { minLength: 1, maxLength: 2 }),
  target: fc.nat(),
  place: fc.constantFrom<DropTarget['place']>('before', 'after', 'into'),
});

test('any sequence of moves is undone and done again to the byte', () => {
  fc.assert(
    fc.property(
      laterNavigation,
      fc.array(move, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('  ', '\t', ''),
      fc.constantFrom('\n', '\r\n'),
      fc.constantFrom('', '\uFEFF'),
      (navigation, moves, indent, lineEnd, mark) => {
        const files = new Map([['docs.json', encodeText(mark + textWith(navigation, indent, lineEnd))]]);
        const store = createProjectStore({ id: 'one', name: 'One', files });
        const bytes = () => [...(store.getState().files.get('docs.json') ?? [])];
        const states = [bytes()];
        for (const { picks, target, place } of moves) {
          const outline = selectOutline(store.getState());
          const all = walkOutline(outline?.roots ?? []).map(({ node }) => node);
          const picked = picks.flatMap((pick) => all[pick % all.length] ?? []);
          const node = all[target % all.length];
          if (outline === undefined || node === undefined) return;
          const chosen = outermost([...new Set(picked)]);
          const verdict = canDrop(outline, chosen, { node, place });
          if (verdict.status === 'refused') continue;
          const { listPath, index } = verdict;
          const paths = chosen.map(({ path }) => path);
          const change = (config: Parameters<typeof moveEntries>[0]) =>
            moveEntries(config, paths, listPath, index).config;
          expect(store.actions.editNavigation({ label: 'Move', change })).toEqual({ status: 'ok' });
          // What was put together of the bytes before is what its text says.
          const now = store.getState().files.get('docs.json') ?? new Uint8Array();
          expect([...encodeText(mark + readText(now))]).toEqual([...now]);
          if (bytes().join() !== states.at(-1)?.join()) states.push(bytes());
        }
        for (const state of states.slice(0, -1).reverse()) {
          store.actions.undo();
          expect(bytes()).toEqual(state);
        }
        for (const state of states.slice(1)) {
          store.actions.redo();
          expect(bytes()).toEqual(state);
        }
      },
    ),
    { numRuns: 80 },
  );
});
