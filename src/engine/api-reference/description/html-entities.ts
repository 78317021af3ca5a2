/** Letters that HTML writes by name or number, where Markdown does not read them itself: in code and in attributes. */

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  copy: '©',
  reg: '®',
  times: '×',
  larr: '←',
  rarr: '→',
  le: '≤',
  ge: '≥',
};
const LAST_LETTER = 0x10ffff;

/** What has no letter stays as it is written. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi, (written, hex, decimal, name) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? written) : written;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= LAST_LETTER ? String.fromCodePoint(code) : written;
  });
}
