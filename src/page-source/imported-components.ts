/** Components that a page takes in from files of the project. */

import type { TextRange } from '../project/text-edit.ts';
import { findImports } from './import-statements.ts';

export interface ImportedComponent {
  /** As the page calls it. */
  readonly name: string;
  /** Of the file, as written. */
  readonly specifier: string;
  /** Of the statement. */
  readonly range: TextRange;
}

/** Imported names that can be tags, in the order of their statements. */
export function readImportedComponents(text: string): readonly ImportedComponent[] {
  return findImports(text).flatMap(({ bindings, specifier, start, end }) =>
    Object.keys(bindings)
      .filter((name) => /^[A-Za-z]/.test(name))
      .map((name) => ({ name, specifier, range: { start, end } })),
  );
}
