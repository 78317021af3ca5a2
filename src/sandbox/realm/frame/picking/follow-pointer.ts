/** Shows what a click would pick, and picks it. */
import type { FrameToHost } from '../../../protocol.ts';
import type { Writing } from '../writing/writing.ts';
import type { ElementPlaces } from './element-places.ts';
import type { Marks } from './marks.ts';
import { findPickTarget, type PickTarget } from './pick-target.ts';

export interface PickSource {
  /** While the page is being changed, those of a moment before. */
  readonly places: () => ElementPlaces;
  /** Those of the page as it is now: for a click, which comes once. */
  readonly placesNow: () => ElementPlaces;
  /** Path of the shown document in the built site. */
  readonly output: () => string;
}

export interface PointerPicks {
  readonly setPicking: (isPicking: boolean) => void;
  /** The page has changed under the pointer. */
  readonly refresh: () => void;
}

export function followPointer(
  send: (message: FrameToHost) => void,
  marks: Marks,
  { places, placesNow, output }: PickSource,
  writing: Pick<Writing, 'want' | 'wantTitle' | 'isOpenAt'>,
): PointerPicks {
  let isPicking = false;
  /** Where the pointer was last; nothing while it is not over the page. */
  let pointer: { readonly x: number; readonly y: number; readonly isAsked: boolean } | undefined;
  let frame = 0;
  // A style of the window and not of the document.
  const hand = new CSSStyleSheet();
  hand.replaceSync('* { cursor: pointer !important; }');

  const isWanted = ({ altKey, ctrlKey, metaKey }: MouseEvent | KeyboardEvent): boolean =>
    altKey || (isPicking && !ctrlKey && !metaKey);

  function show(target: PickTarget | undefined): void {
    marks.set({ kind: 'hover', elements: target ? [target.element] : [], ...(target && { label: target.label }) });
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== hand);
    document.adoptedStyleSheets = target ? [...others, hand] : others;
  }

  function look(): void {
    frame = 0;
    const { x = 0, y = 0, isAsked = false } = pointer ?? {};
    const element = pointer ? document.elementFromPoint(x, y) : null;
    // Where words are typed, the pointer is one for text.
    const isForWords = writing.isOpenAt(element);
    show(isForWords ? undefined : findPickTarget(element, places(), output(), { isAsked, y }));
  }

  function leave(): void {
    pointer = undefined;
    frame = frame || requestAnimationFrame(look);
  }

  window.addEventListener(
    'pointermove',
    (event) => {
      const isPointing = event.pointerType !== 'touch' && event.buttons === 0 && isWanted(event);
      if (!isPointing && !pointer) return;
      pointer = isPointing ? { x: event.clientX, y: event.clientY, isAsked: event.altKey } : undefined;
      frame = frame || requestAnimationFrame(look);
    },
    { passive: true },
  );
  window.addEventListener('pointerout', ({ relatedTarget }) => relatedTarget === null && leave());
  window.addEventListener('blur', leave);
  // Who types has let go of the pointer: what it rests on is not meant until it moves again.
  window.addEventListener('beforeinput', () => pointer && leave(), { capture: true, passive: true });
  window.addEventListener('scroll', leave, { capture: true, passive: true });

  // By the keyboard: links and buttons as they get the focus.
  window.addEventListener('focusin', ({ target }) => {
    const isByKey = isPicking && target instanceof Element && target.matches(':focus-visible');
    const found = isByKey ? findPickTarget(target, places(), output()) : undefined;
    const isOwn = found?.isInstead && found.element.contains(target as Element);
    marks.set({ kind: 'focus', elements: isOwn ? [found.element] : [], ...(isOwn && { label: found.label }) });
  });
  window.addEventListener('focusout', () => marks.set({ kind: 'focus', elements: [] }));

  // Before the page hears of it: what picks is not also followed.
  window.addEventListener(
    'click',
    (event) => {
      if (!isWanted(event) || event.button !== 0) return;
      const isSelecting = event.detail > 0 && document.getSelection()?.isCollapsed === false;
      if (isSelecting) return;
      const [node] = event.composedPath();
      if (writing.isOpenAt(node)) return;
      const y = event.detail > 0 ? event.clientY : undefined;
      const options = { isAsked: event.altKey, ...(y !== undefined && { y }) };
      const target = findPickTarget(node instanceof Node ? node : null, placesNow(), output(), options);
      if (!target) return;
      if (target.isInstead) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      const isForWords = event.isTrusted && !event.altKey && target.pick.kind === 'source' && node instanceof Node;
      const point = event.detail > 0 ? { left: event.clientX, top: event.clientY } : undefined;
      if (!isForWords || !writing.want(node, target.pick, point)) send({ kind: 'picked', pick: target.pick });
    },
    { capture: true },
  );

  // The first click has switched what the title is for.
  window.addEventListener(
    'dblclick',
    (event) => {
      const [node] = event.composedPath();
      const isMeant = event.isTrusted && isWanted(event) && !event.altKey && node instanceof Node;
      if (isMeant && !writing.isOpenAt(node) && writing.wantTitle(node)) event.preventDefault();
    },
    { capture: true },
  );
  window.addEventListener('keydown', (event) => {
    const isMeant = event.isTrusted && isPicking && event.key === 'F2' && event.target instanceof Element;
    if (isMeant && writing.wantTitle(event.target.closest('[role=tab], summary, .view-choice'))) event.preventDefault();
  });

  return {
    setPicking(next) {
      isPicking = next;
      if (!next) leave();
    },
    refresh() {
      if (pointer) frame = frame || requestAnimationFrame(look);
    },
  };
}
