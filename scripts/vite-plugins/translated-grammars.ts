import { bundledLanguages } from 'shiki/langs';
import type { Plugin } from 'vite';
import {
  COMMON_LANGUAGES,
  type CommonLanguage,
  type TranslatedGrammar,
  translateGrammar,
} from '../../src/engine/grammar-translation.ts';

/** They embed many others, and are large: a browser would keep megabytes for them. */
const TOO_LARGE: ReadonlySet<CommonLanguage> = new Set(['cpp', 'ruby']);

const MODULE = 'virtual:translated-grammars';
/** Vite's sign for modules that are no files. */
const RESOLVED = `\0${MODULE}`;

/**
 * Puts the expressions of grammars beside what is built, in JavaScript, each with what it needs in order to match:
 * `translations/bash.json`. Otherwise each thread would translate them anew in each build.
 */
export function translatedGrammarFiles(): Plugin {
  return {
    name: 'leafwright:translated-grammar-files',
    async generateBundle() {
      for (const language of COMMON_LANGUAGES) {
        const source = JSON.stringify(await translatedGrammar(language));
        this.emitFile({ type: 'asset', fileName: `translations/${language}.json`, source });
      }
    },
  };
}

/** `import loaders from 'virtual:translated-grammars'`: a function for each language that loads the same, a file of the app. */
export function translatedGrammars(): Plugin {
  const languages = COMMON_LANGUAGES.filter((language) => !TOO_LARGE.has(language));
  return {
    name: 'leafwright:translated-grammars',
    resolveId: (source) => (source === MODULE || source.startsWith(`${MODULE}/`) ? `\0${source}` : null),
    async load(id) {
      if (id === RESOLVED) {
        const lines = languages.map((language) => `${language}: () => import('${MODULE}/${language}')`);
        return `export default { ${lines.join(', ')} };`;
      }
      const language = languages.find((one) => id === `${RESOLVED}/${one}`);
      if (language === undefined) return null;
      // Engines read a text of JSON faster than code.
      const text = JSON.stringify(JSON.stringify(await translatedGrammar(language)));
      return { code: `export default JSON.parse(${text});`, moduleSideEffects: false };
    },
  };
}

async function translatedGrammar(language: CommonLanguage): Promise<TranslatedGrammar> {
  return translateGrammar((await bundledLanguages[language]()).default);
}
