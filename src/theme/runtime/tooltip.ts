/** Keeps the tips of terms inside the window and out of whatever clips them; Escape closes them. */

const EDGE_PX = 8;
const GAP_PX = 4;
const SHOWN = '.tooltip:is(:hover, :focus-within)';

export function placeTooltip(tooltip: HTMLElement): void {
  delete tooltip.dataset.closed;
  const tip = tooltip.querySelector<HTMLElement>('.tooltip-tip');
  const term = tooltip.querySelector('.tooltip-term')?.getClientRects()[0];
  if (!tip || !term) return;
  tip.style.position = 'fixed';
  const { offsetWidth: width, offsetHeight: height } = tip;
  const edge = document.documentElement.clientWidth - EDGE_PX - width;
  const left = Math.max(EDGE_PX, Math.min(term.left + term.width / 2 - width / 2, edge));
  const ceiling = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const above = term.top - height - GAP_PX;
  const isBelow = above < Math.min(ceiling, innerHeight / 3) && term.bottom + height + GAP_PX < innerHeight;
  tip.style.inset = `${isBelow ? term.bottom + GAP_PX : above}px auto auto ${left}px`;
}

/** Where a tap gives no focus, it does here. */
export function focusTerm(term: HTMLElement): void {
  term.focus();
}

export function followTooltips(): void {
  for (const tooltip of document.querySelectorAll<HTMLElement>(SHOWN)) {
    if (tooltip.dataset.closed === undefined) placeTooltip(tooltip);
  }
}

export function closeTooltips(): void {
  for (const tooltip of document.querySelectorAll<HTMLElement>(SHOWN)) tooltip.dataset.closed = '';
}
