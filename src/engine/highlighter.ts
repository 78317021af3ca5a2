/** The engine's door to the highlighter, which is loaded apart. */

export { traitsOfEngine } from './highlight/engine-traits.ts';
export { patternsOf } from './highlight/grammar-patterns.ts';
export { createHighlighter, type LoadGrammar, type LoadTranslations } from './highlight/highlighter.ts';
export { grammarNameOf } from './highlight/language-names.ts';
export { type Translation, translate } from './highlight/regular-expressions.ts';
export { readTranslations, type TranslatedGrammar } from './highlight/translated-grammar.ts';
