/** Makes a page compile that a strict compiler refuses, one fault at a time, guided by the compiler's errors. */
import type { Diagnostic } from '../../diagnostics.ts';
import type { MdxCompiler } from '../compiled-page.ts';

export interface Repair {
  /** Compiled code; absent when the page could not be repaired. */
  readonly code?: string;
  readonly diagnostics: readonly Diagnostic[];
}

export function repairSource(_compiler: MdxCompiler, _file: string, _source: string, _error: string): Repair {
  return { diagnostics: [] };
}
