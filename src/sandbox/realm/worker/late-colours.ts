import type { Highlighter } from '../../../engine/index.ts';

/** Colours of code need grammars, which the app has to send. A page that somebody waits for is shown before they are there. */
export interface LateColours {
  readonly highlighter: Highlighter;
  /**
   * Makes something without asking for grammars: code stays plain whose grammar is not there yet.
   * @returns with the languages whose grammars are to be loaded; none when nothing stayed plain
   */
  readonly makeEarly: <Made>(make: () => Promise<Made>) => Promise<EarlyMade<Made>>;
}

export interface EarlyMade<Made> {
  readonly made: Made;
  readonly missing: readonly string[];
}

export function createLateColours(highlighter: Highlighter): LateColours {
  /** Languages, as they are spelled, whose grammars are there. */
  const loaded = new Set<string>();
  /** Of what is being made early; `undefined` while all that is made waits for its grammars. */
  let missing: Set<string> | undefined;

  return {
    highlighter: {
      async load(languages) {
        if (missing) {
          for (const language of languages) if (!loaded.has(language)) missing.add(language);
          return;
        }
        await highlighter.load(languages);
        for (const language of languages) loaded.add(language);
      },
      tokenize: highlighter.tokenize,
    },
    async makeEarly(make) {
      const found = new Set<string>();
      missing = found;
      try {
        return { made: await make(), missing: [...found] };
      } finally {
        missing = undefined;
      }
    },
  };
}
