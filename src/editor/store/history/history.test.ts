import { expect, test } from 'vitest';
import type { UndoPolicy } from '../operations/operation.ts';
import { EMPTY_HISTORY, goToStep, type History, MOST_ENTRIES, recordChange } from './history.ts';

function withSteps(count: number, bytes: number): History {
  let history = EMPTY_HISTORY;
  for (let step = 0; step < count; step++) {
    const change = { path: 'a.mdx', before: new Uint8Array(bytes), after: new Uint8Array(bytes) };
    history = recordChange(history, { label: `Step ${step}`, changes: [change], undo: { kind: 'start' } }, step);
  }
  return history;
}

test('the newest steps are kept', () => {
  const { done } = withSteps(MOST_ENTRIES + 20, 1);
  expect(done).toHaveLength(MOST_ENTRIES);
  expect(done[0]?.label).toBe('Step 20');
  expect(done.at(-1)?.label).toBe(`Step ${MOST_ENTRIES + 19}`);
});

test('of large files fewer steps are kept, and never none', () => {
  expect(withSteps(20, 20_000_000).done).toHaveLength(8);
  expect(withSteps(2, 200_000_000).done).toHaveLength(1);
});

test('a change that leaves no step leaves the history as it is', () => {
  const history = withSteps(1, 1);
  const changes = [{ path: 'a', after: new Uint8Array() }];
  expect(recordChange(history, { label: 'Load', changes, undo: { kind: 'none' } }, 2)).toBe(history);
  expect(recordChange(history, { label: 'Nothing', changes: [], undo: { kind: 'start' } }, 2)).toBe(history);
});

test('typing joins until a pause, keeps its name, and takes the time of the last key', () => {
  const text = (value: string) => new TextEncoder().encode(value);
  const type = (history: History, from: string, to: string, pauseMs: number, at: number) =>
    recordChange(
      history,
      {
        label: `Edit to ${to}`,
        changes: [{ path: 'a.mdx', before: text(from), after: text(to) }],
        undo: { kind: 'join', key: 'text:a.mdx', pauseMs },
      },
      at,
    );
  let history = type(EMPTY_HISTORY, '', 'a', Number.POSITIVE_INFINITY, 10);
  history = type(history, 'a', 'ab', 200, 20);
  history = type(history, 'ab', 'abc', 5000, 30);
  expect(history.done.map(({ id, label, at }) => [id, label, at])).toEqual([
    [1, 'Edit to a', 20],
    [2, 'Edit to abc', 30],
  ]);
  const back = goToStep(history, 1);
  // What is typed after an undo does not join what stands before it.
  expect(type(back?.history ?? history, 'ab', 'abd', 100, 40).done.map(({ id }) => id)).toEqual([1, 3]);
});

test('going to a step takes the shortest list of changes, and gives the last entry on the way', () => {
  const history = withSteps(10, 1);
  const back = goToStep(history, 3);
  expect(back?.entry.label).toBe('Step 3');
  expect(back?.changes).toHaveLength(0);
  expect(back?.history.undone.map(({ id }) => id)).toEqual([10, 9, 8, 7, 6, 5, 4]);
  const forward = back && goToStep(back.history, 8);
  expect(forward?.entry.label).toBe('Step 7');
  expect(forward?.history.done.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(forward?.history.undone.map(({ id }) => id)).toEqual([10, 9]);
  expect(goToStep(history, 10)).toBeUndefined();
  expect(goToStep(history, 11)).toBeUndefined();
  expect(goToStep(history, -1)).toBeUndefined();
});

test('what follows from typing becomes one step with it, and what was done before stays', () => {
  const text = (value: string) => new TextEncoder().encode(value);
  const typed = ['b', 'c'].reduce(
    (history, value, index) =>
      recordChange(
        history,
        {
          label: 'Type',
          changes: [{ path: 'p', before: text(index === 0 ? 'a' : 'b'), after: text(value) }],
          undo: { kind: 'start' },
        },
        index,
      ),
    withSteps(2, 1),
  );
  const changes = [{ path: 'q', before: text('x'), after: text('y') }];
  const gathered = recordChange(typed, { label: 'Rename', changes, undo: { kind: 'gather', after: 2 } }, 9);
  expect(gathered.done.map(({ id, label }) => [id, label])).toEqual([
    [1, 'Step 0'],
    [2, 'Step 1'],
    [5, 'Rename'],
  ]);
  expect(goToStep(gathered, 2)?.changes.map(({ path, after }) => [path, new TextDecoder().decode(after)])).toEqual([
    ['q', 'x'],
    ['p', 'a'],
  ]);
});

test('in a full history, too, only what was typed becomes one with what follows from it', () => {
  const text = (value: string) => new TextEncoder().encode(value);
  const full = withSteps(MOST_ENTRIES, 1);
  const step = (label: string, path: string, undo: UndoPolicy) => ({
    label,
    changes: [{ path, before: text('x'), after: text('y') }],
    undo,
  });
  const after = full.done.at(-1)?.id ?? 0;
  const typed = recordChange(full, step('Type', 'p', { kind: 'start' }), 1);
  const gathered = recordChange(typed, step('Rename', 'q', { kind: 'gather', after }), 2);
  expect(gathered.done).toHaveLength(MOST_ENTRIES);
  expect(gathered.done.slice(-2).map(({ label, changes }) => [label, changes.length])).toEqual([
    [`Step ${MOST_ENTRIES - 1}`, 1],
    ['Rename', 2],
  ]);
});
