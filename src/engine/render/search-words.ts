/** The words of a page, for the search index. */
import { eachWord, runsOf } from '../../shared/search/words.ts';

/** A word that occurs at least so often says more about a page. */
const OFTEN = 3;
const VERY_OFTEN = 8;

/** The words of runs that pages of a site have in common. */
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 5_000;
/** Longer ones are data, and hardly on two pages. */
const LONGEST_KNOWN = 100;

function wordsOf(run: string): readonly string[] {
  let words = known.get(run);
  if (words === undefined) {
    const found: string[] = [];
    eachWord(run, (word) => found.push(word));
    words = found;
    if (run.length > LONGEST_KNOWN) return words;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(run, words);
  }
  return words;
}

/**
 * The different words of some texts in three lines, each sorted: the words that occur once or twice, those that
 * occur often, those that occur very often. One string, since a build keeps it for every page.
 */
export function extractSearchWords(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  const runs = new Map<string, number>();
  for (const text of texts) for (const run of runsOf(text)) runs.set(run, (runs.get(run) ?? 0) + 1);
  // A page says most of its words more than once.
  for (const [run, times] of runs) for (const word of wordsOf(run)) counts.set(word, (counts.get(word) ?? 0) + times);
  const lines: [string[], string[], string[]] = [[], [], []];
  for (const [word, count] of counts) lines[count < OFTEN ? 0 : count < VERY_OFTEN ? 1 : 2].push(word);
  return lines.map((words) => words.sort().join(' ')).join('\n');
}
