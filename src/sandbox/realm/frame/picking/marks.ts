/**
 * Marks around elements, drawn above the page in a shadow tree of their own: the document itself stays as it is. A mark
 * moves with the page by itself; only what sticks to the window, or scrolls inside of something, has to be followed.
 */

import type { MarkedChange } from '../../../block-messages.ts';

export type MarkKind = 'hover' | 'focus' | 'line' | 'setting' | 'selected' | MarkedChange['change'];

export interface Mark {
  readonly kind: MarkKind;
  readonly elements: readonly Element[];
  /** Words in a tag at the first element. */
  readonly label?: string;
}

export interface Marks {
  /** Draws a mark in the place of the last one of its kind. Without elements there is none. */
  readonly set: (mark: Mark) => void;
  /** Puts every mark where its element is now, in the next frame. */
  readonly follow: () => void;
  /** Draws the words of marks larger by as much as the page is drawn smaller. */
  readonly setScale: (scale: number) => void;
  /** Above the page, and no part of the document; for what else is drawn there. */
  readonly layer: ShadowRoot;
  /** Says something to a screen reader. */
  readonly say: (words: string) => void;
  /** Runs with the marks out of the document. */
  readonly without: <Result>(run: () => Result) => Result;
  /** Puts the marks back after the document was replaced. */
  readonly attach: () => void;
}

const STYLES = `
  :host { all: initial; position: absolute; inset: 0 auto auto 0; width: 0; height: 0; overflow: visible; pointer-events: none; z-index: 2147483647; }
  .box { position: absolute; box-sizing: border-box; border-radius: 6px; pointer-events: none; }
  .box[data-kind=hover], .box[data-kind=focus] { border: 1.5px solid #2f6fed; box-shadow: 0 0 0 1px rgb(255 255 255 / 70%); }
  .box[data-kind=setting] { border: 2px solid #2f6fed; background: rgb(47 111 237 / 10%); box-shadow: 0 0 0 1.5px rgb(255 255 255 / 80%); }
  .box[data-kind=line] { border-radius: 2px; border-left: 3px solid #2f6fed; background: linear-gradient(90deg, rgb(47 111 237 / 9%), rgb(47 111 237 / 3%)); }
  .box[data-kind=selected] { border: 2px solid #2f6fed; border-radius: 4px; background: rgb(47 111 237 / 18%); box-shadow: 0 0 0 1px rgb(255 255 255 / 70%); }
  .box[data-kind=new], .box[data-kind=changed] { border-radius: 2px; border-left: 4px solid #1a7f4b; background: rgb(26 127 75 / 8%); }
  .box[data-kind=changed] { border-left: 4px double #b7791f; background: rgb(183 121 31 / 9%); }
  .box[data-mirrored][data-kind=line] { border-left: 0; border-right: 3px solid #2f6fed; background: linear-gradient(270deg, rgb(47 111 237 / 9%), rgb(47 111 237 / 3%)); }
  .box[data-mirrored][data-kind=new] { border-left: 0; border-right: 4px solid #1a7f4b; }
  .box[data-mirrored][data-kind=changed] { border-left: 0; border-right: 4px double #b7791f; }
  .box[data-mirrored][data-kind=noted] { border-right: 0; border-left: 4px solid #8a4bd0; }
  .box[data-kind=removed] { border-radius: 0; border-top: 3px dashed #c0362c; }
  .box[data-kind=noted] { border-radius: 2px; border-right: 4px solid #8a4bd0; background: rgb(138 75 208 / 9%); }
  .tag { position: absolute; left: -1.5px; display: flex; align-items: center; gap: 4px; max-width: 260px; height: 20px; padding: 0 7px;
    border-radius: 5px; background: #2f6fed; color: #fff; font: 500 11px/20px system-ui, sans-serif; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; zoom: var(--enlarged, 1); }
  .tag[data-side=above] { bottom: calc(100% + 3px); }
  .tag[data-side=below] { top: calc(100% + 3px); }
  .words { position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  @media (prefers-reduced-motion: no-preference) {
    .box[data-kind=setting] { animation: appear 150ms ease-out; }
    @keyframes appear { from { opacity: 0; transform: scale(1.06); } }
  }
  @media (forced-colors: active) { .box { border-color: Highlight; } .tag { border: 1px solid CanvasText; } }
  @media print { :host { display: none; } }
`;

/** Space between an element and its mark, in pixels. */
const GAP: Readonly<Record<MarkKind, number>> = {
  hover: 3,
  focus: 3,
  setting: 4,
  line: 0,
  selected: 3,
  new: 2,
  changed: 2,
  removed: 6,
  noted: 2,
};
/** How far left of its block the bar of the cursor's line stands. */
const LINE_INDENT = 14;
/** The bar of a change stands between that one and the block. */
const CHANGE_INDENT = 9;

