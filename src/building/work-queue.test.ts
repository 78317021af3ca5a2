import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

test('what is urgent comes before all that wait, and what is to be alone after everything else', async () => {
  const queue = createWorkQueue({ workers: ['only'], inHand: 1 });
  const done: string[] = [];
  const task = (name: string) => async () => void done.push(name);
  await Promise.all([
    queue.run(task('begun')),
    queue.run(task('alone'), { turn: 'alone' }),
    queue.run(task('next')),
    queue.run(task('urgent'), { turn: 'first' }),
  ]);
  expect(done).toEqual(['begun', 'urgent', 'next', 'alone']);
});

test('a worker that is not needed is left alone', async () => {
  const queue = createWorkQueue({ workers: ['first', 'second'], inHand: 2 });
  const asked: string[] = [];
  const task = async (worker: string) => void asked.push(worker);
  for (let turn = 0; turn < 3; turn++) await queue.run(task);
  expect(asked).toEqual(['first', 'first', 'first']);
});
