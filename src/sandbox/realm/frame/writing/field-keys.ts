import type { TextRange } from '../../../../project/text-edit.ts';
import type { FieldKey } from '../../../field-messages.ts';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What a key means for the page, and not for the words of a field alone. */
export function fieldKeyOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Key,
  { start, end }: TextRange,
): FieldKey | undefined {
  if (altKey) return undefined;
  if (!ctrlKey && !metaKey) {
    if (key === 'Enter' && !shiftKey) return 'enter';
    return key === 'Backspace' && start === 0 && end === 0 ? 'backspace' : undefined;
  }
  const letter = key.toLowerCase();
  // The steps of the page are undone: the browser's own know nothing of them.
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}
