import { readFile } from 'node:fs/promises';
import type { LoadTranslations, Translation } from '../engine/highlighter.ts';
import { distFolder } from './dist-folder.ts';

/** What `scripts/vite-plugins/translated-grammars.ts` has put beside the command line; nothing for a rare language. */
export const loadTranslations: LoadTranslations = async (name) => {
  const file = new URL(`cli/translations/${encodeURIComponent(name)}.json`, distFolder());
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return new Map();
  const { engine, translations } = JSON.parse(text) as {
    readonly engine: string;
    readonly translations: readonly (readonly [pattern: string, translation: Translation])[];
  };
  return new Map(engine === process.versions.v8 ? translations : []);
};
