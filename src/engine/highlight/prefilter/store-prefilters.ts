import { EVERY_CLASS } from './class-set.ts';
import type { StoredPrefilter } from './prefilter.ts';
import type { Needs } from './read-needs.ts';

/** Collects the sets of many expressions, each of which is kept once. */
export class PrefilterStore {
  readonly #numbers = new Map<bigint, number>();

  /** @returns nothing for an expression that may match anywhere */
  store({ before, window, required }: Needs): StoredPrefilter | undefined {
    const stored = [before, ...window, ...required].map((set) => this.#numberOf(set));
    return stored.every((number) => number === -1) ? undefined : stored;
  }

  /** In hexadecimal notation. */
  sets(): readonly string[] {
    return [...this.#numbers.keys()].map((set) => set.toString(16));
  }

  #numberOf(set: bigint): number {
    if (set === EVERY_CLASS) return -1;
    const number = this.#numbers.get(set) ?? this.#numbers.size;
    this.#numbers.set(set, number);
    return number;
  }
}
