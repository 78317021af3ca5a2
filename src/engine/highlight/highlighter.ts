/** Colours of code: tokens by kind, with the grammars of editors. */
import { createHighlighterCoreSync, type LanguageRegistration } from 'shiki/core';
import type { EngineServices, Highlighter } from '../engine.ts';
import type { CodeLine, CodeToken } from '../render/theme-contract.ts';
import { SAMPLE_GRAMMARS } from './address-words.ts';
import { tokenizeAnsi } from './ansi.ts';
import { grammarNameOf } from './language-names.ts';
import { LineMemory } from './line-memory.ts';
import { createRegexEngine, type KnownExpression, type KnownExpressions } from './regular-expressions.ts';
import { colorOfKind, KIND_THEME, TOKEN_KINDS } from './token-kinds.ts';

/**
 * Loads a grammar and those it embeds, by its name in the `shiki` package (`bash`, `csharp`, …); an empty list
 * when there is none of that name.
 */
export type LoadGrammar = (name: string) => Promise<readonly LanguageRegistration[]>;

/** Expressions of a grammar that are translated already, by its name; another grammar's may be among them. */
export type LoadTranslations = (name: string) => Promise<KnownExpressions>;

/** Grammars that another needs and does not bring: the tags and the code of MDX, and its details in front. */
const EMBEDDED: Readonly<Record<string, readonly string[]>> = { mdx: ['tsx', 'yaml'] };

/** A longer line is data; grammars take time that grows faster than the line. */
const MAX_LINE_LENGTH = 2_000;
/** Code behind this many characters stays plain. */
const MAX_CODE_LENGTH = 200_000;
/** Characters of code whose tokens are kept. */
const CACHE_LIMIT = 4_000_000;

/** What `tokenizeLine2` packs into a number; bits 15 to 23 are the colour. */
const COLOR_SHIFT = 15;
const COLOR_MASK = 0x1ff;

export interface HighlighterOptions {
  /** Code is coloured in the midst of a page: told when that begins and ends. */
  readonly onStep?: EngineServices['onStep'];
  /** Without it every expression is translated when it is first needed. */
  readonly loadTranslations?: LoadTranslations;
}

/** A highlighter without grammars; `load` brings them in as pages need them. */
export function createHighlighter(
  loadGrammar: LoadGrammar,
  { onStep, loadTranslations }: HighlighterOptions = {},
): Highlighter {
  const known = new Map<string, KnownExpression>();
  const engine = createRegexEngine(known);
  const grammars = new Map<string, LineMemory | undefined>();
  const loading = new Map<string, Promise<void>>();
  const cache = new TokenCache();

  const loadOne = async (name: string): Promise<void> => {
    const more = EMBEDDED[name] ?? [];
    const translated = loadTranslations ? await Promise.all([name, ...more].map(loadTranslations)) : [];
    for (const [pattern, expression] of translated.flatMap((one) => [...one])) known.set(pattern, expression);
    const embedded = await Promise.all(more.map(loadGrammar));
    const own = await loadGrammar(name);
    const registrations = own.length === 0 ? own : [...embedded.flat(), ...own];
    if (registrations.length === 0) {
      grammars.set(name, undefined);
      return;
    }
    // Each grammar for itself: one that embeds whatever else is loaded (Markdown) would give other tokens depending
    // on which pages were rendered before.
    const core = createHighlighterCoreSync({
      engine,
      themes: [KIND_THEME],
      langs: [[...registrations]],
      warnings: false,
    });
    const { colorMap } = core.setTheme(KIND_THEME.name ?? '');
    // The last registration is the language itself; those before it are embedded ones.
    const grammar = core.getLanguage(registrations.at(-1)?.name ?? name);
    const kinds = kindsByColor(colorMap);
    const read = (line: string, tokens: Uint32Array): CodeLine => readTokens(line, tokens, kinds);
    grammars.set(name, new LineMemory(grammar, read, SAMPLE_GRAMMARS.has(name)));
  };

  return {
    async load(languages) {
      const waiting: Promise<void>[] = [];
      for (const language of languages) {
        const name = grammarNameOf(language);
        if (name === undefined || grammars.has(name)) continue;
        let promise = loading.get(name);
        if (promise === undefined) {
          promise = loadOne(name).finally(() => loading.delete(name));
          loading.set(name, promise);
        }
        waiting.push(promise);
      }
      await Promise.all(waiting);
    },

    tokenize(code, language) {
      const text = code.endsWith('\n') ? code.slice(0, -1) : code;
      if (language.trim().toLowerCase() === 'ansi') return tokenizeAnsi(text);
      const name = grammarNameOf(language);
      const memory = name === undefined ? undefined : grammars.get(name);
      if (memory === undefined) return plainLines(text);
      return cache.get(`${name}\n${text}`, () => {
        onStep?.('highlight', text.length);
        const lines = tokenizeLines(text, memory);
        onStep?.('run');
        return lines;
      });
    },
  };
}

/** Kind by number of colour; the map's first entries are the theme's own colours. */
function kindsByColor(colorMap: readonly string[]): (string | undefined)[] {
  const byColor = new Map(TOKEN_KINDS.map(({ kind }, index) => [colorOfKind(index), kind]));
  return colorMap.map((color) => byColor.get((color ?? '').toUpperCase()));
}

function tokenizeLines(code: string, memory: LineMemory): readonly CodeLine[] {
  const lines: CodeLine[] = [];
  let state = memory.start();
  let length = 0;
  for (const line of splitLines(code)) {
    length += line.length + 1;
    if (line.length > MAX_LINE_LENGTH || length > MAX_CODE_LENGTH) {
      lines.push(line === '' ? [] : [{ text: line }]);
      continue;
    }
    const coloured = memory.colour(line, state);
    lines.push(coloured.line);
    state = coloured.next;
  }
  return lines;
}

/** Tokens come as pairs of start and metadata. Neighbours of one kind become one token; white space joins either. */
function readTokens(line: string, packed: Uint32Array, kinds: readonly (string | undefined)[]): CodeLine {
  const tokens: CodeToken[] = [];
  let text = '';
  let kind: string | undefined;
  for (let index = 0; index < packed.length; index += 2) {
    const start = packed[index] ?? 0;
    const part = line.slice(start, packed[index + 2] ?? line.length);
    const partKind = kinds[((packed[index + 1] ?? 0) >>> COLOR_SHIFT) & COLOR_MASK];
    if (partKind === kind || part.trim() === '') text += part;
    else {
      if (text !== '') tokens.push(kind === undefined ? { text } : { text, kind });
      text = part;
      kind = partKind;
    }
  }
  if (text !== '') tokens.push(kind === undefined ? { text } : { text, kind });
  return tokens;
}

function plainLines(code: string): readonly CodeLine[] {
  return splitLines(code).map((line) => (line === '' ? [] : [{ text: line }]));
}

function splitLines(code: string): string[] {
  return code.includes('\r') ? code.split(/\r?\n/) : code.split('\n');
}

/** The most recently used tokens, up to `CACHE_LIMIT` characters of code. */
class TokenCache {
  readonly #entries = new Map<string, readonly CodeLine[]>();
  #size = 0;

  get(key: string, compute: () => readonly CodeLine[]): readonly CodeLine[] {
    const known = this.#entries.get(key);
    if (known !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known;
    }
    const lines = compute();
    this.#entries.set(key, lines);
    this.#size += key.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= CACHE_LIMIT) break;
      this.#entries.delete(oldest);
      this.#size -= oldest.length;
    }
    return lines;
  }
}
