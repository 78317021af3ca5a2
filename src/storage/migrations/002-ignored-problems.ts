import { isRecord } from '../../shared/record.ts';

/**
 * Format 1 kept a problem that a person ignores, under `leftProblems`, by what stood in backticks in its sentence
 * (`names`). Format 2 keeps what it is about, which the sentence names among other things: so all that it named is kept
 * of those.
 */
export function keepIgnoredSubjects(manifest: unknown): unknown {
  if (!isRecord(manifest)) return manifest;
  const { leftProblems, ...rest } = manifest;
  return Array.isArray(leftProblems) ? { ...rest, ignoredProblems: ignoredFromLeft(leftProblems) } : rest;
}

function ignoredFromLeft(entries: readonly unknown[]): readonly unknown[] {
  return entries.map((entry) => {
    if (!isRecord(entry)) return entry;
    const { names, ...rest } = entry;
    return typeof names === 'string' && typeof entry.message === 'string'
      ? { ...rest, words: wordsOf(entry.message) }
      : rest;
  });
}

function wordsOf(message: string): readonly string[] {
  const quoted = [...message.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
  // What an error of the author's code said stands at the end.
  const reason = /: ([\s\S]+)$/.exec(message)?.[1];
  const plain = quoted.length > 0 ? [] : message.split(/[\s.,;:()]+/);
  // Tags and variables stood in their signs.
  const bare = quoted.map((value) => value.replace(/^(?:<\/?|\{\{)|(?:>|\}\})$/g, ''));
  return [...quoted, ...bare, ...plain, ...(reason === undefined ? [] : [reason])];
}
