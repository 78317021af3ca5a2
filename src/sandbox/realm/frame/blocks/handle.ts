/** A handle in the margin beside a block, drawn above the page: nothing of the page moves for it. */
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

const STYLES = `
  .handle { all: unset; position: absolute; box-sizing: border-box; display: grid; place-items: center; height: 24px; border-radius: 5px; pointer-events: auto; cursor: grab;
    background: Canvas; color: #5f6b7a; box-shadow: 0 0 0 1px rgb(120 130 145 / 35%); touch-action: none; user-select: none; -webkit-user-select: none; }
  .handle[hidden] { display: none; }
  .handle:hover, .handle:active { color: #fff; background: #2f6fed; box-shadow: none; }
  .handle::before { content: ''; position: absolute; inset: -4px 0 -4px -4px; }
  .handle[data-dragging] { cursor: grabbing; }
  .handle svg { display: block; width: 10px; height: 14px; fill: currentColor; }
  .handle[data-mode=dark] { background: #23272e; color: #aab3c0; }
  @media (pointer: coarse) { .handle { height: 32px; } .handle::before { inset: -6px 0 -6px -14px; } }
  @media (forced-colors: active) { .handle { border: 1px solid ButtonText; background: ButtonFace; color: ButtonText; } }
`;

const DOTS = [3, 7, 11].flatMap((y) => [2.5, 7.5].map((x) => [x, y] as const));
/** Between handle and block, in pixels; and how wide the handle is where there is room. */
const GAP = 4;
const WIDTH = 20;
const LEAST_WIDTH = 12;
/** How far outside of a block a pointer is still on its way to the handle. */
const NEAR = 6;

export interface HandleActions {
  readonly onOpen: (box: BlockBox) => void;
  /** Clicked with Shift: blocks are selected up to here. */
  readonly onExtend: () => void;
}

/** @param layer above the page; what is in it is no part of the document */
export function createHandle(layer: ShadowRoot, { onOpen, onExtend }: HandleActions): Handle {
  const style = document.createElement('style');
  style.textContent = STYLES;
  const button = document.createElement('button');
  button.className = 'handle';
  button.type = 'button';
  // By keyboard the menu has keys of its own: Tab goes through the page.
  button.tabIndex = -1;
  button.hidden = true;
  button.setAttribute('aria-haspopup', 'menu');
  button.append(drawDots());
  layer.append(style, button);
  let target: Element | undefined;

  function follow(): void {
    const rect = target?.isConnected ? target.getBoundingClientRect() : undefined;
    button.hidden = !target || !rect || (rect.width === 0 && rect.height === 0);
    if (!target || !rect || button.hidden) return;
    const edge = edgeOf(target, rect);
    const width = Math.min(Math.max(edge - GAP - 2, LEAST_WIDTH), WIDTH);
    const left = Math.max(edge - GAP - width, 0);
    const offset = Math.max((firstLineOf(target, rect) - button.offsetHeight) / 2, 0);
    button.style.left = `${left + window.scrollX}px`;
    button.style.top = `${rect.top + offset + window.scrollY}px`;
    button.style.width = `${width}px`;
    button.dataset.mode = isDark() ? 'dark' : 'light';
  }

  // The words that are typed in keep the focus.
  for (const kind of ['pointerdown', 'mousedown'] as const) {
    button.addEventListener(kind, (event) => event.preventDefault());
  }
  button.addEventListener('click', (event) => {
    if (!event.isTrusted || !target) return;
    if (event.shiftKey) return onExtend();
    const { left, top, width, height } = button.getBoundingClientRect();
    onOpen({ left, top, width, height });
  });

  return {
    element: button,
    show(element) {
      target = element;
      if (element) button.setAttribute('aria-label', `Menu of the ${nameOfBlock(element)}`);
      follow();
    },
    follow,
    has: (node) => node === button || (node instanceof Node && button.contains(node)),
    isNear(left, top) {
      if (!target?.isConnected) return false;
      const [own, block] = [button.getBoundingClientRect(), target.getBoundingClientRect()];
      const isBeside = left >= own.left - NEAR && left <= block.left + NEAR;
      return isBeside && top >= Math.min(own.top, block.top) - NEAR && top <= Math.max(own.bottom, block.bottom) + NEAR;
    },
  };
}

/** Where the block begins; of an item with its sign, which is drawn in what its list is indented by. */
function edgeOf(target: Element, { left }: DOMRect): number {
  const list = target.matches('li') ? target.parentElement : null;
  return list ? Math.min(list.getBoundingClientRect().left, left) : left;
}

/** Height of the first line of words; of what has a frame, of its upper edge. */
function firstLineOf(element: Element, { height }: DOMRect): number {
  const line = Number.parseFloat(getComputedStyle(element).lineHeight);
  return Math.min(Number.isFinite(line) ? line : 24, height);
}

function isDark(): boolean {
  return getComputedStyle(document.documentElement).colorScheme.includes('dark');
}

function drawDots(): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 10 14');
  svg.setAttribute('aria-hidden', 'true');
  for (const [x, y] of DOTS) {
    const dot = document.createElementNS(namespace, 'circle');
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
