import { expect, test } from 'vitest';
import type { LiveNote } from '../../../protocol.ts';
import { createNotes } from './notes.ts';

const failed = (message: string): LiveNote => ({ kind: 'failed', component: 'Counter', message });

test('a component that fails again and again fills the app neither with notes nor with long ones', () => {
  let told: readonly LiveNote[] = [];
  const notes = createNotes((all) => {
    told = all;
  });
  for (let attempt = 0; attempt < 1000; attempt++) notes.add(1, failed(`${attempt} ${'x'.repeat(10_000)}`));
  expect(told).toHaveLength(5);
  expect(Math.max(...told.map(({ message }) => message?.length ?? 0))).toBe(300);
});

test('what two components say alike is said once, until both have gone or start afresh', () => {
  const told: (readonly LiveNote[])[] = [];
  const notes = createNotes((all) => told.push(all));
  notes.add(1, failed('no'));
  notes.add(2, failed('no'));
  notes.remove(1);
  expect(told).toEqual([[failed('no')]]);
  notes.remove(2);
  expect(told).toEqual([[failed('no')], []]);
});
