/** The engine's door for the build of the program. Apart from the highlighter's, so that no site is built with what is here. */

export { COMMON_LANGUAGES, type CommonLanguage } from './highlight/common-languages.ts';
export { translateGrammar } from './highlight/translate-grammar.ts';
export type { TranslatedGrammar } from './highlight/translated-grammar.ts';
