import type { LanguageRegistration } from 'shiki/core';
import { traitsOfEngine } from './engine-traits.ts';
import { patternsOf } from './grammar-patterns.ts';
import { type Needs, readNeeds } from './prefilter/read-needs.ts';
import { PrefilterStore } from './prefilter/store-prefilters.ts';
import { type Translation, translate } from './regular-expressions.ts';
import type { TranslatedExpression, TranslatedGrammar } from './translated-grammar.ts';

interface ReadExpression {
  readonly translation: Translation;
  readonly needs: Needs | undefined;
}

/** Grammars embed one another. */
const known = new Map<string, ReadExpression | undefined>();

/** What is read of a grammar when the program is built. */
export function translateGrammar(registrations: readonly LanguageRegistration[]): TranslatedGrammar {
  const prefilters = new PrefilterStore();
  const translations = [...patternsOf(registrations)].flatMap((pattern): TranslatedExpression[] => {
    if (!known.has(pattern)) known.set(pattern, readExpression(pattern));
    const expression = known.get(pattern);
    if (expression === undefined) return [];
    const prefilter = expression.needs && prefilters.store(expression.needs);
    return [prefilter === undefined ? [pattern, expression.translation] : [pattern, expression.translation, prefilter]];
  });
  return { made: traitsOfEngine(), translations, sets: prefilters.sets() };
}

/** What JavaScript cannot say is left to the highlighter, which passes it over. */
function readExpression(pattern: string): ReadExpression | undefined {
  try {
    return { translation: translate(pattern), needs: readNeeds(pattern) };
  } catch {
    return undefined;
  }
}
