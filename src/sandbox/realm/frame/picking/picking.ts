/**
 * The way from the page back to what it is made of: a click picks a setting or a line, what the app is at is marked, and
 * page and source scroll together. Everything here listens and draws; the document stays as it was rendered.
 */
import type { FrameToHost, SourceLine } from '../../../protocol.ts';
import { type ElementPlaces, elementAtLine, elementsOfSetting, readElementPlaces } from './element-places.ts';
import { followPointer } from './follow-pointer.ts';
import { createMarks } from './marks.ts';
import { createScrollLines, type ScrollLines } from './scroll-lines.ts';
import { walkByKeys } from './walk-by-keys.ts';

export interface PlacedDocument {
  /** Path in the built site. */
  readonly output: string;
  readonly html: string;
  /** As `takePlaces` of the engine gives it. */
  readonly places: string;
  readonly rendered: Document;
  readonly liveOf: (rendered: Element) => Node | undefined;
}

export interface Picking {
  readonly setPicking: (isPicking: boolean) => void;
  /** How much smaller than it is the page is drawn, from 0 to 1. */
  readonly setScale: (scale: number) => void;
  readonly markSetting: (setting: string | undefined) => void;
  readonly markLine: (place: SourceLine | undefined) => void;
  readonly scrollToLine: (place: SourceLine) => void;
  /** The document is another one, or has changed. */
  readonly onDocument: () => void;
  /** Runs with nothing of this in the document. */
  readonly without: <Result>(run: () => Result) => Result;
}

/** After the last change of the document; until then marks stay on the elements they are on. */
const SETTLE_MS = 250;
/** For so long what scrolls is not the person. */
const QUIET_MS = 150;
const QUIET_SMOOTH_MS = 700;

export function createPicking(send: (message: FrameToHost) => void, read: () => PlacedDocument | undefined): Picking {
  let known: { readonly places: ElementPlaces; readonly lines: ScrollLines } | undefined;
  /** The document has changed since its places were read. */
  let isBehind = false;
  let setting: string | undefined;
  let line: SourceLine | undefined;
  /** The person has scrolled since the setting was marked: the page stays where they put it. */
  let hasScrolled = false;
  let quietUntil = 0;
  /** Where the page was put last: what comes from there is no word of the person's, however late. */
  let putTo: number | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let scrolling = 0;
  const marks = createMarks();

  function current(): NonNullable<typeof known> {
    if (!known) {
      const shown = read();
      const places: ElementPlaces = shown
        ? readElementPlaces(shown.html, shown.places, shown.rendered, shown.liveOf)
        : new Map();
      known = { places, lines: createScrollLines(places) };
    }
    return known;
  }

  const target = {
    places: () => current().places,
    placesNow: () => {
      if (isBehind) known = undefined;
      isBehind = false;
      return current().places;
    },
    output: () => read()?.output ?? '',
  };
  const pointer = followPointer(send, marks, target);
  const walk = walkByKeys(send, marks, target);

  /** @param mayScroll what shows the setting may be brought into sight */
  function drawSetting(mayScroll: boolean): void {
    const elements = setting === undefined ? [] : elementsOfSetting(setting, current().places).filter(isShown);
    marks.set({ kind: 'setting', elements });
    const [first] = elements;
    if (!mayScroll || !first || elements.some(isInWindow)) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    quietUntil = performance.now() + QUIET_SMOOTH_MS;
    first.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
  }

  function drawLine(): void {
    const element = line && elementAtLine(line, current().places);
    marks.set({ kind: 'line', elements: element && isShown(element) ? [element] : [] });
    if (!element || !isShown(element) || isInWindow(element)) return;
    quiet();
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    putTo = window.scrollY;
  }

  function quiet(): void {
    quietUntil = Math.max(quietUntil, performance.now() + QUIET_MS);
  }

  function refresh(): void {
    settling = undefined;
    known = undefined;
    isBehind = false;
    // Where an edit has brought forth what shows the setting, or has moved it away.
    if (setting !== undefined) drawSetting(!hasScrolled);
    if (line) drawLine();
    pointer.refresh();
  }

  /** The upper edge of what can be read: below the bar that stays at the top. */
  const upperEdge = (): number => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

  function tellScroll(): void {
    scrolling = 0;
    if (!line || performance.now() < quietUntil) return;
    if (putTo !== undefined && Math.abs(window.scrollY - putTo) < 2) return;
    putTo = undefined;
    const { file } = line;
    const top = window.scrollY < 1 ? 1 : current().lines.lineAt(window.scrollY + upperEdge(), file);
    if (top !== undefined) send({ kind: 'scrolled', place: { file, line: top } });
  }
  const noteScroll = () => {
    hasScrolled = true;
  };
  for (const kind of ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const) {
    document.addEventListener(kind, noteScroll, { passive: true });
  }
  document.addEventListener(
    'scroll',
    () => {
      if (line && performance.now() >= quietUntil) scrolling = scrolling || requestAnimationFrame(tellScroll);
    },
    { passive: true },
  );

  return {
    setScale: marks.setScale,
    setPicking(isPicking) {
      pointer.setPicking(isPicking);
      walk.setPicking(isPicking);
    },
    markSetting(next) {
      const isNew = next !== setting;
      if (isNew) hasScrolled = false;
      setting = next;
      drawSetting(isNew);
    },
    markLine(next) {
      line = next;
      // While keys change the document, the table of the last one says nothing about the next.
      if (settling === undefined) drawLine();
    },
    scrollToLine(place) {
      const height = place.line <= 1 ? 0 : current().lines.heightOf(place);
      if (height === undefined) return;
      quiet();
      window.scrollTo({ top: height - upperEdge(), behavior: 'instant' });
      putTo = window.scrollY;
    },
    onDocument() {
      isBehind = true;
      marks.attach();
      marks.follow();
      quiet();
      clearTimeout(settling);
      settling = setTimeout(refresh, SETTLE_MS);
    },
    without: marks.without,
  };
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
