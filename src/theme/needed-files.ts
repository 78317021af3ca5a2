/**
 * Style sheets and the script of what only some pages hold. A page links those that its class names and elements ask
 * for, so that the others need not load them.
 */
import type { DocumentProps, RenderContext } from '../engine/theme-api.ts';
import { PARTS_SCRIPT_PATH } from '../shared/parts-script.ts';

/** Names of the files in `styles/sheets/`. */
export type SheetName = 'code' | 'tabs' | 'sections' | 'cards' | 'api' | 'pictures' | 'extras' | 'updates' | 'drawings';

/**
 * Class names for which a page needs a sheet. Pages link the sheets in this order: of rules that weigh the same, the
 * later ones win.
 */
const CLASSES: Readonly<Record<SheetName, RegExp>> = {
  code: /^(?:line|prompt)(?:-|$)|^code-(?:fold|prompt|numbered|signed|focusing)/,
  tabs: /^(?:tabs|view)(?:-|$)|^tab(?:-(?:set|bar|list|menu|panel|alone|fade).*)?$|^code-group$/,
  sections: /^(?:steps?|accordion)(?:-|$)/,
  cards: /^(?:card|columns|tile)(?:-|$)|^repository-(?:inset|stars)$/,
  api: /^(?:endpoint|expandable|example|field|panel|rail)(?:-|$)|^(?:page-with-rail|when-(?:open|closed))$/,
  pictures: /^(?:frame|image-missing|zoom)(?:-|$)|^diagram$/,
  extras: /^(?:badge|colors|tooltip|tree)(?:-|$)/,
  updates: /^update(?:-|$)|^page-filtered$/,
  drawings: /^(?:diagram|dg|formula|tml)(?:-|$)|^downstrike$/,
};

const NAMES = Object.keys(CLASSES) as readonly SheetName[];

/** Elements for which a page needs a sheet, whatever their class; also where their HTML stands in JSON. */
const ELEMENTS: readonly (readonly [element: RegExp, sheet: SheetName])[] = [
  [/(?:<|\\u003c)lw-zoom\b/, 'pictures'],
  [/(?:<|\\u003c)math\b/, 'drawings'],
];

/** Elements of `runtime/parts.ts`. */
const SCRIPTED = /(?:<|\\u003c)lw-(?:tree|filters|views)\b/;

/** Stands in the head of a document until all that it holds is known. */
export const NEEDED_PLACE = '<!--needed-->';

/** Values of `class`, also in HTML that stands in JSON. */
const CLASS_ATTRIBUTE = /\sclass=\\?["']?([^"'\\>]+)/g;

/** @returns path in the built site */
export function sheetPath(name: SheetName): string {
  return `assets/site-${name}.css`;
}

/**
 * Links what a whole document needs in the place kept for it. Sheets come before the site's own, in which authors have
 * the last word.
 */
export function linkNeeded(html: string, { live }: Pick<DocumentProps, 'live'>, context: RenderContext): string {
  const start = html.indexOf(NEEDED_PLACE);
  if (start < 0) return html;
  const end = start + NEEDED_PLACE.length;
  const body = html.slice(end);
  const links = neededSheets(body, live?.texts).map(
    (name) => `<link rel="stylesheet" href="${context.relative(sheetPath(name))}">`,
  );
  if (SCRIPTED.test(body)) links.push(`<script src="${context.relative(PARTS_SCRIPT_PATH)}" defer></script>`);
  return html.slice(0, start) + links.join('') + body;
}

/** @param texts further texts that may be lists of class names */
export function neededSheets(html: string, texts: readonly string[] = []): readonly SheetName[] {
  const lists = new Set(texts);
  for (const [, list] of html.matchAll(CLASS_ATTRIBUTE)) lists.add(list as string);
  const needed = new Set(ELEMENTS.flatMap(([element, sheet]) => (element.test(html) ? [sheet] : [])));
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
