import type { BlockKey, SelectWay } from '../../../block-messages.ts';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What keys are for now. */
export interface KeysFor {
  readonly isTyping: boolean;
  /** All words of the field are selected. */
  readonly isAllTyped: boolean;
  /** Several blocks are selected. */
  readonly areSeveral: boolean;
}

export type BlockKeyMeaning = BlockKey | 'menu' | { readonly select: Exclude<SelectWay, 'to'> };

const LETTERS: Readonly<Record<string, BlockKey>> = { c: 'copy', x: 'cut', v: 'paste' };

/**
 * What a key means for whole blocks. Where words are typed, most keys are for them: that of the browser's own menu is for
 * spelling there.
 */
export function blockKeyOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Key,
  { isTyping, isAllTyped, areSeveral }: KeysFor,
): BlockKeyMeaning | undefined {
  const hasMod = ctrlKey || metaKey;
  const way = key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : undefined;
  // With several selected there is no one block to go on from.
  if (altKey) return !hasMod && (shiftKey || areSeveral) ? way : undefined;
  if (hasMod) {
    if (shiftKey) return undefined;
    const letter = key.toLowerCase();
    if (letter === '.') return 'menu';
    if (letter === 'd') return 'duplicate';
    if (letter === 'a') return !isTyping || isAllTyped ? { select: 'all' } : undefined;
    return isTyping ? undefined : LETTERS[letter];
  }
  if (isTyping) return undefined;
  if (shiftKey && way) return { select: way };
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return 'menu';
  return (key === 'Delete' || key === 'Backspace') && !shiftKey ? 'remove' : undefined;
}
