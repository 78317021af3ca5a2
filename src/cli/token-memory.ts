/**
 * A highlighter that remembers the colours of code from one build to the next. Grammars take a good part of a second
 * to start; when only text around the code has changed, none is needed.
 */
import type { Highlighter } from '../engine/engine.ts';
import type { CodeLine } from '../engine/render/theme-contract.ts';

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
  const wanted = new Set<string>();
  let isMissing = false;

  return {
    begin(tokens) {
      saved = new Map(tokens);
      used = new Map();
    },

    /** Only notes what the page has: whether a grammar is needed shows while it is rendered. */
    async load(languages) {
      for (const language of languages) if (!loaded.has(language)) wanted.add(language);
      if (saved.size > 0 || wanted.size === 0) return;
      await loadWanted();
    },

    tokenize(code, language) {
      const key = `${language}\n${code}`;
      let lines = used.get(key) ?? saved.get(key);
      if (lines === undefined) {
        if (wanted.size > 0) isMissing = true;
        lines = inner?.tokenize(code, language) ?? code.split('\n').map((text) => [{ text }]);
      }
      used.set(key, lines);
      return lines;
    },

    async end() {
      if (!isMissing) return { again: false, tokens: [...used] };
      isMissing = false;
      used = new Map();
      await loadWanted();
      return { again: true };
    },
  };

  async function loadWanted(): Promise<void> {
    inner ??= await open();
    await inner.load([...wanted]);
    for (const language of wanted) loaded.add(language);
    wanted.clear();
  }
}
