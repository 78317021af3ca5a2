/** A handle in the margin beside a block, and a button that adds below it, drawn above the page: nothing of the page moves for them. */
import type { BlockBox } from '../../../block-messages.ts';
import { nameOfBlock } from '../picking/block-names.ts';

export interface Handle {
  readonly element: HTMLElement;
  /** Shows it beside an element; without one nowhere. */
  readonly show: (element: Element | undefined) => void;
  /** Puts it where its element is now. */
  readonly follow: () => void;
  readonly has: (node: unknown) => boolean;
  /** Whether a point of the window is at the handle, at its block, or on the way from one to the other. */
  readonly isNear: (left: number, top: number) => boolean;
}

/** Between handle and block, in pixels; and how wide the handle is where there is room. */
const GAP = 4;
const WIDTH = 20;
const LEAST_WIDTH = 12;
/** What a finger hits, in both directions. */
const TOUCH_PX = 40;
/** Between the two buttons. */
const APART = 2;
/** How far outside of a block a pointer is still on its way to the handle. */
const NEAR = 6;

const STYLES = `
  .handle, .add { all: unset; position: absolute; box-sizing: border-box; display: grid; place-items: center; height: 24px; border-radius: 5px; pointer-events: auto; cursor: grab;
    background: Canvas; color: #5f6b7a; box-shadow: 0 0 0 1px rgb(120 130 145 / 35%); touch-action: none; user-select: none; -webkit-user-select: none; }
  .add { cursor: pointer; touch-action: auto; }
  .handle[hidden], .add[hidden] { display: none; }
  .handle:hover, .handle:active, .add:hover, .add:active { color: #fff; background: #2f6fed; box-shadow: none; }
  .handle::before, .add::before { content: ''; position: absolute; inset: -4px 0 -4px -4px; }
  .handle[data-mirrored]::before, .add[data-mirrored]::before { inset: -4px -4px -4px 0; }
  /* Side by side, and one above the other: what is between them belongs to one of them. */
  .handle[data-side=beside]::before { inset-inline: 0; }
  .handle[data-side=below]::before { inset-block-end: 0; }
  .add[data-side=below]::before { inset-block-start: 0; }
  .handle[data-dragging] { cursor: grabbing; }
  .handle[data-dragging] + .add { display: none; }
  .handle svg { display: block; width: 10px; height: 14px; fill: currentColor; }
  .add svg { display: block; width: 12px; height: 12px; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; }
  .handle[data-mode=dark], .add[data-mode=dark] { background: #23272e; color: #aab3c0; }
  .add[data-mode=dark]:hover, .handle[data-mode=dark]:hover { color: #fff; background: #2f6fed; }
  @media (pointer: coarse) {
    .handle, .add { height: ${TOUCH_PX}px; }
    .handle::before, .add::before { content: none; }
    .handle svg { width: 13px; height: 18px; }
    .add svg { width: 16px; height: 16px; }
  }
  @media (forced-colors: active) { .handle, .add { border: 1px solid ButtonText; background: ButtonFace; color: ButtonText; } }
`;

const DOTS = [3, 7, 11].flatMap((y) => [2.5, 7.5].map((x) => [x, y] as const));
export interface HandleActions {
  readonly onOpen: (box: BlockBox) => void;
  /** Clicked with Shift: blocks are selected up to here. */
  readonly onExtend: () => void;
  /** Something is to be added below the block. */
  readonly onAdd: (box: BlockBox) => void;
}

