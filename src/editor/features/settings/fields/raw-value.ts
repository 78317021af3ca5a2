/** A setting written as JSON. Pure. */
export type RawReading =
  | { readonly status: 'ok'; readonly value: unknown }
  /** Nothing is written: the setting goes away when the field is left. */
  | { readonly status: 'empty' }
  | { readonly status: 'unreadable'; readonly message: string };

export function readRawValue(text: string): RawReading {
  if (text.trim() === '') return { status: 'empty' };
  try {
    return { status: 'ok', value: JSON.parse(text) };
  } catch {
    const shown = text.trim().slice(0, 40);
    return {
      status: 'unreadable',
      message: `\`${shown}\` is not complete JSON yet, so the file still holds what it held. Write text in quotation marks, such as \`"docs"\`, or a number, \`true\`, a list or an object.`,
    };
  }
}
