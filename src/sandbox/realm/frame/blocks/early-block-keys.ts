import type { Writing } from '../writing/writing.ts';
import type { BlockKeyMeaning } from './block-keys.ts';

interface EarlyBlockKey {
  readonly key: BlockKeyMeaning;
  /** For the block that was clicked, and not for the one that was typed in before. */
  readonly isForAsked: boolean;
}

/** Keys for a block that was clicked, typed or moved a moment ago: they wait until the app has said which one that is. */
export class EarlyBlockKeys {
  readonly #writing: Pick<Writing, 'isAsked' | 'isWaiting'>;
  readonly #areBlocksToCome: () => boolean;
  #keys: EarlyBlockKey[] = [];

  /** @param areBlocksToCome whether the key before may have moved the blocks, and it is not known yet where they are */
  constructor(writing: Pick<Writing, 'isAsked' | 'isWaiting'>, areBlocksToCome: () => boolean) {
    this.#writing = writing;
    this.#areBlocksToCome = areBlocksToCome;
  }

  /** Whether the key waits. One that is held down is heard once. */
  keep(key: BlockKeyMeaning, isRepeated: boolean): boolean {
    const isForAsked = this.#writing.isAsked();
    const isEarly = isForAsked || this.#isUnsettled();
    if (isEarly && !isRepeated) this.#keys.push({ key, isForAsked });
    return isEarly;
  }

  /** The next one that can be heard now, in the order in which they came. */
  next(): BlockKeyMeaning | undefined {
    const [first] = this.#keys;
    if (!first || this.#isUnsettled() || (first.isForAsked && this.#writing.isAsked())) return undefined;
    this.#keys.shift();
    return first.key;
  }

  /** The person goes to another block before the one that was clicked is there. */
  dropAsked(): void {
    this.#keys = this.#keys.filter(({ isForAsked }) => !isForAsked);
  }

  drop(): void {
    this.#keys = [];
  }

  #isUnsettled(): boolean {
    return this.#writing.isWaiting() || this.#areBlocksToCome();
  }
}
