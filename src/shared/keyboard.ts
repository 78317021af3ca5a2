/** What keys mean, on every keyboard. */

/** What is known of a key press: that of an event of the browser. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * The letter or digit of a key. The letter is the one that the keyboard has there; a keyboard without Latin letters is
 * taken for an English one. With Shift a digit is another character on every keyboard, and with Alt a letter on a Mac.
 */
export function pressedKey({ code, key }: Pick<KeyPress, 'code' | 'key'>): string {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return /^(?:Digit|Key)(.)$/.exec(code)?.[1] ?? key.toUpperCase();
}

/** Whether Control, on a Mac Command, is held, and Alt is not: with Alt many keyboards write characters. */
export function hasCommand({ ctrlKey, metaKey, altKey }: KeyPress): boolean {
  return (ctrlKey || metaKey) && !altKey;
}

/** The step back or forward that a key press means, if any. */
export function stepOfKey(press: KeyPress): 'undo' | 'redo' | undefined {
  if (!hasCommand(press)) return undefined;
  const pressed = pressedKey(press);
  if (pressed === 'Z') return press.shiftKey ? 'redo' : 'undo';
  return pressed === 'Y' && !press.shiftKey ? 'redo' : undefined;
}
