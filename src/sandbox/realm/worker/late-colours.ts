import type { Highlighter } from '../../../engine/index.ts';

/** Colours of code need grammars, which the app has to send. A page that somebody waits for is shown before they are there. */
export interface LateColours {
  readonly highlighter: Highlighter;
  /**
   * Makes something without waiting for grammars. They are asked for, and code in their languages stays plain.
   * @returns with `missing` when something stayed plain: resolves when its grammars are there
   */
  readonly makeEarly: <Made>(make: () => Promise<Made>) => Promise<EarlyMade<Made>>;
}

export interface EarlyMade<Made> {
  readonly made: Made;
  readonly missing?: Promise<unknown>;
}

export function createLateColours(highlighter: Highlighter): LateColours {
  /** Languages, as they are spelled, whose grammars are there. */
  const loaded = new Set<string>();
  /** Of what is being made early; `undefined` while all that is made waits. */
  let missing: Promise<void>[] | undefined;

  async function load(languages: readonly string[]): Promise<void> {
    await highlighter.load(languages);
    for (const language of languages) loaded.add(language);
  }

  return {
    highlighter: {
      async load(languages) {
        const loading = load(languages);
        if (!missing || languages.every((language) => loaded.has(language))) return loading;
        missing.push(loading);
      },
      tokenize: highlighter.tokenize,
    },
    async makeEarly(make) {
      const waiting: Promise<void>[] = [];
      missing = waiting;
      try {
        const made = await make();
        return waiting.length === 0 ? { made } : { made, missing: Promise.all(waiting) };
      } finally {
        missing = undefined;
      }
    },
  };
}
