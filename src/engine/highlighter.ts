/** The engine's door to the highlighter, which is loaded apart. */

export { COMMON_LANGUAGES, type CommonLanguage } from './highlight/common-languages.ts';
export { traitsOfEngine } from './highlight/engine-traits.ts';
export { patternsOf } from './highlight/grammar-patterns.ts';
export { createHighlighter, type LoadGrammar, type LoadTranslations } from './highlight/highlighter.ts';
export { grammarNameOf } from './highlight/language-names.ts';
export { type Needs, readNeeds } from './highlight/prefilter/read-needs.ts';
export { PrefilterStore } from './highlight/prefilter/store-prefilters.ts';
export { type Translation, translate } from './highlight/regular-expressions.ts';
export { readTranslations, type TranslatedExpression, type TranslatedGrammar } from './highlight/translated-grammar.ts';
