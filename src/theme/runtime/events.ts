/** What readers do anywhere on the page. Listeners sit on the document, so that it may change under them. */

import { pressedKey } from '../../shared/keyboard.ts';
import { closeBanner } from './banner.ts';
import { toggleFold } from './code-blocks.ts';
import { copyFrom } from './copy.ts';
import { showControls } from './media.ts';
import { closeMenus, keepInView, onLeave, onMenuKey } from './menus.ts';
import { copyPage, fillAddress } from './page-actions.ts';
import { rate } from './rating.ts';
import { revealTarget, shareAccordion } from './reveal.ts';
import { toggleMode } from './root-state.ts';
import { openSearch } from './search/open.ts';
import { closeTooltips, focusTerm, followTooltips, placeTooltip } from './tooltip.ts';
import { tryIt } from './try-it.ts';

const ACTIONS: readonly (readonly [selector: string, act: (element: HTMLElement) => void])[] = [
  ['[data-copy], [data-copy-code]', copyFrom],
  ['[data-copy-page]', copyPage],
  ['[data-ask]', fillAddress],
  ['[data-mode-toggle]', toggleMode],
  // With a value the attribute says what a search takes in.
  ['[data-search=""]', openSearch],
  ['[data-rate]', rate],
  ['[data-try]', tryIt],
  ['[data-dismiss]', closeBanner],
  ['[data-expand-code]', toggleFold],
  ['.accordion > summary', shareAccordion],
  // A link to the place that the address names already is no change of the address.
  ['a[href^="#"]', () => setTimeout(revealTarget)],
  ['.tooltip-term', focusTerm],
  ['[popover] a', closeSheet],
];

export function listen(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerover', onTooltip);
  document.addEventListener('focusin', onTooltip);
  document.addEventListener('pointerover', showControls);
  document.addEventListener('focusin', showControls);
  document.addEventListener('scroll', followTooltips, { capture: true, passive: true });
  document.addEventListener('focusout', onLeave);
  document.addEventListener('toggle', keepInView, true);
  addEventListener('hashchange', revealTarget);
}

function onClick(event: Event): void {
  const target = event.target as Element;
  for (const [selector, act] of ACTIONS) {
    const element = target.closest<HTMLElement>(selector);
    if (element !== null) act(element);
  }
  closeMenus(target);
}

function onKey(event: KeyboardEvent): void {
  onMenuKey(event);
  if (event.key === 'Escape') {
    closeTooltips();
    closeMenus(undefined);
    return;
  }
  const isCommand = (event.ctrlKey || event.metaKey) && pressedKey(event) === 'K';
  const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
  const isTyping = (event.target as Element).closest?.('input, textarea, select, [contenteditable]') != null;
  if (!isCommand && (!isSlash || isTyping)) return;
  const button = document.querySelector<HTMLElement>('[data-search=""]');
  if (button === null) return;
  event.preventDefault();
  openSearch();
}

function onTooltip(event: Event): void {
  const tooltip = (event.target as Element).closest?.<HTMLElement>('.tooltip');
  if (tooltip) placeTooltip(tooltip);
}

function closeSheet(link: HTMLElement): void {
  const sheet = link.closest<HTMLElement>('[popover]');
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
}
