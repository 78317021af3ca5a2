/** Keeps a tooltip inside the window, and closes it with Escape. */

const EDGE_PX = 8;

export function placeTooltip(tooltip: HTMLElement): void {
  delete tooltip.dataset.closed;
  const tip = tooltip.querySelector<HTMLElement>('.tooltip-tip');
  if (tip === null) return;
  tip.style.setProperty('--shift', '0px');
  const { left, right } = tip.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const shift = left < EDGE_PX ? EDGE_PX - left : Math.min(0, width - EDGE_PX - right);
  tip.style.setProperty('--shift', `${Math.round(shift)}px`);
}

export function closeTooltips(): void {
  for (const tooltip of document.querySelectorAll<HTMLElement>('.tooltip:is(:hover, :focus-within)')) {
    tooltip.dataset.closed = '';
  }
}
