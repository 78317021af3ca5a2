/** The engine's door to the highlighter, which is loaded apart. */

export { COMMON_LANGUAGES, type CommonLanguage } from './highlight/common-languages.ts';
export { createHighlighter, type LoadGrammar, type LoadTranslations } from './highlight/highlighter.ts';
export { grammarNameOf } from './highlight/language-names.ts';
export { translateGrammar } from './highlight/translate-grammar.ts';
export { readTranslations, type TranslatedGrammar } from './highlight/translated-grammar.ts';
