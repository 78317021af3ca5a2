/** Keys that mark the words of a field, in the form as in the page: each with Control, on a Mac Command. */
import { hasCommand, type KeyPress, pressedKey } from './keyboard.ts';

export interface MarkKey {
  readonly key: string;
  readonly shift?: boolean;
}

export const MARK_KEYS = {
  bold: { key: 'B' },
  italic: { key: 'I' },
  strike: { key: 'X', shift: true },
  code: { key: 'E' },
  link: { key: 'K' },
} as const satisfies Record<string, MarkKey>;

export type MarkName = keyof typeof MARK_KEYS;

/** What keys do with the words that are selected: mark them, or go to the bar beside them. */
export const SELECTION_KEYS = ['bold', 'italic', 'strike', 'code', 'link', 'bar'] as const satisfies (
  | MarkName
  | 'bar'
)[];
export type SelectionKey = (typeof SELECTION_KEYS)[number];

/** What a key press marks words as, if anything. */
export function markOfKey(press: KeyPress): MarkName | undefined {
  if (!hasCommand(press)) return undefined;
  const pressed = pressedKey(press);
  const names = Object.keys(MARK_KEYS) as MarkName[];
  return names.find((name) => {
    const { key, shift = false }: MarkKey = MARK_KEYS[name];
    return key === pressed && shift === press.shiftKey;
  });
}
