import type { Writing } from '../writing/writing.ts';
import type { BlockKeyMeaning } from './block-keys.ts';

interface EarlyBlockKey {
  readonly key: BlockKeyMeaning;
  /** For the block that was clicked, and not for the one that was typed in before. */
  readonly isForAsked: boolean;
}

/** Keys for the block that was clicked or typed a moment ago: they wait until the app has said which one that is. */
export class EarlyBlockKeys {
  readonly #writing: Pick<Writing, 'isAsked' | 'isWaiting'>;
  #keys: EarlyBlockKey[] = [];

  constructor(writing: Pick<Writing, 'isAsked' | 'isWaiting'>) {
    this.#writing = writing;
  }

  /** Whether the key waits. One that is held down is heard once. */
  keep(key: BlockKeyMeaning, isRepeated: boolean): boolean {
    const isForAsked = this.#writing.isAsked();
    const isEarly = isForAsked || this.#writing.isWaiting();
    if (isEarly && !isRepeated) this.#keys.push({ key, isForAsked });
    return isEarly;
  }

  /** Those that can be heard now, in the order in which they came. */
  take(): readonly BlockKeyMeaning[] {
    const [isAsked, isWaiting] = [this.#writing.isAsked(), this.#writing.isWaiting()];
    const next = this.#keys.findIndex(({ isForAsked }) => isWaiting || (isForAsked && isAsked));
    return this.#keys.splice(0, next === -1 ? this.#keys.length : next).map(({ key }) => key);
  }

  /** The person goes to another block before the one that was clicked is there. */
  dropAsked(): void {
    this.#keys = this.#keys.filter(({ isForAsked }) => !isForAsked);
  }

  drop(): void {
    this.#keys = [];
  }
}
