/** The expressions that running a grammar asks for, as far as the grammar alone tells them. */
import type { LanguageRegistration } from 'shiki/core';

const KEYS: ReadonlySet<string> = new Set(['match', 'begin', 'end', 'while']);
/** An end may repeat what its beginning has found: only the code says which expression that is. */
const REPEATING = /\\\d/;

/** In the notation of Oniguruma, each in the forms that it gets for the place at which it is looked for. */
export function patternsOf(registrations: readonly LanguageRegistration[]): ReadonlySet<string> {
  const patterns = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner !== 'string') visit(inner);
      else if (KEYS.has(key) && !(REPEATING.test(inner) && (key === 'end' || key === 'while'))) {
        for (const form of formsOf(inner)) patterns.add(form);
      }
    }
  };
  visit(registrations);
  return patterns;
}

/** What stands for a place that is not here: no code holds this sign. */
const NOWHERE = '\\\uFFFF';

/**
 * The runner of grammars takes the start of the text (`\A`) and the end of the last match (`\G`) out of an expression where
 * they cannot be, and says the end of the text (`\z`) in another way.
 */
function formsOf(pattern: string): readonly string[] {
  const plain = pattern.replace(/\\[\s\S]/g, (sign) => (sign === '\\z' ? '$(?!\\n)(?<!\\n)' : sign));
  const without = (...signs: readonly string[]) =>
    plain.replace(/\\[\s\S]/g, (sign) => (signs.includes(sign) ? NOWHERE : sign));
  return [plain, without('\\A'), without('\\G'), without('\\A', '\\G')];
}
