/** Runs compiled pages where the platform has `new Function`: in the sandbox's worker and in Node. */
import type { EngineServices } from '../engine.ts';
import { withoutDynamicImports } from './dynamic-imports.ts';
import { createEditedCompiler, type Module } from './edited-page.ts';
import { compileInScope } from './scoped-function.ts';

const MAX_CACHED_CHARACTERS = 4_000_000;

export interface EvaluateOptions {
  /** Whether a page comes again and again while it is typed. A build makes each page once: there the search for what changed is in vain. */
  readonly isTyped?: boolean;
}

/**
 * Gives code no name but those of its scope. This keeps an author's slip from doing harm; what keeps an attacker out is
 * the frame or process that the code runs in.
 */
export function createEvaluate({ isTyped = true }: EvaluateOptions = {}): EngineServices['evaluate'] {
  const modules = new Map<string, (scope: object) => Module>();
  const compileEdited = isTyped ? createEditedCompiler() : () => undefined;
  let characters = 0;
  return (code, scope, argument) => {
    let module = modules.get(code);
    if (module === undefined) {
      module = compileEdited(code) ?? compileInScope<Module>('', withoutDynamicImports(code));
      characters += code.length;
      if (characters > MAX_CACHED_CHARACTERS) {
        modules.clear();
        characters = code.length;
      }
      modules.set(code, module);
    }
    return module(scope)(argument);
  };
}
