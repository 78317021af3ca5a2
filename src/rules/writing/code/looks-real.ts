/** Whether a key looks like one that was made by chance, and not like one that somebody typed for an example. */

const PLACEHOLDER =
  /x{4}|X{4}|\*{3}|\.{3}|0{5}|1{5}|(?:example|placeholder|your|dummy|sample|fake|changeme|redacted|secret|abcdef|ABCDEF|123456|abc123|foobar|deadbeef|test)/i;
/** Bits a sign that keys made by chance have, a little less for those of hexadecimal digits. */
const LEAST_BITS = 3;

export function looksReal(key: string): boolean {
  return !PLACEHOLDER.test(key) && entropy(key) >= LEAST_BITS;
}

/** Shannon's, in bits a sign. */
export function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}
