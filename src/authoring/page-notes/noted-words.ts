/** The way from words of a page to what is kept of them in a note, and back after the page was edited. */
import type { TextRange } from '../../project/text-edit.ts';
import { AROUND, LONGEST_QUOTE, type NotedWords } from './page-note.ts';

/** Of words that stand in a page again and again, more places than these are not compared. */
const MOST_PLACES = 500;

/** How far what stood around the words may be apart by now, beyond what they had between them. */
const GROWTH = 400;

/** Less of what stood around the words could be anywhere. */
const LEAST_AROUND = 8;

/** As many letters are the same words, wherever they stand by now. */
const SURE = 30;

/** Of what stood around the words, this much right beside them is enough to find what took their place. */
const BESIDE = 16;

/** What is kept of a stretch of a page; `undefined` where it has no words. */
export function noteWords(text: string, { start, end }: TextRange): NotedWords | undefined {
  const selected = text.slice(start, end);
  const quote = selected.trim();
  if (quote === '') return undefined;
  const from = start + selected.length - selected.trimStart().length;
  const to = from + quote.length;
  const kept = quote.length > LONGEST_QUOTE ? quote.slice(0, LONGEST_QUOTE) : quote;
  return {
    quote: plain(kept),
    before: plain(text.slice(Math.max(0, from - AROUND), from)),
    after: plain(text.slice(to, to + AROUND)),
  };
}

/**
 * Where the words of a note are in a page now: as they were; else what took their place between the same neighbours.
 * `undefined` where nothing of this is there any more.
 */
export function findNoted(text: string, words: NotedWords): TextRange | undefined {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const written = (part: string) => part.replaceAll('\n', lineEnd);
  const [quote, before, after] = [written(words.quote), written(words.before), written(words.after)];
  const found = findQuote(text, quote, before, after);
  const isSure = quote.length >= SURE || (found && found.alike >= (before.length + after.length) / 2);
  if (found && isSure) return found.range;
  // A few words that stand somewhere else, too, are less likely meant than what took their place.
  return (
    findBetween(text, quote.length, before, after) ??
    findBetween(text, quote.length, before.slice(-BESIDE), after.slice(0, BESIDE)) ??
    found?.range
  );
}

/** Of several places, the one whose neighbours are most like those of then. */
function findQuote(text: string, quote: string, before: string, after: string) {
  let best: { readonly range: TextRange; readonly alike: number } | undefined;
  let at = text.indexOf(quote);
  for (let count = 0; at >= 0 && count < MOST_PLACES; count++) {
    const end = at + quote.length;
    const alike = sameEnd(text.slice(Math.max(0, at - AROUND), at), before) + sameStart(text, end, after);
    if (alike > (best?.alike ?? -1)) best = { range: { start: at, end }, alike };
    at = text.indexOf(quote, at + 1);
  }
  return best;
}

function findBetween(text: string, length: number, before: string, after: string): TextRange | undefined {
  if (before.trim().length < LEAST_AROUND || after.trim().length < LEAST_AROUND) return undefined;
  for (let at = text.indexOf(before), count = 0; at >= 0 && count < MOST_PLACES; count++) {
    const start = at + before.length;
    const end = text.indexOf(after, start);
    if (end < 0) return undefined;
    if (end > start && end - start <= length + GROWTH) return { start, end };
    at = text.indexOf(before, at + 1);
  }
  return undefined;
}

function sameEnd(one: string, other: string): number {
  let count = 0;
  while (count < other.length && count < one.length && one.at(-1 - count) === other.at(-1 - count)) count++;
  return count;
}

function sameStart(text: string, at: number, other: string): number {
  let count = 0;
  while (count < other.length && text[at + count] === other[count]) count++;
  return count;
}

function plain(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
