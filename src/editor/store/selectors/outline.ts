import { ListedFiles } from '../../../authoring/navigation-edit/listed-files.ts';
import type { Outline } from '../../../authoring/navigation-edit/outline.ts';
import { type FindPage, OutlineReader, type PageFacts } from '../../../authoring/navigation-edit/outline-reader.ts';
import { findFrontMatter, parseFrontMatter } from '../../../page-source/front-matter/front-matter.ts';
import { titleFromFile } from '../../../page-source/page-title.ts';
import { changedPaths } from '../../../project/changed-paths.ts';
import { classifyFile } from '../../../project/classify-file.ts';
import { comparePaths, withoutExtension } from '../../../project/paths.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { steppedPaths } from '../../../project/replaced-files.ts';
import { readText } from '../../../project/text.ts';
import { withEntries } from '../../../shared/patched-map.ts';
import type { ProjectState } from '../project-state.ts';
import { selectConfigValue } from './config-value.ts';
import { memoizeByKey } from './memoize.ts';

export interface ProjectOutline extends Outline {
  /** Files of pages that no entry names, by path. */
  readonly unlisted: readonly UnlistedPage[];
}

export interface UnlistedPage extends PageFacts {
  /** As an entry names it. */
  readonly page: string;
}

/** The navigation as it is edited; `undefined` while the configuration cannot be read. Follows every keystroke. */
export function selectOutline(state: Pick<ProjectState, 'files'>): ProjectOutline | undefined {
  const config = selectConfigValue(state);
  if (typeof config !== 'object' || config === null) return undefined;
  return outlineOf(config)(cardsOf(state.files));
}

/**
 * Reads ahead what the outline shows, a page at each step, and last the outline itself: in a project of thousands of pages
 * it would keep whoever opens the navigation waiting.
 */
export function* prepareOutline(read: () => Pick<ProjectState, 'files'>): Generator<void> {
  for (const [file, bytes] of read().files) {
    if (!knownCards.has(bytes) && cardOf(file, bytes) !== undefined) yield;
  }
  selectFindPage(read());
  yield;
  selectOutline(read());
}

/** Finds the page that an entry names; the same function while nothing changes that entries show. */
export function selectFindPage(state: Pick<ProjectState, 'files'>): FindPage {
  return finderOf(cardsOf(state.files));
}

interface Card {
  readonly page: string;
  readonly facts: PageFacts;
  /** Not a note for people who work on the project. */
  readonly isPage: boolean;
}

/** By page. */
type Cards = ReadonlyMap<string, Card>;

const reader = new OutlineReader();
/** What the reader found the pages in the last time. */
let readCards: Cards = new Map();

const outlineOf = memoizeByKey((config: object) =>
  memoizeByKey((cards: Cards): ProjectOutline => {
    const changed = changedPages(readCards, cards);
    readCards = cards;
    const outline = reader.read(config, (page) => cardOfEntry(cards, page)?.facts, changed);
    return { ...outline, unlisted: unlistedPages(outline, cards) };
  }),
);

const finderOf = memoizeByKey(
  (cards: Cards): FindPage =>
    (page) =>
      cardOfEntry(cards, page)?.facts,
);

function cardOfEntry(cards: Cards, page: string): Card | undefined {
  return cards.get(page) ?? cards.get(page === '' ? 'index' : `${page}/index`);
}

/** As entries name them: a page of a folder by the folder too. */
function changedPages(before: Cards, after: Cards): ReadonlySet<string> {
  const changed = new Set<string>();
  const note = (page: string): void => {
    changed.add(page).add(page.replace(/(?:^|\/)index$/, ''));
  };
  const step = stepBetween(before, after);
  if (step !== undefined) {
    for (const page of step) note(page);
    return changed;
  }
  for (const [page, card] of after) if (before.get(page) !== card) note(page);
  for (const page of before.keys()) if (!after.has(page)) note(page);
  return changed;
}

const listed = new ListedFiles();
let lastUnlisted: { readonly cards: Cards; readonly pages: readonly UnlistedPage[] } | undefined;

/** The same list while neither pages nor what entries name are others than before. */
function unlistedPages({ roots }: Outline, cards: Cards): readonly UnlistedPage[] {
  const changed = listed.update(roots);
  const last = lastUnlisted;
  if (changed.size === 0 && last?.cards === cards) return last.pages;
  const others = last && stepBetween(last.cards, cards);
  const touched = others && new Set([...others, ...[...changed].map(withoutExtension)]);
  const kept = touched === undefined ? [] : (last?.pages ?? []).filter(({ page }) => !touched.has(page));
  const pages = [...kept, ...unlistedAmong(cards, touched)].sort((one, other) => comparePaths(one.page, other.page));
  lastUnlisted = { cards, pages };
  return pages;
}

