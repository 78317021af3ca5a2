/** Compiles author's code so that its free names are those of a scope. */

/**
 * A function with these parameters and this body, to be had for one scope after the other. Every free name of the body is
 * looked up in the scope (a `with` statement around it), so what the scope claims to have cannot reach the platform's
 * global of that name. Throws a `SyntaxError` for a body that is none.
 */
export function compileInScope<Made>(parameters: string, body: string): (scope: object) => Made {
  // In parentheses, because engines then parse the function once instead of twice.
  // The compiler's own names (`_jsx`, `_components`) are local to the inner function and cost no lookup.
  const made = new Function(`with (arguments[0]) { return (function (${parameters}) {${body}\n}); }`);
  return made as (scope: object) => Made;
}
