/** Page and source scroll together: brings what the app is at into sight, and tells where the person scrolls to. */
import type { SourceLine } from '../../../protocol.ts';
import type { ScrollLines } from './scroll-lines.ts';

/** For so long what scrolls is not the person. */
const QUIET_MS = 150;
const QUIET_SMOOTH_MS = 700;

export interface PageScrollOptions {
  /** Lines of the document that is shown. */
  readonly lines: () => ScrollLines;
  /** Where in the source the person is; nothing is told without it. */
  readonly line: () => SourceLine | undefined;
  readonly onScrolled: (place: SourceLine) => void;
}

export class PageScroll {
  readonly #options: PageScrollOptions;
  #hasPersonScrolled = false;
  #quietUntil = 0;
  /** Where the page was put last: what comes from there is no word of the person's, however late. */
  #putTo: number | undefined;
  #frame = 0;

  constructor(options: PageScrollOptions) {
    this.#options = options;
    for (const kind of ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const) {
      document.addEventListener(
        kind,
        () => {
          this.#hasPersonScrolled = true;
        },
        { passive: true },
      );
    }
    document.addEventListener(
      'scroll',
      () => {
        if (options.line() && performance.now() >= this.#quietUntil)
          this.#frame = this.#frame || requestAnimationFrame(() => this.#tell());
      },
      { passive: true },
    );
  }

  /** Since the last call of `expectPerson`: the page stays where they put it. */
  get hasPersonScrolled(): boolean {
    return this.#hasPersonScrolled;
  }

  expectPerson(): void {
    this.#hasPersonScrolled = false;
  }

  /** The app has put the page where it is. The browser tells later that it scrolled, on a slow machine much later. */
  stay(): void {
    this.#quietUntil = Math.max(this.#quietUntil, performance.now() + QUIET_MS);
    this.#putTo = window.scrollY;
  }

  /** Scrolls as little as brings an element into sight, so that the eye can follow. */
  glideTo(element: Element): void {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#quietUntil = performance.now() + QUIET_SMOOTH_MS;
    element.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
  }

  /** Scrolls as little as brings an element into sight, at once. */
  jumpTo(element: Element): void {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    this.stay();
  }

  /** Puts the block at a line to the upper edge. */
  putLine(place: SourceLine): void {
    const height = place.line <= 1 ? 0 : this.#options.lines().heightOf(place);
    if (height === undefined) return;
    window.scrollTo({ top: height - upperEdge(), behavior: 'instant' });
    this.stay();
  }

  #tell(): void {
    this.#frame = 0;
    const { lines, line, onScrolled } = this.#options;
    const current = line();
    if (!current || performance.now() < this.#quietUntil) return;
    if (this.#putTo !== undefined && Math.abs(window.scrollY - this.#putTo) < 2) return;
    this.#putTo = undefined;
    const { file } = current;
    const top = window.scrollY < 1 ? 1 : lines().lineAt(window.scrollY + upperEdge(), file);
    if (top !== undefined) onScrolled({ file, line: top });
  }
}

/** The upper edge of what can be read: below the bar that stays at the top. */
function upperEdge(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

export function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
