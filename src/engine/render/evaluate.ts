/** Runs compiled pages where the platform has `new Function`: in the sandbox's worker and in Node. */
import type { EngineServices } from '../engine.ts';
import { withoutDynamicImports } from './dynamic-imports.ts';

const MAX_CACHED_CHARACTERS = 4_000_000;

type Module = (argument: object) => Readonly<Record<string, unknown>>;

/**
 * Every free name of the code is looked up in `scope` (a `with` statement around it), so what `scope` claims to
 * have cannot reach the platform's global of that name. This keeps an author's slip from doing harm; what keeps
 * an attacker out is the frame or process that the code runs in.
 */
export function createEvaluate(): EngineServices['evaluate'] {
  const makers = new Map<string, (scope: object) => Module>();
  let characters = 0;
  return (code, scope, argument) => {
    let make = makers.get(code);
    if (make === undefined) {
      // In parentheses, because engines then parse the function once instead of twice.
      // The compiler's own names (`_jsx`, `_components`) are local to the inner function and cost no lookup.
      make = new Function(`with (arguments[0]) { return (function () {${withoutDynamicImports(code)}\n}); }`) as (
        scope: object,
      ) => Module;
      characters += code.length;
      if (characters > MAX_CACHED_CHARACTERS) {
        makers.clear();
        characters = code.length;
      }
      makers.set(code, make);
    }
    return make(scope)(argument);
  };
}
