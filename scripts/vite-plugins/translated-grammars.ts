import { bundledLanguages } from 'shiki/langs';
import type { Plugin } from 'vite';
import { patternsOf, type Translation, translate } from '../../src/engine/highlighter.ts';

/** Most code of real projects is in these. What is in others is translated when it is first coloured. */
const LANGUAGES = [
  ...['bash', 'c', 'cpp', 'csharp', 'css', 'diff', 'docker', 'go', 'graphql', 'html', 'ini', 'java', 'javascript'],
  ...['json', 'jsonc', 'jsx', 'kotlin', 'markdown', 'mdx', 'php', 'python', 'ruby', 'rust', 'scss', 'shellsession'],
  ...['solidity', 'sql', 'swift', 'terraform', 'toml', 'tsx', 'typescript', 'vue', 'xml', 'yaml'],
] as const;

/**
 * Puts the expressions of grammars beside what is built, in JavaScript: `translations/bash.json`. Otherwise each thread would
 * translate them anew in each build.
 */
export function translatedGrammars(): Plugin {
  return {
    name: 'leafwright:translated-grammars',
    async generateBundle() {
      const known = new Map<string, Translation | undefined>();
      for (const language of LANGUAGES) {
        const { default: registrations } = await bundledLanguages[language]();
        const translations = [...patternsOf(registrations)].flatMap((pattern) => {
          if (!known.has(pattern)) known.set(pattern, translateOrNot(pattern));
          const translation = known.get(pattern);
          return translation === undefined ? [] : [[pattern, translation]];
        });
        // Engines differ in what they need translated.
        const source = JSON.stringify({ engine: process.versions.v8, translations });
        this.emitFile({ type: 'asset', fileName: `translations/${language}.json`, source });
      }
    },
  };
}

/** What JavaScript cannot say is left to the highlighter, which passes it over. */
function translateOrNot(pattern: string): Translation | undefined {
  try {
    return translate(pattern);
  } catch {
    return undefined;
  }
}
