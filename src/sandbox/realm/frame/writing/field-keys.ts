import type { TextRange } from '../../../../project/text-edit.ts';
import { type KeyPress, stepOfKey } from '../../../../shared/keyboard.ts';
import { markOfKey } from '../../../../shared/mark-keys.ts';
import type { FieldKey } from '../../../field-messages.ts';

/**
 * What a key means for the page, and not for the words of a field alone. Tab moves an item in and out; everywhere else
 * it goes on in the page.
 */
export function fieldKeyOf(press: KeyPress, { start, end }: TextRange, isItem: boolean): FieldKey | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  // As in word processors: to the bar over the words.
  if (key === 'F10' && altKey && !ctrlKey && !metaKey && !shiftKey) return 'bar';
  if (altKey) return undefined;
  if (!ctrlKey && !metaKey) {
    if (key === 'Enter' && !shiftKey) return 'enter';
    if (key === 'Tab' && isItem) return shiftKey ? 'outdent' : 'indent';
    return key === 'Backspace' && start === 0 && end === 0 ? 'backspace' : undefined;
  }
  // The steps of the page are undone: the browser's own know nothing of them.
  return stepOfKey(press) ?? markOfKey(press);
}

const LIST_KEYS: Readonly<Record<string, FieldKey>> = {
  ArrowUp: 'list-up',
  ArrowDown: 'list-down',
  Escape: 'list-close',
  Tab: 'enter',
};

/** What a key means while a list is open for what a field holds; Enter is told of anyway. */
export function listKeyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): FieldKey | undefined {
  return ctrlKey || metaKey || altKey || shiftKey ? undefined : LIST_KEYS[key];
}

/** Whether a field holds a slash and perhaps a name: the app may have a list for it. */
export function isListName(source: string): boolean {
  return /^\/[^/\n]*$/.test(source);
}
