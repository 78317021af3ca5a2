/** What looks at the spelling of a project: the dictionaries of its languages, and the words of its settings. */
import { fileOf } from '../../../engine/index.ts';
import type { Diagnostic, Severity } from '../../../project/diagnostics.ts';
import { readText } from '../../../project/text.ts';
import { isIgnored } from '../choice/is-ignored.ts';
import { type RuleChoice, severityIn } from '../choice/rule-choice.ts';
import { createLanguageReader, type LanguageOf } from '../page-languages.ts';
import type { WholeSite } from '../writing-rule.ts';
import { type Dictionaries, dictionariesOf } from './dictionaries.ts';
import { wordsOfNames } from './known-words.ts';
import { formsOf, misspelledWord, SPELLING } from './misspelled-word.ts';
import { createSpeller, type Speller } from './speller.ts';

export interface SpellingOfSite {
  /** The same for as long as the same dictionaries are there. */
  readonly of: (language: string) => Speller | undefined;
  /** Found, but a word of the settings: names of groups, tabs and products are no mistakes. */
  readonly isKnown: (found: Diagnostic) => boolean;
  /** Languages whose pages nobody looks at. */
  readonly tell: (languageOf: LanguageOf) => readonly Diagnostic[];
}

const NOTHING: readonly Diagnostic[] = [];
const NONE: SpellingOfSite = { of: () => undefined, isKnown: () => false, tell: () => NOTHING };

export interface ProjectSpelling {
  /** `undefined` where nothing has to be loaded. */
  readonly load: (site: WholeSite, choice: RuleChoice) => Promise<void> | undefined;
  readonly read: (site: WholeSite, choice: RuleChoice) => SpellingOfSite;
}

export function createProjectSpelling(dictionaries: Dictionaries | undefined): ProjectSpelling {
  if (dictionaries === undefined) return { load: () => undefined, read: () => NONE };
  const spellerOf = rememberSpellers(dictionaries);
  const namesOf = rememberNames();
  let told = { key: '', found: NOTHING };

  return {
    load: (site, choice) =>
      severityIn(choice, misspelledWord) === undefined ? undefined : dictionaries.load(countLanguages(site).keys()),
    read(site, choice) {
      const severity = severityIn(choice, misspelledWord);
      if (severity === undefined) return NONE;
      const names = namesOf(site);
      return {
        of: spellerOf,
        isKnown: ({ code, subject = [] }) =>
          code === SPELLING && subject.some((word) => formsOf(word).some((form) => names.has(form))),
        tell(languageOf) {
          const found = passedOver(countLanguages(site, languageOf), severity, dictionaries).filter(
            (one) => !isIgnored(choice.ignored, one),
          );
          const key = JSON.stringify(found);
          if (key !== told.key) told = { key, found };
          return told.found;
        },
      };
    },
  };
}

function rememberSpellers(dictionaries: Dictionaries): (language: string) => Speller | undefined {
  const spellers = new Map<string, Speller>();
  return (language) => {
    const key = dictionariesOf(language).join();
    const known = spellers.get(key);
    if (known !== undefined) return known;
    const files = dictionaries.of(language);
    if (files === undefined) return undefined;
    const speller = createSpeller({ ...files, isCompounding: !/^en/.test(key) });
    spellers.set(key, speller);
    return speller;
  };
}

/** The words of the settings: read again when their file has changed. */
function rememberNames(): (site: WholeSite) => ReadonlySet<string> {
  let last: { readonly bytes: Uint8Array | undefined; readonly names: ReadonlySet<string> } | undefined;
  return ({ files, configFile }) => {
    const bytes = files.get(configFile);
    if (last === undefined || last.bytes !== bytes)
      last = { bytes, names: bytes === undefined ? new Set() : wordsOfNames(readText(bytes)) };
    return last.names;
  };
}

/** How many pages there are in each language. */
function countLanguages(site: WholeSite, languageOf = createLanguageReader(site)): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const page of site.pages.values()) {
    if (fileOf(page) === undefined) continue;
    const language = languageOf(page);
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return counts;
}

function passedOver(
  counts: ReadonlyMap<string, number>,
  severity: Severity,
  dictionaries: Dictionaries,
): readonly Diagnostic[] {
  return [...counts].flatMap(([language, count]): Diagnostic[] => {
    const pages = count === 1 ? 'its page' : `its ${count} pages`;
    const about = { code: SPELLING, severity, subject: [language] } as const;
    if (dictionariesOf(language).length === 0) {
      return [
        {
          ...about,
          message: `There is no dictionary for \`${language}\`: the spelling of ${pages} is not looked at.`,
          hint: 'There are dictionaries for English and Dutch.',
        },
      ];
    }
    if (!dictionaries.failed(language)) return [];
    return [
      {
        ...about,
        message: `The dictionary for \`${language}\` could not be loaded: the spelling of ${pages} is not looked at.`,
        hint: 'It is tried again with the next change. A dictionary is kept in the browser once it has been loaded.',
      },
    ];
  });
}
