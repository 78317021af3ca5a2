import { type EngineTraits, fitsEngine, traitsOfEngine } from './engine-traits.ts';
import type { Translation, Translations } from './regular-expressions.ts';

/** The expressions of a grammar, translated when the program is built by `scripts/vite-plugins/translated-grammars.ts`. */
export interface TranslatedGrammar {
  /** Of the engine that translated them. */
  readonly made: EngineTraits;
  readonly translations: readonly (readonly [pattern: string, translation: Translation])[];
}

let own: EngineTraits | undefined;

/** What this engine can use of it: all or nothing. */
export function readTranslations(grammar: TranslatedGrammar | undefined): Translations {
  own ??= traitsOfEngine();
  return new Map(grammar && fitsEngine(grammar.made, own) ? grammar.translations : []);
}
