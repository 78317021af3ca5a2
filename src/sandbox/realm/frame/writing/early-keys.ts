/** Keys that come before the field that a click has asked for: whoever types does not wait for it. */

/** Nobody types more before a field is there. */
const MOST_KEYS = 100;

/** A letter, `Enter`, `Backspace` or `Escape`. */
export type EarlyKey = string;

export interface EarlyKeys {
  /** Those that have come since the first `start`; none are kept any more. */
  readonly take: () => readonly EarlyKey[];
  /** Goes on with those that are kept already. */
  readonly start: () => void;
}

export function keepEarlyKeys(): EarlyKeys {
  let kept: EarlyKey[] | undefined;
  window.addEventListener(
    'keydown',
    (event) => {
      if (!kept || !event.isTrusted || !isForWords(event)) return;
      // They are for words, and not keys of the page.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (kept.length < MOST_KEYS) kept.push(event.key);
    },
    { capture: true },
  );
  // Somewhere else, keys are for what is there.
  window.addEventListener('blur', () => {
    kept = undefined;
  });
  return {
    start: () => {
      kept ??= [];
    },
    take: () => {
      const keys = kept ?? [];
      kept = undefined;
      return keys;
    },
  };
}

function isForWords({ key, ctrlKey, metaKey, altKey, isComposing, repeat }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return false;
  return [...key].length === 1 || (!repeat && ['Enter', 'Backspace', 'Escape'].includes(key));
}
