import { readFile } from 'node:fs/promises';
import { type LoadTranslations, readTranslations, type TranslatedGrammar } from '../engine/highlighter.ts';
import { distFolder } from './dist-folder.ts';

/** What `scripts/vite-plugins/translated-grammars.ts` has put beside the command line; nothing for a rare language. */
export const loadTranslations: LoadTranslations = async (name) => {
  const file = new URL(`cli/translations/${encodeURIComponent(name)}.json`, distFolder());
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return readTranslations(text === undefined ? undefined : (JSON.parse(text) as TranslatedGrammar));
};
