import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { test } from 'vitest';
import { isNightly, runs } from './amounts.ts';

/** No input may take the processor longer than this. Looked at by `npm run fuzz` alone: no other test is timed. */
const LIMIT_MS = 2000;
/** How often something slow is tried again: what is not compiled yet, or waits for memory to be tidied, is slow by itself. */
const TRIES = 3;
/** After as many inputs the runner of the tests hears that this one is alive. */
const TURN = 100;

/**
 * A test of many inputs.
 * @param usual how many `npm test` tries
 * @param check throws where an input is handled wrongly
 */
export function everyInput<Input>(
  name: string,
  usual: number,
  inputs: fc.Arbitrary<Input>,
  check: (input: Input) => unknown,
): void {
  test(name, async () => {
    let slowest = 0;
    let count = 0;
    const property = fc.asyncProperty(inputs, async (input) => {
      if (++count % TURN === 0) await setImmediate();
      if (!isNightly) return void (await check(input));
      const ms = await timeOf(() => check(input));
      slowest = Math.max(slowest, ms);
      if (ms > LIMIT_MS) throw new Error(`This input takes ${Math.round(ms)} ms.`);
    });
    await fc.assert(property, runs(usual));
    if (isNightly) console.info(`${name}: ${count} inputs, the slowest ${Math.round(slowest)} ms`);
  });
}

/** Of the processor, however much else the machine does: each file of tests has a process of its own. */
async function timeOf(check: () => unknown): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let left = TRIES; left > 0 && shortest > LIMIT_MS; left--) {
    const started = process.cpuUsage();
    await check();
    const { user, system } = process.cpuUsage(started);
    shortest = Math.min(shortest, (user + system) / 1000);
  }
  return shortest;
}
