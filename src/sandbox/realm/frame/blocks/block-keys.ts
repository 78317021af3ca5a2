import { type KeyPress, pressedKey } from '../../../../shared/keyboard.ts';
import type { BlockKey, SelectWay } from '../../../block-messages.ts';

/** What keys are for now. */
export interface KeysFor {
  readonly isTyping: boolean;
  /** All words of the field are selected. */
  readonly isAllTyped: boolean;
  /** Several blocks are selected. */
  readonly areSeveral: boolean;
}

export type BlockKeyMeaning = BlockKey | 'menu' | { readonly select: Exclude<SelectWay, 'to'> };

const LETTERS: Readonly<Record<string, BlockKey>> = { C: 'copy', X: 'cut', V: 'paste' };

/**
 * What a key means for whole blocks. Where words are typed, most keys are for them: that of the browser's own menu is for
 * spelling there.
 */
export function blockKeyOf(
  press: KeyPress,
  { isTyping, isAllTyped, areSeveral }: KeysFor,
): BlockKeyMeaning | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  const hasMod = ctrlKey || metaKey;
  const way = key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : undefined;
  // With several selected there is no one block to go on from.
  if (altKey) return !hasMod && (shiftKey || areSeveral) ? way : undefined;
  if (hasMod) {
    if (shiftKey) return undefined;
    if (key === '.') return 'menu';
    const pressed = pressedKey(press);
    if (pressed === 'D') return 'duplicate';
    if (pressed === 'A') return !isTyping || isAllTyped ? { select: 'all' } : undefined;
    return isTyping ? undefined : LETTERS[pressed];
  }
  if (isTyping) return undefined;
  if (shiftKey && way) return { select: way };
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return 'menu';
  return (key === 'Delete' || key === 'Backspace') && !shiftKey ? 'remove' : undefined;
}
