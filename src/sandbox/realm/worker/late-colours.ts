import { grammarNameOf } from '../../../engine/highlighter.ts';
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
  /** Names of the grammars that are there. Plain text, which has none, needs none. */
  const loaded = new Set<string | undefined>([undefined]);
  /** Of what is being made early; `undefined` while all that is made waits for its grammars. */
  let missing: Set<string> | undefined;

  return {
    highlighter: {
      async load(languages) {
        const wanted = languages.filter((language) => !loaded.has(grammarNameOf(language)));
        if (missing) {
          for (const language of wanted) missing.add(language);
          return;
        }
        await highlighter.load(wanted);
        for (const language of wanted) loaded.add(grammarNameOf(language));
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
