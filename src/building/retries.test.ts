import { expect, test } from 'vitest';
import { createRetries } from './retries.ts';

const inVain = async () => Promise.reject(new Error('again'));

test('pages are tried again one after the other', async () => {
  const { tryAgain } = createRetries();
  let running = 0;
  const run = async () => {
    running++;
    await Promise.resolve();
    expect(running).toBe(1);
    running--;
    return 'made';
  };
  const failure = new Error('first');
  expect(await Promise.all([1, 2, 3].map(() => tryAgain(run, failure)))).toEqual(['made', 'made', 'made']);
});

test('after three in vain the others are given up with what stopped them first', async () => {
  const { tryAgain } = createRetries();
  const tried = await Promise.allSettled([1, 2, 3, 4].map(() => tryAgain(inVain, new Error('first'))));
  const messages = tried.map((one) => one.status === 'rejected' && (one.reason as Error).message);
  expect(messages).toEqual(['again', 'again', 'again', 'first']);
});

test('a page that is made shows that it is worthwhile', async () => {
  const { tryAgain } = createRetries();
  const turns = [inVain, inVain, async () => 'made', inVain, inVain, async () => 'made'];
  const tried = await Promise.allSettled(turns.map((run) => tryAgain<string>(run, new Error('first'))));
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});
