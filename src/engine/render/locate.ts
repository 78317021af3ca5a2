/** Finds the place in an author's source that a problem at render time comes from. */
import type { LineRange } from '../../project/diagnostics.ts';
import { positionAt } from '../../project/text-position.ts';

export interface SourceText {
  readonly file: string;
  readonly text: string;
}

export interface SourcePlace {
  readonly file: string;
  readonly range: LineRange;
}

/** A text to find; of several, whichever stands first. */
export type WantedText = string | readonly string[];

interface Found {
  readonly index: number;
  readonly offset: number;
  readonly length: number;
}

/**
 * Finds texts in sources: the first of `wanted` that is there at all. Each further question for a text gives its
 * next occurrence, as rendering goes from top to bottom.
 */
export function createLocator(
  sources: () => readonly SourceText[],
): (wanted: readonly WantedText[]) => SourcePlace | undefined {
  let read: readonly SourceText[] | undefined;
  const last = new Map<string, Found>();

  const next = (wanted: string): Found | undefined => {
    if (wanted === '') return undefined;
    read ??= sources();
    const before = last.get(wanted);
    for (let index = before?.index ?? 0; index < read.length; index++) {
      const from = before?.index === index ? before.offset + wanted.length : 0;
      const offset = indexOf(read[index]?.text ?? '', wanted, from);
      if (offset >= 0) return { index, offset, length: wanted.length };
    }
    return undefined;
  };

  const placeOf = ({ index, offset, length }: Found): SourcePlace | undefined => {
    const source = read?.[index];
    if (source === undefined) return undefined;
    const { file, text } = source;
    const start = positionAt(text, offset);
    const isOneLine = !text.slice(offset, offset + length).includes('\n');
    return { file, range: { start, end: isOneLine ? { ...start, column: start.column + length } : start } };
  };

  return (wanted) => {
    for (const group of wanted) {
      const texts = typeof group === 'string' ? [group] : group;
      let first: { readonly text: string; readonly found: Found } | undefined;
      for (const text of texts) {
        const found = next(text);
        if (found !== undefined && (first === undefined || isBefore(found, first.found))) first = { text, found };
      }
      if (first !== undefined) {
        last.set(first.text, first.found);
        return placeOf(first.found);
      }
      const known = texts.flatMap((text) => last.get(text) ?? [])[0];
      if (known !== undefined) return placeOf(known);
    }
    return undefined;
  };
}

/** The name of a tag is not the beginning of a longer one. */
function indexOf(text: string, wanted: string, from: number): number {
  const isTag = /^<[\w.]+$/.test(wanted);
  let at = text.indexOf(wanted, from);
  while (isTag && at >= 0 && /[\w.]/.test(text.charAt(at + wanted.length))) at = text.indexOf(wanted, at + 1);
  return at;
}

function isBefore(one: Found, other: Found): boolean {
  return one.index < other.index || (one.index === other.index && one.offset < other.offset);
}