/** @param some pages to look at; absent: all of them */
function unlistedAmong(cards: Cards, some: Iterable<string> | undefined): readonly UnlistedPage[] {
  const unlisted: UnlistedPage[] = [];
  for (const name of some ?? cards.keys()) {
    const card = cards.get(name);
    if (card?.isPage && !listed.has(card.facts.file)) unlisted.push({ ...card.facts, page: card.page });
  }
  return unlisted;
}

let lastFiles: ProjectFiles = new Map();

/** The last step from one state of the pages to the next: of thousands only those that changed are looked at. */
let lastStep: { readonly before: Cards; readonly after: Cards; readonly pages: readonly string[] } | undefined;

/** The pages that changed from one state to the next; `undefined` where nobody noted it. */
function stepBetween(before: Cards, after: Cards): readonly string[] | undefined {
  if (before === after) return [];
  return lastStep?.before === before && lastStep.after === after ? lastStep.pages : undefined;
}

/** The same map while nothing changes that an entry shows: typing in a page draws no tree anew. */
const cardsOf: (files: ProjectFiles) => Cards = memoizeByKey((files: ProjectFiles) => {
  const before = lastFiles;
  const changed = before.size === 0 ? undefined : (steppedPaths(before, files) ?? changedPaths(before, files));
  const last = changed && cardsOf(before);
  lastFiles = files;
  // Behind a file that went another one of the same page may stand.
  if (last === undefined || changed?.some((file) => !files.has(file))) return readCardsOf(files);
  const others = changed?.flatMap((file) => otherCard(file, files, last)) ?? [];
  if (others.length === 0) return last;
  const came = new Map<string, Card>();
  for (const card of others) {
    if (isShownBefore(card, came.get(card.page) ?? last.get(card.page))) came.set(card.page, card);
  }
  const cards = withEntries(last, came);
  lastStep = { before: last, after: cards, pages: others.map(({ page }) => page) };
  return cards;
});

function readCardsOf(files: ProjectFiles): Cards {
  const cards = new Map<string, Card>();
  for (const [file, bytes] of files) {
    const known = knownCards.get(bytes);
    const card = known?.facts.file === file ? known : cardOf(file, bytes);
    if (card !== undefined && isShownBefore(card, cards.get(card.page))) cards.set(card.page, card);
  }
  return cards;
}

/** What a file that changed says of its page now; nothing where that is what was known. */
function otherCard(file: string, files: ProjectFiles, last: Cards): readonly Card[] {
  const bytes = files.get(file);
  const card = bytes && cardOf(file, bytes);
  if (card === undefined) return [];
  const there = last.get(card.page);
  return there !== card && isShownBefore(card, there) ? [card] : [];
}

/** Of two files with the same address the site shows the `.mdx`. */
function isShownBefore({ facts: { file } }: Card, other: Card | undefined): boolean {
  return other === undefined || other.facts.file === file || file.endsWith('.mdx');
}

/** By the bytes of the page: of thousands of pages only those that changed are looked at again. */
const knownCards = new WeakMap<Uint8Array, Card>();
/** By file, so that a page whose text changed below its front matter keeps its card. */
const lastCards = new Map<string, Card>();

/** Nearly all front matter is shorter; a page may be long. */
const MOST_FRONT_MATTER_BYTES = 2048;

function cardOf(file: string, bytes: Uint8Array): Card | undefined {
  if (!(file.endsWith('.mdx') || file.endsWith('.md'))) return undefined;
  const role = classifyFile(file);
  if (role !== 'page' && role !== 'repository') return undefined;
  const beginning = readText(bytes.subarray(0, MOST_FRONT_MATTER_BYTES));
  const text = findFrontMatter(beginning) === undefined ? readText(bytes) : beginning;
  const { title, sidebarTitle, url, icon, hidden } = parseFrontMatter('', text).frontMatter;
  const isHidden = hidden === true || undefined;
  const shown = sidebarTitle || title || titleFromFile(file);
  const last = lastCards.get(file);
  const isSame =
    last?.facts.title === shown &&
    last.facts.url === url &&
    last.facts.icon === icon &&
    last.facts.isHidden === isHidden;
  const facts = { file, title: shown, ...(url && { url }), ...(icon && { icon }), ...(isHidden && { isHidden }) };
  const card = last !== undefined && isSame ? last : { page: withoutExtension(file), facts, isPage: role === 'page' };
  lastCards.set(file, card);
  knownCards.set(bytes, card);
  return card;
}
