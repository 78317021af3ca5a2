/** Words that a project knows, whatever a dictionary says: names of its settings, of its files, of its code, and its word list. */
import type { WritingPage } from '../writing-page.ts';

const WORD = /\p{L}[\p{L}\p{M}]{2,}/gu;

/** In small letters; an identifier gives its parts, too. */
export function wordsOfNames(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [word] of text.matchAll(WORD)) {
    words.add(word.toLowerCase());
    for (const part of word.split(/(?<=\p{Ll})(?=\p{Lu})/u)) words.add(part.toLowerCase());
  }
  return words;
}

/** What a page shows as code: who writes about a parameter uses its name in sentences, too. */
export function wordsOfCode({ text, parts }: Pick<WritingPage, 'text' | 'parts'>): ReadonlySet<string> {
  const inline = [...text.matchAll(/`[^`\n]{1,200}`|<\/?[A-Za-z][\w.]*|\b\w+=|\bhttps?:\S+|\]\([^)\n]{1,300}\)/g)].map(
    ([code]) => code,
  );
  const fences = parts.fences.map(({ start, end }) => text.slice(start, end));
  return wordsOfNames([...inline, ...fences].join('\n'));
}
