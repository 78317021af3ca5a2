/** Values in words, for messages. */

/** For example: the text `green`, the number `3`, a list, nothing. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return value.trim() === '' ? 'an empty text' : `the text ${quote(value)}`;
  if (typeof value === 'number') return `the number \`${value}\``;
  if (typeof value === 'boolean') return `\`${value}\``;
  if (value === null || value === undefined) return 'nothing (`null`)';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  return 'a group of settings in braces';
}

/** A value as the subject of a problem: itself where it is one word or number, nothing for lists and groups. */
export function namesOfValue(value: unknown): readonly string[] {
  const isPlain =
    typeof value === 'string' ? value.trim() !== '' : typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? [String(value)] : [];
}

/** `a`, `b` or `c`. */
export function listChoices(choices: readonly string[]): string {
  const last = choices.at(-1);
  if (last === undefined) return '';
  return choices.length === 1 ? last : `${choices.slice(0, -1).join(', ')} or ${last}`;
}

/** A text of the author's in backticks: on one line, and shortened when long. */
export function quote(text: string): string {
  const line = text.replaceAll('`', "'").replace(/\s+/g, ' ').trim();
  return `\`${line.length > 60 ? `${line.slice(0, 57)}…` : line}\``;
}

/** The text with a capital letter, unless it begins with something quoted. */
export function sentenceStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
