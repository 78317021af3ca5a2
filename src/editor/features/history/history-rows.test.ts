import { expect, it } from 'vitest';
import { storeOf } from '../../store/testing/project.ts';
import { historyRows } from './history-rows.ts';

function historyOf(steps: number, back: number) {
  const { actions, getState } = storeOf({ 'docs.json': '{}' });
  for (let step = 1; step <= steps; step++) actions.addFile(`${step}.mdx`, new Uint8Array());
  for (let step = 0; step < back; step++) actions.undo();
  return getState().history;
}

it('has the newest first, what was undone above what is done, and the beginning at the end', () => {
  const rows = historyRows(historyOf(3, 2));
  expect(
    rows.map(({ doneCount, entry, isUndone, isCurrent }) => [doneCount, entry?.label, isUndone, isCurrent]),
  ).toEqual([
    [3, 'Add 3.mdx', true, false],
    [2, 'Add 2.mdx', true, false],
    [1, 'Add 1.mdx', false, true],
    [0, undefined, false, false],
  ]);
});

it('is at the beginning when everything is undone, and empty while nothing was done', () => {
  expect(historyRows(historyOf(1, 1)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  expect(historyRows(historyOf(0, 0))).toEqual([]);
});

it('knows when the oldest steps are no longer kept', () => {
  expect(historyOf(3, 3).isCutOff).toBe(false);
  expect(historyOf(501, 0).isCutOff).toBe(true);
});
