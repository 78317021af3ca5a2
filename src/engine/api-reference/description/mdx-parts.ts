/** Values and code as parts of a page, which no sign in them can end. */

/** An attribute with any value: `name={"…"}`. */
export function attribute(name: string, value: unknown): string {
  const written = JSON.stringify(value) ?? 'undefined';
  return ` ${name}={${written.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}}`;
}

/** A fenced block that no line of the code can close. */
export function codeFence(code: string, info: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${code}\n${fence}`;
}

/** Code in a line of text, which none of its own signs can end. */
export function inlineCode(code: string): string {
  const text = code.replace(/\s+/g, ' ');
  const runs = new Set([...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  let length = 1;
  while (runs.has(length)) length++;
  const ticks = '`'.repeat(length);
  const space = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return `${ticks}${space}${text}${space}${ticks}`;
}
