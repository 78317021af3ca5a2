import { type EngineTraits, fitsEngine, traitsOfEngine } from './engine-traits.ts';
import { readPrefilter, readSets, type StoredPrefilter } from './prefilter/prefilter.ts';
import type { KnownExpression, KnownExpressions, Translation } from './regular-expressions.ts';

/** The expressions of a grammar, translated when the program is built by `scripts/vite-plugins/translated-grammars.ts`. */
export interface TranslatedGrammar {
  /** Of the engine that translated them. */
  readonly made: EngineTraits;
  readonly translations: readonly TranslatedExpression[];
  /** The sets that the prefilters name by their numbers. */
  readonly sets: readonly string[];
}

export type TranslatedExpression = readonly [pattern: string, translation: Translation, prefilter?: StoredPrefilter];

let own: EngineTraits | undefined;

/** What this engine can use of it: of the translations all or nothing. What an expression needs is true on every engine. */
export function readTranslations(grammar: TranslatedGrammar | undefined): KnownExpressions {
  if (grammar === undefined) return new Map();
  own ??= traitsOfEngine();
  const isFit = fitsEngine(grammar.made, own);
  const sets = readSets(grammar.sets);
  return new Map(
    grammar.translations.map(([pattern, translation, prefilter]): [string, KnownExpression] => [
      pattern,
      { ...(isFit && { translation }), ...(prefilter && { prefilter: readPrefilter(prefilter, sets) }) },
    ]),
  );
}
