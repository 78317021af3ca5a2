/** One dictionary as it is built: what its licences say, a blank line, and every word on a line of its own, sorted by code unit. */
export interface WordFile {
  readonly has: (word: string) => boolean;
}

/** Words are found by halving: nothing is unpacked, and a dictionary takes as much memory as its text. */
export function readWordFile(text: string): WordFile {
  const start = text.indexOf('\n\n') + 2;
  return {
    has(word) {
      let low = start;
      let high = text.length;
      while (low < high) {
        const line = text.lastIndexOf('\n', ((low + high) >> 1) - 1) + 1;
        const from = Math.max(line, start);
        const end = text.indexOf('\n', from);
        const found = text.slice(from, end);
        if (found === word) return true;
        if (found < word) low = end + 1;
        else high = from;
      }
      return false;
    },
  };
}
