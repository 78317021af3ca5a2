import type { Writing } from '../writing/writing.ts';
import type { BlockKeyMeaning } from './block-keys.ts';

/** Keys for the block that was clicked or typed a moment ago: they wait until the app has said which one that is. */
export class EarlyBlockKeys {
  readonly #writing: Pick<Writing, 'isWaiting'>;
  #keys: BlockKeyMeaning[] = [];

  constructor(writing: Pick<Writing, 'isWaiting'>) {
    this.#writing = writing;
  }

  /** Whether the key waits. One that is held down is heard once. */
  keep(key: BlockKeyMeaning, isRepeated: boolean): boolean {
    const isEarly = this.#writing.isWaiting();
    if (isEarly && !isRepeated) this.#keys.push(key);
    return isEarly;
  }

  /** Those that can be heard now. */
  take(): readonly BlockKeyMeaning[] {
    if (this.#writing.isWaiting()) return [];
    const keys = this.#keys;
    this.#keys = [];
    return keys;
  }

  drop(): void {
    this.#keys = [];
  }
}
