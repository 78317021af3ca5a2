/** One dictionary as it is built: what its licences say, a blank line, and every word on a line of its own, sorted by code unit. */
export interface WordFile {
  readonly has: (word: string) => boolean;
}

/** Words that begin alike are unpacked together, when one of them is first asked for. */
const ALIKE = 3;
/** Behind every letter. */
const LAST = '\uFFFF';

/** Words are found by halving: a dictionary is not unpacked as a whole, and a page asks for few of its words. */
export function readWordFile(text: string): WordFile {
  const start = text.indexOf('\n\n') + 2;
  const parts = new Map<string, ReadonlySet<string>>();

  /** Offset of the first word that is not before this one. */
  function placeOf(word: string): number {
    let low = start;
    let high = text.length;
    while (low < high) {
      const from = Math.max(text.lastIndexOf('\n', ((low + high) >> 1) - 1) + 1, start);
      const end = text.indexOf('\n', from);
      if (text.slice(from, end) < word) low = end + 1;
      else high = from;
    }
    return low;
  }

  return {
    has(word) {
      const beginning = word.slice(0, ALIKE);
      if (beginning.length < ALIKE) return word !== '' && text.startsWith(`${word}\n`, placeOf(word));
      let part = parts.get(beginning);
      if (part === undefined) {
        part = new Set(text.slice(placeOf(beginning), placeOf(beginning + LAST)).split('\n'));
        parts.set(beginning, part);
      }
      return part.has(word);
    },
  };
}
