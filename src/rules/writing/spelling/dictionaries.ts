/** Which dictionaries there are, for which languages, and those that have been loaded. */
import { readWordFile, type WordFile } from './word-file.ts';

/** As `scripts/dictionaries.js` names them. `en` holds what is written alike everywhere. */
export type DictionaryName = 'en' | 'en-us' | 'en-gb' | 'nl' | 'terms';

/** Gives the text of a dictionary. */
export type LoadDictionary = (name: DictionaryName) => Promise<string>;

/** Parts of the world that write English as Americans do; all others write it as the British do. */
const AMERICAN = new Set(['US', 'PH', 'LR', 'PR']);

/**
 * The dictionaries of a language; none where there is none under a licence that lets everybody use it. English that does
 * not say of which country may be either, and so is that of Canada.
 */
export function dictionariesOf(language: string): readonly DictionaryName[] {
  const [code, region = ''] = [language.split('-')[0]?.toLowerCase(), language.split('-').at(-1)?.toUpperCase()];
  if (code === 'nl') return ['nl', 'terms'];
  if (code !== 'en') return [];
  if (!language.includes('-') || region === 'CA') return ['en', 'en-us', 'en-gb', 'terms'];
  return ['en', AMERICAN.has(region) ? 'en-us' : 'en-gb', 'terms'];
}

export interface LoadedDictionaries {
  readonly language: readonly WordFile[];
  readonly terms: readonly WordFile[];
}

export interface Dictionaries {
  /** `undefined` for as long as one of them is missing. */
  readonly of: (language: string) => LoadedDictionaries | undefined;
  /** Loads what is missing for these languages; `undefined` where nothing is. Does not reject: see `failed`. */
  readonly load: (languages: Iterable<string>) => Promise<void> | undefined;
  /** The languages have dictionaries, but one could not be fetched. It is tried again with the next `load`. */
  readonly failed: (language: string) => boolean;
}

export function createDictionaries(load: LoadDictionary): Dictionaries {
  const loaded = new Map<DictionaryName, WordFile>();
  const loading = new Map<DictionaryName, Promise<void>>();
  const failed = new Set<DictionaryName>();
  const fetchOne = (name: DictionaryName): Promise<void> => {
    const going =
      loading.get(name) ??
      load(name)
        .then(
          (text) => {
            loaded.set(name, readWordFile(text));
            failed.delete(name);
          },
          () => {
            failed.add(name);
          },
        )
        .finally(() => loading.delete(name));
    loading.set(name, going);
    return going;
  };
  return {
    of(language) {
      const names = dictionariesOf(language);
      if (names.length === 0 || !names.every((name) => loaded.has(name))) return undefined;
      const filesOf = (isTerms: boolean) =>
        names.filter((name) => (name === 'terms') === isTerms).flatMap((name) => loaded.get(name) ?? []);
      return { language: filesOf(false), terms: filesOf(true) };
    },
    load(languages) {
      const missing = new Set([...languages].flatMap(dictionariesOf).filter((name) => !loaded.has(name)));
      return missing.size === 0 ? undefined : Promise.all([...missing].map(fetchOne)).then(() => undefined);
    },
    failed: (language) => dictionariesOf(language).some((name) => failed.has(name)),
  };
}
