/** Code blocks that are folded, and those that scroll. */

export function toggleFold(button: HTMLElement): void {
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  button.setAttribute('aria-expanded', String(!isOpen));
  if (isOpen) button.closest('.code-foldable')?.scrollIntoView({ block: 'nearest' });
}

/** Only what scrolls is a stop for the Tab key. Blocks in hidden panels report when they are shown. */
export function watchScrolling(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const canScroll = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
      (target as HTMLElement).tabIndex = canScroll ? 0 : -1;
    }
  });
  for (const block of document.querySelectorAll('.code, .table-scroll')) observer.observe(block);
}
