/**
 * Style sheets of what only some pages hold. A page links those whose class names it has, so that the others need not
 * load them.
 */
import type { DocumentProps, RenderContext } from '../engine/theme-api.ts';

/** Names of the files in `styles/sheets/`. */
export type SheetName = 'code' | 'tabs' | 'sections' | 'cards' | 'api' | 'pictures' | 'extras' | 'updates' | 'drawings';

/** Class names for which a page needs a sheet. Pages link the sheets in this order: where rules are equal, the later ones win. */
const CLASSES: Readonly<Record<SheetName, RegExp>> = {
  code: /^(?:line|prompt)(?:-|$)|^code-(?:fold|prompt|numbered|signed|focusing)/,
  tabs: /^(?:tabs|view)(?:-|$)|^tab(?:-(?:set|bar|list|menu|panel|alone).*)?$/,
  sections: /^(?:steps?|accordion)(?:-|$)/,
  cards: /^(?:card|columns|tile|repository)(?:-|$)/,
  api: /^(?:endpoint|expandable|example|field|panel|rail)(?:-|$)/,
  pictures: /^(?:frame|image-missing|zoom)(?:-|$)|^diagram$/,
  extras: /^(?:badge|colors|tooltip|tree)(?:-|$)/,
  updates: /^update(?:-|$)/,
  drawings: /^(?:diagram|dg|formula|tml)(?:-|$)/,
};

const NAMES = Object.keys(CLASSES) as readonly SheetName[];

/** Elements for which a page needs a sheet, whatever their class. */
const ELEMENTS: readonly (readonly [start: string, sheet: SheetName])[] = [
  ['<lw-zoom', 'pictures'],
  ['<math', 'drawings'],
];

/** Stands in the head of a document until all of its class names are known. */
export const SHEETS_PLACE = '<!--sheets-->';

/** Values of `class`, also in HTML that stands in JSON. */
const CLASS_ATTRIBUTE = /\sclass=\\?["']?([^"'\\>]+)/g;

/** @returns path in the built site */
export function sheetPath(name: SheetName): string {
  return `assets/site-${name}.css`;
}

/** Puts links to the sheets that a whole document needs in their place. They come before the site's own, which authors write in. */
export function linkSheets(html: string, { live }: Pick<DocumentProps, 'live'>, context: RenderContext): string {
  const start = html.indexOf(SHEETS_PLACE);
  if (start < 0) return html;
  const end = start + SHEETS_PLACE.length;
  const links = neededSheets(html.slice(end), live?.texts).map(
    (name) => `<link rel="stylesheet" href="${context.relative(sheetPath(name))}">`,
  );
  return html.slice(0, start) + links.join('') + html.slice(end);
}

/** @param texts further texts that may be lists of class names */
export function neededSheets(html: string, texts: readonly string[] = []): readonly SheetName[] {
  const lists = new Set(texts);
  for (const [, list] of html.matchAll(CLASS_ATTRIBUTE)) lists.add(list as string);
  const needed = new Set(ELEMENTS.flatMap(([element, sheet]) => (html.includes(element) ? [sheet] : [])));
  for (const list of lists) for (const sheet of sheetsOf(list)) needed.add(sheet);
  return NAMES.filter((name) => needed.has(name));
}

/** Pages of a site have most of their lists in common. */
const known = new Map<string, readonly SheetName[]>();
const MOST_KNOWN = 2_000;

function sheetsOf(list: string): readonly SheetName[] {
  let sheets = known.get(list);
  if (sheets === undefined) {
    const classes = list.split(/\s+/);
    sheets = NAMES.filter((name) => classes.some((word) => CLASSES[name].test(word)));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(list, sheets);
  }
  return sheets;
}
