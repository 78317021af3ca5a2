/** Where strings stand in a JSON text, found without parsing it, so that it works for any file. */
import type { LineRange, TextPosition } from '../project/diagnostics.ts';

/** Characters before a value in which its key is looked for. */
const LONGEST_KEY = 200;
const STRING = /"(?:[^"\\\n]|\\.)*"/g;

/**
 * Range of the first string for each wanted value, quotes included.
 * @param normalize Brings a string of the text to the form of `wanted`.
 * @param key Only values of this key count.
 */
export function locateStrings(
  json: string,
  wanted: ReadonlySet<string>,
  normalize: (value: string) => string,
  key?: string,
): ReadonlyMap<string, LineRange> {
  const found = new Map<string, LineRange>();
  if (wanted.size === 0) return found;
  const positions = new Positions(json);
  for (const match of json.matchAll(STRING)) {
    const value = normalize(unescapeString(match[0]));
    if (!wanted.has(value) || found.has(value)) continue;
    if (key !== undefined && !isValueOf(key, json.slice(Math.max(0, match.index - LONGEST_KEY), match.index))) continue;
    found.set(value, { start: positions.at(match.index), end: positions.at(match.index + match[0].length) });
    if (found.size === wanted.size) break;
  }
  return found;
}

function isValueOf(key: string, before: string): boolean {
  const colon = before.trimEnd();
  return colon.endsWith(':') && colon.slice(0, -1).trimEnd().endsWith(`"${key}"`);
}

function unescapeString(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    // An escape that JSON does not know: such a string is nobody's path.
    return quoted;
  }
}

/** Line and column of offsets asked for in rising order, in one pass over the text. */
class Positions {
  readonly #text: string;
  #line = 1;
  #lineStart = 0;

  constructor(text: string) {
    this.#text = text;
  }

  at(offset: number): TextPosition {
    for (;;) {
      const end = this.#text.indexOf('\n', this.#lineStart);
      if (end < 0 || end >= offset) break;
      this.#line++;
      this.#lineStart = end + 1;
    }
    return { line: this.#line, column: offset - this.#lineStart + 1 };
  }
}
