/**
 * Trusted Types: the policy in `index.html` lets text become elements or a script of the app only through a policy of
 * a name that it lists. TypeScript has no types for them yet, and older browsers do without.
 */

export interface TextRules {
  /** The text as it may become elements; `null` refuses it. */
  readonly createHTML?: (text: string) => string | null;
  /** The address from which a script may be loaded; `null` refuses it. */
  readonly createScriptURL?: (address: string) => string | null;
}

export interface TextPolicy {
  readonly createHTML: (text: string) => TrustedHTML;
}

declare global {
  interface Window {
    readonly trustedTypes?: { readonly createPolicy: (name: string, rules: TextRules) => TextPolicy };
  }
}

/**
 * A policy of the app, once for each name. `undefined` where the browser knows none.
 * The policy named `default` is asked about every text that comes through no other.
 */
export function createTextPolicy(name: string, rules: TextRules): TextPolicy | undefined {
  return globalThis.window?.trustedTypes?.createPolicy(name, rules);
}
