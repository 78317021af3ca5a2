/** The words of a page, for the search index. */
import { eachWord, runsOf } from '../../shared/search/words.ts';

/** A word that occurs at least so often says more about a page. */
const OFTEN = 3;
const VERY_OFTEN = 8;

/**
 * The different words of some texts in three lines, each sorted: the words that occur once or twice, those that
 * occur often, those that occur very often. One string, since a build keeps it for every page.
 */
export function extractSearchWords(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  const runs = new Map<string, number>();
  for (const text of texts) for (const run of runsOf(text)) runs.set(run, (runs.get(run) ?? 0) + 1);
  // A page says most of its words more than once.
  for (const [run, times] of runs) eachWord(run, (word) => counts.set(word, (counts.get(word) ?? 0) + times));
  const lines: [string[], string[], string[]] = [[], [], []];
  for (const [word, count] of counts) lines[count < OFTEN ? 0 : count < VERY_OFTEN ? 1 : 2].push(word);
  return lines.map((words) => words.sort().join(' ')).join('\n');
}
