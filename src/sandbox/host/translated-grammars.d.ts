/** The module of `scripts/vite-plugins/translated-grammars.ts`. */
declare module 'virtual:translated-grammars' {
  type TranslatedGrammar = import('../../engine/highlighter.ts').TranslatedGrammar;
  /** By the name of the language in shiki; common ones only. */
  const loaders: Readonly<Record<string, () => Promise<{ readonly default: TranslatedGrammar }>>>;
  export default loaders;
}
