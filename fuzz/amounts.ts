import type { Parameters as Settings } from 'fast-check';

/** `npm run fuzz` sets both; `npm test` takes a tenth of its inputs, always the same. */
const times = Number(process.env.LEAFWRIGHT_FUZZ_TIMES ?? 1);
export const seed = Number(process.env.LEAFWRIGHT_FUZZ_SEED ?? 1);
export const isNightly = times > 1;

/** How often a property is tried; what fails is named with the seed and the path to it. */
export function runs<Input>(usual: number): Settings<Input> {
  return { numRuns: usual * times, seed, endOnFailure: isNightly };
}
