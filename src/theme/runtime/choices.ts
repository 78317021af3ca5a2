/**
 * What a reader has chosen among products, languages, versions, … stays chosen: on pages that several of them share, and on
 * the home page. A page that stands in one of them alone is shown as it is, whatever was chosen.
 */
import { ARRIVAL_STORAGE_KEY, MOST_HOPS } from '../../shared/choices.ts';
import { closeMenus } from './menus.ts';
import { showPlace } from './sheets.ts';

const CHOICES_STORAGE_KEY = 'leafwright-choices:';
/** The reader comes by a link of the site. */
const INSIDE = 'inside';
/** Choices that are remembered, the latest first. */
const MOST_CHOICES = 24;
const BAR = '|';

/** Each part with the place where it stands when the page's own place has none. */
const PARTS = [
  ['.top-switchers', '.top-row'],
  ['.tab-row', '.top'],
  ['.sidebar-body', '.sidebar-nav'],
  ['.pagination', '.page-end'],
] as const;

/** A page of one version, language, … chooses it for the visit; a page of several shows what was chosen. */
export function keepChoices(): void {
  const own = choicesOf(document.body);
  try {
    const arrival = sessionStorage.getItem(ARRIVAL_STORAGE_KEY);
    sessionStorage.removeItem(ARRIVAL_STORAGE_KEY);
    if (own.length > 0 && goOnFromHome(own, arrival)) return;
  } catch {
    // Without a storage nothing was chosen before.
  }
  if (own.length === 0) return;
  document.addEventListener('click', choose);
  if (document.querySelector('template:is([data-choices],[data-shared])') === null) add(() => sessionStorage, own);
  else showChosen();
}

function choose(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link) return;
  const { choice } = link.dataset;
  try {
    // The logo leads to what was chosen; other links lead where they say.
    if (link.origin === location.origin && link.target === '') {
      sessionStorage.setItem(ARRIVAL_STORAGE_KEY, link.dataset.home === undefined ? INSIDE : String(MOST_HOPS));
    }
  } catch {
    // The page that follows takes it for a first visit.
  }
  if (choice === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
  add(() => sessionStorage, [choice]);
  add(() => localStorage, [choice]);
  const isHere = choicesOf(document.body).includes(choice);
  if (!isHere && !showFirst([choice, ...remembered()], choice)) return;
  event.preventDefault();
  closeMenus(undefined);
  document.querySelector<HTMLElement>('.top-switchers summary, .sidebar-body .menu summary')?.focus();
}

/** From the home page on to what the reader has chosen in an earlier visit, one choice at a time. */
function goOnFromHome(own: readonly string[], arrival: string | null): boolean {
  const isFresh = arrival === null && isEntrance();
  const hops = isFresh ? MOST_HOPS : Number(arrival) || 0;
  if (hops === 0) return false;
  const kinds = new Set<string>();
  for (const choice of read(localStorage)) {
    const kind = choice.split(':')[0] ?? '';
    const link = kinds.has(kind) ? null : linkOf(choice);
    if (link === null) continue;
    kinds.add(kind);
    if (own.includes(choice)) continue;
    sessionStorage.setItem(ARRIVAL_STORAGE_KEY, String(hops - 1));
    location.replace(link.href);
    return true;
  }
  return false;
}

/** The root of the site, come to from elsewhere. */
function isEntrance(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isHome = document.body.dataset.home !== undefined;
  return isHome && navigation?.type === 'navigate' && !document.referrer.startsWith(root());
}

function linkOf(choice: string): HTMLAnchorElement | null {
  return document.querySelector(`a[data-choice="${CSS.escape(choice)}"]`);
}

function showChosen(): void {
  showFirst(remembered());
}

/**
 * Of the places of this page the one that has most of what was chosen, the latest first.
 * @param wanted a choice that it must have
 */
function showFirst(chosen: readonly string[], wanted?: string): boolean {
  let places: HTMLElement[] = [document.body, ...document.querySelectorAll<HTMLElement>('template[data-choices]')];
  for (const choice of chosen) {
    const fitting = places.filter((place) => choicesOf(place).includes(choice));
    if (fitting.length > 0) places = fitting;
    else if (choice === wanted) return false;
  }
  const [place] = places;
  if (place instanceof HTMLTemplateElement) show(place);
  return place !== undefined;
}

/** Exchanges what surrounds the page, and keeps what was there for the way back. */
function show(template: HTMLTemplateElement): void {
  const kept = document.createElement('template');
  for (const [part, parent] of PARTS) {
    const old = document.querySelector(part);
    const fresh = template.content.querySelector(part);
    if (fresh !== null) {
      if (old !== null) old.before(fresh);
      else document.querySelector(parent)?.append(fresh);
    }
    if (old !== null) kept.content.append(old);
  }
  const opener = document.querySelector<HTMLElement>('[data-words]');
  swap(kept.dataset, document.body.dataset, template.dataset, 'choices');
  swap(kept.dataset, document.body.dataset, template.dataset, 'version');
  if (opener) swap(kept.dataset, opener.dataset, template.dataset, 'scope');
  template.replaceWith(kept);
  showPlace();
}

/** What `shown` says goes into `kept`, and what `fresh` says into `shown`. */
function swap(kept: DOMStringMap, shown: DOMStringMap, fresh: DOMStringMap, name: string): void {
  if (shown[name] !== undefined) kept[name] = shown[name];
  if (fresh[name] === undefined) delete shown[name];
  else shown[name] = fresh[name];
}

function choicesOf({ dataset: { choices } }: HTMLElement): readonly string[] {
  return choices === undefined ? [] : choices.split(BAR);
}

/** What was chosen on this visit, and behind it what was chosen on earlier ones. */
function remembered(): readonly string[] {
  return [() => sessionStorage, () => localStorage].flatMap((storage) => {
    try {
      return read(storage());
    } catch {
      // A sandboxed frame or a strict reader.
      return [];
    }
  });
}

function add(storage: () => Storage, choices: readonly string[]): void {
  try {
    const known = read(storage()).filter((choice) => !choices.includes(choice));
    storage().setItem(key(), [...choices, ...known].slice(0, MOST_CHOICES).join('\n'));
  } catch {
    // The choice lasts as long as the page.
  }
}

function read(storage: Storage): readonly string[] {
  return storage.getItem(key())?.split('\n') ?? [];
}

/** Sites of one host, and all that are opened from folders, share their storage. */
function key(): string {
  return CHOICES_STORAGE_KEY + root();
}

/** The address of the root of the site. */
function root(): string {
  const way = document.querySelector<HTMLElement>('[data-words]')?.dataset.root ?? '';
  return new URL(way || '.', location.href).href;
}
