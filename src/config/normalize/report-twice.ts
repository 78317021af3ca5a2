import { quote } from '../describe-value.ts';
import type { SettingReader } from './setting-reader.ts';

/** Readers choose among names: two that are the same cannot be told apart. */
export function reportTwice(entry: SettingReader, kind: 'version' | 'language', name: string): void {
  entry.problem('config/listed-twice', 'warning', {
    subject: [name],
    message: `The ${kind} ${quote(name)} is listed twice, so readers cannot tell the two apart.`,
    hint: `Give one of them another name, or remove it.`,
  });
}
