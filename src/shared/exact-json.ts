/** JSON whose whole numbers keep every digit: those that a `number` would round are of the type `bigint`. */

/** A text with what stands behind it where it is the name of a member, or a number. */
const TEXT_OR_NUMBER = /"((?:[^"\\]|\\.)*)"(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const WHOLE = /^-?\d+$/;

/** @throws SyntaxError for what is no JSON, with the words of `JSON.parse` */
export function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!/\d{16}/.test(text)) return value;
  // Texts and long numbers are both texts for a while, told apart by their first letter.
  const marked = text.replace(TEXT_OR_NUMBER, (part: string, inside?: string, colon?: string) => {
    if (inside === undefined) return isRounded(part) ? `"n${part}"` : part;
    return colon === undefined ? `"s${inside}"` : part;
  });
  return JSON.parse(marked, (_, one: unknown) => {
    if (typeof one !== 'string') return one;
    return one.startsWith('n') ? BigInt(one.slice(1)) : one.slice(1);
  });
}

/**
 * As `JSON.stringify` writes it; empty for what JSON does not know.
 * @param indent blanks before what lies in another value; without them all stands on one line
 */
export function writeJson(value: unknown, indent = 0): string {
  if (!holdsLong(value)) return JSON.stringify(value, null, indent) ?? '';
  const marked = JSON.stringify(
    value,
    (_, one: unknown) => (typeof one === 'bigint' ? `n${one}` : typeof one === 'string' ? `s${one}` : one),
    indent,
  );
  return marked.replace(TEXT_OR_NUMBER, (part: string, inside?: string, colon?: string) => {
    if (inside === undefined || colon !== undefined) return part;
    return inside.startsWith('n') ? inside.slice(1) : `"${inside.slice(1)}"`;
  });
}

/** Whether there is a number in it that JavaScript holds as a `bigint` alone. */
export function holdsLong(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint';
  return Object.values(value).some(holdsLong);
}

/** A number as it is typed, in digits alone: one that a `number` would round is a `bigint`. */
export function readWhole(digits: string): number | bigint {
  return isRounded(digits) ? BigInt(digits) : Number(digits);
}

function isRounded(text: string): boolean {
  return WHOLE.test(text) && !Number.isSafeInteger(Number(text));
}
