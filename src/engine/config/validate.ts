import type { Diagnostic, TextRange } from '../diagnostics.ts';
import type { ConfigPath } from './config-path.ts';

export function validateConfig(
  _value: unknown,
  _locate: (path: ConfigPath) => { readonly file: string; readonly range: TextRange },
): Diagnostic[] {
  return [];
}
