import type { BlockKey } from '../../../block-messages.ts';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * What a key means for a whole block. The keys of the browser's own menu open that of the block, but not where words are
 * typed: there they are for spelling.
 */
export function blockKeyOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Key,
  isTyping: boolean,
): BlockKey | 'menu' | undefined {
  const hasMod = ctrlKey || metaKey;
  if (altKey && shiftKey && !hasMod) return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : undefined;
  if (altKey) return undefined;
  if (hasMod) {
    if (shiftKey) return undefined;
    return key === '.' ? 'menu' : key.toLowerCase() === 'd' ? 'duplicate' : undefined;
  }
  const isMenuKey = key === 'ContextMenu' || (key === 'F10' && shiftKey);
  return isMenuKey && !isTyping ? 'menu' : undefined;
}
