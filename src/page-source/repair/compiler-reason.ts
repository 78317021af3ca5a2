/** A compiler's reason in a writer's sentence. */

/** What compilers say most often, in words that need no knowledge of code. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/^unexpected token/i, 'something is missing, or stands here that does not belong here'],
  [/^invalid character [`'"]?([‘’“”])/i, 'the quotation mark is curly; code needs straight ones'],
  [/^invalid character/i, 'a sign stands here that code cannot hold'],
  [/^(?:unterminated|unexpected end of (?:file|input))/i, 'something that is opened here is never closed'],
  [/^expected/i, 'something is missing here'],
  [/^identifier .* has already been declared/i, 'the same name is given twice'],
  [/^unexpected (?:character|closing)/i, 'something stands here that does not belong here'],
];

/** Without the compiler's name, place, notes and guesses; no full stop at the end. */
export function plainReason(reason: string): string {
  const plain = reason
    .replace(/^Could not parse (?:esm|import\/exports|expression) with \w+:?\s*/, '')
    .replace(/\s*\([\w-]+:[\w-]+\)\s*$/, '')
    .replace(/\s*\(note:[\s\S]*?\)(?=\s|$)/, '')
    .replace(/\. [A-Z][\s\S]*$/, '')
    .replace(/\.$/, '')
    .trim();
  const known = PLAIN.find(([pattern]) => pattern.test(plain))?.[1];
  if (known !== undefined) return known;
  return plain === '' ? 'it cannot be read' : plain.charAt(0).toLowerCase() + plain.slice(1);
}
