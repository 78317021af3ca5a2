import { expect, test } from 'vitest';
import { EMPTY_HISTORY, type History, MOST_ENTRIES, recordChange } from './history.ts';

function withSteps(count: number, bytes: number): History {
  let history = EMPTY_HISTORY;
  for (let step = 0; step < count; step++) {
    const change = { path: 'a.mdx', before: new Uint8Array(bytes), after: new Uint8Array(bytes) };
    history = recordChange(history, `Step ${step}`, [change], { kind: 'start' });
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
  expect(recordChange(history, 'Load', [{ path: 'a', after: new Uint8Array() }], { kind: 'none' })).toBe(history);
  expect(recordChange(history, 'Nothing', [], { kind: 'start' })).toBe(history);
});
