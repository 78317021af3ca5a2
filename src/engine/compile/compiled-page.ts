/** A page or snippet turned into JavaScript. Nothing has been run yet. Plain data: it can be cached and posted. */

import type { ImportStatement } from '../../page-source/import-statements.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { MadeBlock } from './made/made-block.ts';

export interface CompiledPage {
  /** Path of the source file. */
  readonly file: string;
  /**
   * The blocks of a text that this program has written, where they could be read without a compiler; `code` then gives only the
   * elements of those that are `compiled`.
   */
  readonly made?: readonly MadeBlock[];
  /** Body of a function that takes the JSX runtime and returns `{ default, ...exports }` (MDX `function-body`). */
  readonly code: string;
  /** Imports that stood in the source; they are no longer in `code` but expected in its scope. */
  readonly imports: readonly ImportStatement[];
  /** Names of components the page uses and does not define or import (`Card`, `Tree`, `Tree.File`). */
  readonly components: readonly string[];
  /** Languages of the fences, lower case, to be loaded before rendering. */
  readonly languages: readonly string[];
  /** `strict`: as written. `repaired`: read as meant, with diagnostics. `text`: components dropped, the text kept. */
  readonly fidelity: 'strict' | 'repaired' | 'text';
  readonly diagnostics: readonly Diagnostic[];
}

/** Of a page without text, such as the one for unknown addresses: no compiler has to be loaded for it. */
export const EMPTY_CODE = 'return { default: () => null };';
