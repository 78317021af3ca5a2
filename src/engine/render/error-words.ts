/** What a script says when it fails, for those who did not write it. */

/** The reasons that come up most, in words that need no knowledge of code. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/^Cannot (?:read|destructure|convert).*\b(?:undefined|null)\b/, 'a value that it needs is missing'],
  [/\b(?:undefined|null) is not an object/, 'a value that it needs is missing'],
  [/is not a function\b/, 'it uses something in a way that does not work'],
  [/is not iterable/, 'it needs a list, and is given something else'],
  [
    /read only property|not extensible|object that is not extensible|^Cannot redefine property|is read-only/,
    'it changes what all pages share',
  ],
  [/^Maximum call stack|too much recursion/, 'it goes round in circles'],
];

/** An error as a sentence; where that is known by heart, what it means comes first and the script's own words behind. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const plain = PLAIN.find(([pattern]) => pattern.test(text))?.[1];
  if (plain !== undefined) return `${plain} (\`${text.replaceAll('`', "'")}\`).`;
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
