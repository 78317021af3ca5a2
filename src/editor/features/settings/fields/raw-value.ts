/** A setting written as JSON. Pure. */
import { settingErrorWords } from '../../../words/settings-fields.ts';

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
    return { status: 'unreadable', message: settingErrorWords.incompleteJson(text.trim().slice(0, 40)) };
  }
}
