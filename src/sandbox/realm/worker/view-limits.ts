/** How much a browser can be given to show at once. A page beyond that would keep the preview from answering. */

const MOST_CHARACTERS = 20_000_000;
const MOST_ELEMENTS = 150_000;
const MOST_DEPTH = 2_000;
/**
 * Copies that `<use>` makes, those within copies included. What a pattern, a mask, a clip path, a marker or a filter draws for
 * an element counts as a copy too.
 */
const MOST_COPIES = 20_000;
/** Copies within copies, one after the other. */
const MOST_CHAIN = 500;

/** A shorter document has fewer elements than are too many. */
const SHORT = 300_000;

const TAG = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const REFERENCE = /url\(\s*(?:["']|&quot;)?#([^)"'&\s]+)/gi;
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** What there is too much of in a document, in words that go on `the page has …`; `undefined` for one that can be shown. */
export function tooMuchToShow(html: string): string | undefined {
  if (html.length > MOST_CHARACTERS) return `more than ${MOST_CHARACTERS / 1_000_000} million characters`;
  const hasUses = /<use\b|url\(\s*(?:["']|&quot;)?#/i.test(html);
  if (html.length < SHORT && !hasUses) return undefined;
  const open: (string | undefined)[] = [];
  const uses = new Map<string, string[]>();
  let elements = 0;
  let depth = 0;
  for (const [, slash, name = '', attributes = ''] of html.matchAll(TAG)) {
    if (slash) {
      open.pop();
      continue;
    }
    if (++elements > MOST_ELEMENTS) return `more than ${MOST_ELEMENTS.toLocaleString('en')} elements`;
    const id = hasUses ? /\sid\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] : undefined;
    if (/^use$/i.test(name)) {
      const target = /href\s*=\s*["']?#([^"'\s>]+)/i.exec(attributes)?.[1];
      if (target !== undefined) for (const around of new Set(['', ...open, id])) addTo(uses, around, target);
    }
    if (hasUses && attributes.includes('#'))
      for (const [, target = ''] of attributes.matchAll(REFERENCE))
        for (const around of new Set(['', ...open, id])) addTo(uses, around, target);
    if (VOID.has(name.toLowerCase()) || attributes.endsWith('/')) continue;
    open.push(id);
    depth = Math.max(depth, open.length);
    if (depth > MOST_DEPTH) return `elements inside each other more than ${MOST_DEPTH.toLocaleString('en')} times`;
  }
  const copies = hasUses ? countCopies(uses) : 0;
  return copies > MOST_COPIES
    ? `drawings that are made of more than ${MOST_COPIES.toLocaleString('en')} copies`
    : undefined;
}

function addTo(uses: Map<string, string[]>, around: string | undefined, target: string): void {
  if (around === undefined) return;
  const known = uses.get(around);
  if (known) known.push(target);
  else uses.set(around, [target]);
}

/** Under the empty name stands all that the document uses. What uses itself is drawn by no browser. */
function countCopies(uses: ReadonlyMap<string, readonly string[]>): number {
  const counted = new Map<string, number>();
  const count = (id: string, depth: number): number => {
    const known = counted.get(id);
    if (known !== undefined) return known;
    if (depth > MOST_CHAIN) return MOST_COPIES;
    counted.set(id, 0);
    let copies = 0;
    for (const target of uses.get(id) ?? []) copies += 1 + count(target, depth + 1);
    counted.set(id, copies);
    return copies;
  };
  return count('', 0);
}
