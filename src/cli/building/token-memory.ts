/**
 * A highlighter that remembers the colours of code from one build to the next. Grammars take a good part of a second
 * to start; when only text around the code has changed, none is needed.
 */
import type { CodeLine, Highlighter } from '../../engine/index.ts';

/** Tokens of pieces of code, by language and code. Plain data. */
export type SavedTokens = readonly (readonly [key: string, lines: readonly CodeLine[]])[];

export interface RememberingHighlighter extends Highlighter {
  /** Call before a page is rendered. */
  readonly begin: (saved: SavedTokens) => void;
  /**
   * Call when it has been rendered. `again`: colours were missing and their grammars are loaded now, so that it must
   * be rendered once more; else the tokens of its code.
   */
  readonly end: () => Promise<{ readonly again: true } | { readonly again: false; readonly tokens: SavedTokens }>;
}

/** @param open Loads the real highlighter when it is first needed. */
export function createRememberingHighlighter(open: () => Promise<Highlighter>): RememberingHighlighter {
  let inner: Highlighter | undefined;
  let saved = new Map<string, readonly CodeLine[]>();
  let used = new Map<string, readonly CodeLine[]>();
  const loaded = new Set<string>();
  const missing = new Set<string>();

  const loadGrammars = async (languages: readonly string[]): Promise<void> => {
    inner ??= await open();
    await inner.load(languages);
    for (const language of languages) loaded.add(language.toLowerCase());
  };

  return {
    begin(tokens) {
      saved = new Map(tokens);
      used = new Map();
    },

    /** With tokens at hand it shows only while the page is rendered whether a grammar is needed. */
    async load(languages) {
      if (saved.size > 0) return;
      const wanted = languages.filter((language) => !loaded.has(language.toLowerCase()));
      if (wanted.length > 0) await loadGrammars(wanted);
    },

    tokenize(code, language) {
      const key = `${language}\n${code}`;
      let lines = used.get(key) ?? saved.get(key);
      if (lines === undefined) {
        if (!loaded.has(language.toLowerCase())) missing.add(language);
        lines = inner?.tokenize(code, language) ?? code.split('\n').map((text) => [{ text }]);
      }
      used.set(key, lines);
      return lines;
    },

    async end() {
      if (missing.size === 0) return { again: false, tokens: [...used] };
      const languages = [...missing];
      missing.clear();
      used = new Map();
      await loadGrammars(languages);
      return { again: true };
    },
  };
}
