/**
 * Addresses in strings of code. Samples of an API differ from page to page in hardly more than the words of an address, and their
 * grammars do not look at those: a line is coloured as the same line with other words of the same length.
 */
import type { CodeLine } from '../render/theme-contract.ts';

export interface LineWithAddress {
  /** The line with letters that mean nothing in place of the words. */
  readonly neutral: string;
  /** Offsets of the quotation mark before the address, and of each word. */
  readonly offsets: readonly number[];
}

/** The grammars of samples. The test shows of each that it does not look at the words; nobody knows of others. */
export const SAMPLE_GRAMMARS: ReadonlySet<string> = new Set(
  'bash csharp go java javascript php python ruby rust swift typescript'.split(' '),
);

/** In quotation marks, and not the name of a text that goes on below (`<<"…"`). */
const ADDRESS = /(?<![<~-])(["'])https?:\/\/[^"'\\\s]*\1/;
/** Parts of its path: letters, digits and hyphens, which neither begin a variable nor a place to fill in. */
const WORD = /(?<=\/)[A-Za-z][A-Za-z0-9-]*(?=[/"'])/g;

/** @returns `undefined` for a line without an address in a string */
export function neutralLine(line: string): LineWithAddress | undefined {
  if (!line.includes('://')) return undefined;
  const found = ADDRESS.exec(line);
  if (found === null) return undefined;
  const [address] = found;
  const offsets = [found.index];
  const words = address.replace(WORD, (word: string, at: number) => {
    offsets.push(found.index + at);
    return 'a'.repeat(word.length);
  });
  if (offsets.length === 1) return undefined;
  return { neutral: line.slice(0, found.index) + words + line.slice(found.index + address.length), offsets };
}

/**
 * The tokens of a line, from those of its neutral form.
 * @returns `undefined` where the address is no string to the grammar, so that its words may matter
 */
export function withWords(line: string, { offsets }: LineWithAddress, coloured: CodeLine): CodeLine | undefined {
  const kinds = new Set<string | undefined>();
  const wanted = [...offsets];
  let at = 0;
  const tokens = coloured.map((token) => {
    const start = at;
    at += token.text.length;
    for (; wanted.length > 0 && (wanted[0] as number) < at; wanted.shift()) kinds.add(token.kind);
    return { ...token, text: line.slice(start, at) };
  });
  const [kind] = kinds;
  return kinds.size === 1 && kind !== undefined ? tokens : undefined;
}
