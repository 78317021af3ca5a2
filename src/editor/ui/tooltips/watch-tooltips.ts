/** What is shown for what one points at, or comes to by keyboard. */

export interface ShownTooltip {
  readonly target: HTMLElement;
  readonly label: string;
  readonly side: 'top' | 'right';
}

/** Long enough that none is shown for what the pointer only passes over. */
export const TOOLTIP_DELAY_MS = 400;

/**
 * Watches for elements with `data-tooltip`, the words to show. `data-tooltip-side` says where they stand: `top`, which is
 * the usual one, or `right`. Fingers get none: they cannot point at anything without pressing it.
 * @param onShow called with what is to be shown, and with `undefined` when it goes
 * @returns what ends it
 */
export function watchTooltips(page: Document, onShow: (shown: ShownTooltip | undefined) => void): () => void {
  const ended = new AbortController();
  let pointedAt: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = (): void => {
    clearTimeout(timer);
    onShow(undefined);
  };
  const showSoon = (target: HTMLElement): void => {
    hide();
    timer = setTimeout(() => {
      const { tooltip, tooltipSide } = target.dataset;
      if (!tooltip || !target.isConnected) return;
      onShow({ target, label: tooltip, side: tooltipSide === 'right' ? 'right' : 'top' });
    }, TOOLTIP_DELAY_MS);
  };
  const listen = <Type extends keyof DocumentEventMap>(type: Type, react: (event: DocumentEventMap[Type]) => void) =>
    page.addEventListener(type, react, { capture: true, passive: true, signal: ended.signal });

  const pointAt = (target: HTMLElement | undefined): void => {
    if (target === pointedAt) return;
    pointedAt = target;
    if (target) showSoon(target);
    else hide();
  };
  listen('pointerover', ({ target, pointerType }) => pointAt(pointerType === 'touch' ? undefined : ownerOf(target)));
  // Out of the window.
  listen('pointerout', ({ relatedTarget }) => relatedTarget === null && pointAt(undefined));
  listen('pointerdown', hide);
  listen('focusin', ({ target }) => {
    const owner = ownerOf(target);
    if (owner === target && owner?.matches(':focus-visible')) showSoon(owner);
    else hide();
  });
  listen('focusout', hide);
  listen('keydown', ({ key }) => key === 'Escape' && hide());
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}

function ownerOf(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-tooltip]')) || undefined;
}
