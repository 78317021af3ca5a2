/** The engine's door to the highlighter, which is loaded apart. */

export { createHighlighter, type LoadGrammar, type LoadTranslations } from './highlight/highlighter.ts';
export { grammarNameOf } from './highlight/language-names.ts';
export { readTranslations, type TranslatedGrammar } from './highlight/translated-grammar.ts';