/** @param layer above the page; what is in it is no part of the document */
export function createHandle(layer: ShadowRoot, { onOpen, onExtend, onAdd }: HandleActions): Handle {
  const style = document.createElement('style');
  style.textContent = STYLES;
  const button = drawButton('handle', drawDots());
  const add = drawButton('add', drawPlus());
  const both = [button, add];
  const coarse = window.matchMedia('(pointer: coarse)');
  layer.append(style, button, add);
  let target: Element | undefined;

  function follow(): void {
    const rect = target?.isConnected ? target.getBoundingClientRect() : undefined;
    const isHidden = !target || !rect || (rect.width === 0 && rect.height === 0);
    for (const one of both) one.hidden = isHidden;
    if (!target || !rect || isHidden) return;
    const mirrored = isMirrored(target);
    const margin = marginOf(target, mirrored);
    const room = margin - GAP - 2;
    // The margin of a phone has no room for a finger.
    const isAbove = coarse.matches && room < TOUCH_PX;
    const width = coarse.matches ? TOUCH_PX : Math.min(Math.max(room, LEAST_WIDTH), WIDTH);
    /** From the side of the window where lines begin. */
    const start = Math.max(isAbove ? margin : margin - GAP - width, 0);
    const leftOf = (from: number) => (mirrored ? windowWidth() - from - width : from);
    const offset = Math.max((firstLineOf(target, rect) - button.offsetHeight) / 2, 0);
    const top = isAbove ? topOutside(rect) : rect.top + offset;
    // In a narrow margin there is no room for two side by side, and a finger needs more of it for each.
    const isBeside = start >= width + APART && !coarse.matches;
    place(button, leftOf(start), top);
    if (isAbove) place(add, leftOf(start + width + APART), top);
    else if (isBeside) place(add, leftOf(start - width - APART), top);
    else place(add, leftOf(start), top + button.offsetHeight + APART);
    for (const one of both) {
      one.style.width = `${width}px`;
      one.dataset.side = isBeside || isAbove ? 'beside' : 'below';
      one.toggleAttribute('data-mirrored', mirrored);
      one.dataset.mode = isDark() ? 'dark' : 'light';
    }
  }

  // The words that are typed in keep the focus.
  for (const kind of ['pointerdown', 'mousedown'] as const) {
    for (const one of both) one.addEventListener(kind, (event) => event.preventDefault());
  }
  button.addEventListener('click', (event) => {
    if (!event.isTrusted || !target) return;
    if (event.shiftKey) onExtend();
    else onOpen(boxOf(button));
  });
  add.addEventListener('click', ({ isTrusted }) => {
    if (isTrusted && target) onAdd(boxOf(add));
  });

  return {
    element: button,
    show(element) {
      target = element;
      if (element) {
        const name = nameOfBlock(element);
        button.setAttribute('aria-label', `Menu of the ${name}`);
        add.setAttribute('aria-label', `Add below the ${name}`);
      }
      follow();
    },
    follow,
    has: (node) => node instanceof Node && both.some((one) => one.contains(node)),
    isNear(left, top) {
      if (!target?.isConnected) return false;
      const block = target.getBoundingClientRect();
      const own = both.map((one) => one.getBoundingClientRect());
      const isBeside = isMirrored(target)
        ? left >= block.right - NEAR && left <= Math.max(...own.map((one) => one.right)) + NEAR
        : left >= Math.min(...own.map((one) => one.left)) - NEAR && left <= block.left + NEAR;
      const from = Math.min(block.top, ...own.map((one) => one.top));
      const to = Math.max(block.bottom, ...own.map((one) => one.bottom));
      return isBeside && top >= from - NEAR && top <= to + NEAR;
    },
  };
}

function drawButton(name: string, sign: SVGElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.className = name;
  button.type = 'button';
  // By keyboard the menu has keys of its own: Tab goes through the page.
  button.tabIndex = -1;
  button.hidden = true;
  button.setAttribute('aria-haspopup', name === 'add' ? 'dialog' : 'menu');
  button.append(sign);
  return button;
}

function place({ style }: HTMLElement, left: number, top: number): void {
  style.left = `${left + window.scrollX}px`;
  style.top = `${top + window.scrollY}px`;
}

function boxOf(element: Element): BlockBox {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** Whether the block is read from right to left: then the handle is on its right. */
function isMirrored(target: Element): boolean {
  return getComputedStyle(target).direction === 'rtl';
}

/** Without the bar that scrolls. */
function windowWidth(): number {
  return document.documentElement.clientWidth;
}

/** Room before the block; before an item's sign, which is drawn in what its list is indented by. */
function marginOf(target: Element, mirrored: boolean): number {
  const list = target.matches('li') ? target.parentElement : null;
  const boxes = [target, list].flatMap((one) => one?.getBoundingClientRect() ?? []);
  return Math.min(...boxes.map(({ left, right }) => (mirrored ? windowWidth() - right : left)));
}

/** Above a block; below it where that is at the top of the window, and at the top over one that is as high as the window. */
function topOutside({ top, bottom }: DOMRect): number {
  const above = top - GAP - TOUCH_PX;
  if (above >= 0) return above;
  return bottom + GAP + TOUCH_PX <= window.innerHeight ? bottom + GAP : GAP;
}

/** Height of the first line of words; of what has a frame, of its upper edge. */
function firstLineOf(element: Element, { height }: DOMRect): number {
  const line = Number.parseFloat(getComputedStyle(element).lineHeight);
  return Math.min(Number.isFinite(line) ? line : 24, height);
}

function isDark(): boolean {
  return getComputedStyle(document.documentElement).colorScheme.includes('dark');
}

const NAMESPACE = 'http://www.w3.org/2000/svg';

function drawDots(): SVGElement {
  const svg = drawSign('0 0 10 14');
  for (const [x, y] of DOTS) {
    const dot = document.createElementNS(NAMESPACE, 'circle');
    for (const [name, value] of [
      ['cx', x],
      ['cy', y],
      ['r', 1.4],
    ] as const)
      dot.setAttribute(name, String(value));
    svg.append(dot);
  }
  return svg;
}

function drawPlus(): SVGElement {
  const svg = drawSign('0 0 12 12');
  const path = document.createElementNS(NAMESPACE, 'path');
  path.setAttribute('d', 'M6 1.5v9M1.5 6h9');
  svg.append(path);
  return svg;
}

function drawSign(box: string): SVGElement {
  const svg = document.createElementNS(NAMESPACE, 'svg');
  svg.setAttribute('viewBox', box);
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}
