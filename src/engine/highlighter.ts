/** The engine's door to the highlighter, which is loaded apart. */
export { patternsOf } from './highlight/grammar-patterns.ts';
export { createHighlighter, type LoadGrammar, type LoadTranslations } from './highlight/highlighter.ts';
export { type Translation, translate } from './highlight/regular-expressions.ts';