interface Drawn {
  readonly target: Element;
  readonly box: HTMLElement;
  readonly kind: MarkKind;
  readonly tag: HTMLElement | undefined;
  isFixed: boolean;
}

export function createMarks(): Marks {
  const host = document.createElement('leafwright-marks');
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = STYLES;
  const words = document.createElement('div');
  words.className = 'words';
  words.setAttribute('role', 'status');
  root.append(style, words);
  const drawn = new Map<MarkKind, Drawn[]>();
  let frame = 0;

  function place(mark: Drawn): void {
    const { box, target, kind, tag, isFixed } = mark;
    const rect = target.getBoundingClientRect();
    box.hidden = !target.isConnected || (rect.width === 0 && rect.height === 0);
    if (box.hidden) return;
    const gap = GAP[kind];
    const [shiftX, shiftY] = isFixed ? [0, 0] : [window.scrollX, window.scrollY];
    const indent = kind === 'line' ? LINE_INDENT : kind === 'new' || kind === 'changed' ? CHANGE_INDENT : gap;
    // Where lines begin on the right, the bar stands there.
    const isMirrored = getComputedStyle(target).direction === 'rtl';
    box.toggleAttribute('data-mirrored', isMirrored);
    box.style.cssText = `position:${isFixed ? 'fixed' : 'absolute'};left:${
      rect.left + shiftX - (isMirrored ? gap : indent)
    }px;top:${rect.top + shiftY - gap}px;width:${rect.width + indent + gap}px;height:${rect.height + 2 * gap}px`;
    if (tag) tag.dataset.side = rect.top < 28 ? 'below' : 'above';
  }

  function placeAll(): void {
    frame = 0;
    for (const marks of drawn.values()) for (const mark of marks) place(mark);
  }

  function follow(): void {
    if (drawn.size > 0) frame = frame || requestAnimationFrame(placeAll);
  }

  const sizes = new ResizeObserver(follow);
  window.addEventListener('resize', follow);
  window.addEventListener('toggle', follow, { capture: true });
  const onScroll = ({ target }: Event): void => {
    const isPage = target === document;
    const isAway = [...drawn.values()].flat().some(({ isFixed }) => isFixed || !isPage);
    if (isAway) follow();
  };
  window.addEventListener('scroll', onScroll, { capture: true, passive: true });

  /** A popover is above everything else in the page; marks in it go above it. */
  function raise(elements: readonly Element[]): void {
    const isAbove = elements.some((element) => element.closest(':popover-open') !== null);
    if (host.matches(':popover-open')) host.hidePopover();
    host.popover = isAbove ? 'manual' : null;
    if (isAbove && host.isConnected) host.showPopover();
  }

  return {
    layer: root,
    set({ kind, elements, label }) {
      const before = drawn.get(kind) ?? [];
      const isSame = before.length === elements.length && before.every(({ target }, at) => target === elements[at]);
      if (isSame && (before[0]?.tag?.textContent ?? undefined) === label) return follow();
      for (const { box, target } of before) {
        box.remove();
        sizes.unobserve(target);
      }
      drawn.delete(kind);
      if (elements.length === 0) return;
      const marks = elements.map((target, index): Drawn => {
        const box = document.createElement('div');
        box.className = 'box';
        box.dataset.kind = kind;
        const tag = label !== undefined && index === 0 ? document.createElement('div') : undefined;
        if (tag) {
          tag.className = 'tag';
          tag.textContent = label ?? '';
          box.append(tag);
        }
        root.append(box);
        sizes.observe(target);
        return { target, box, kind, tag, isFixed: isFixedTo(target) };
      });
      drawn.set(kind, marks);
      raise([...drawn.values()].flat().map(({ target }) => target));
      for (const mark of marks) place(mark);
    },
    follow,
    setScale: (scale) => {
      host.style.setProperty('--enlarged', String(1 / Math.max(scale, 0.1)));
    },
    say: (text) => {
      words.textContent = text;
    },
    without(run) {
      host.remove();
      const result = run();
      document.documentElement.append(host);
      return result;
    },
    attach() {
      if (host.parentNode !== document.documentElement || host.nextSibling) document.documentElement.append(host);
    },
  };
}

/** Whether an element stays with the window while the page scrolls. */
function isFixedTo(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { position } = getComputedStyle(at);
    if (position === 'fixed' || position === 'sticky') return true;
  }
  return false;
}
