/** Picking without a pointer: Alt and the arrows go from place to place, Enter picks, Escape ends it. */
import type { FrameToHost } from '../../../protocol.ts';
import type { Writing } from '../writing/writing.ts';
import type { PickSource } from './follow-pointer.ts';
import type { Marks } from './marks.ts';
import { findPickTarget, type PickTarget } from './pick-target.ts';

/** Words of an element that are read out with its name. */
const MOST_CHARACTERS = 80;

export interface KeyWalk {
  readonly setPicking: (isPicking: boolean) => void;
  /** Goes to an element; `isSilent`: something else is said of it. */
  readonly goTo: (element: Element, isSilent?: boolean) => void;
  /** One is nowhere any more. */
  readonly leave: () => void;
  /** Where one has gone to. */
  readonly at: () => Element | undefined;
}

export function walkByKeys(
  send: (message: FrameToHost) => void,
  marks: Marks,
  { places, output }: PickSource,
  writing: Pick<Writing, 'want' | 'wantTitle' | 'isOpenAt'>,
): KeyWalk {
  let isPicking = false;
  let at: PickTarget | undefined;

  function stops(): readonly Element[] {
    const shown = [...places().keys()].filter((element) => element.getClientRects().length > 0);
    // A list and its first item begin alike: the inner one is the stop.
    return shown.filter((element, index) => !shown[index + 1]?.isSameNode(element.firstElementChild));
  }

  function step(direction: 1 | -1): void {
    const elements = stops();
    const from = at?.element ?? document.activeElement ?? document.body;
    const own = elements.indexOf(from);
    const isAhead = (element: Element): boolean =>
      from === document.body || (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const next = own < 0 ? elements.findIndex(isAhead) + (direction === 1 ? 0 : -1) : own + direction;
    const element = elements[Math.min(Math.max(next, 0), elements.length - 1)];
    if (element) show(findPickTarget(element, places(), output(), { isAsked: true }));
  }

  function show(target: PickTarget | undefined, isSilent = false): void {
    at = target;
    marks.set({ kind: 'focus', elements: target ? [target.element] : [], ...(target && { label: target.label }) });
    if (!target) return;
    target.element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (isSilent) return;
    const text = (target.element.textContent ?? '').replace(/\s+/g, ' ').trim();
    marks.say(`${target.label}: ${text.slice(0, MOST_CHARACTERS)}. Enter opens it.`);
  }

  window.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey && event.shiftKey && event.code === 'KeyE') {
        event.preventDefault();
        send({ kind: 'toggle-picking' });
      } else if (isPicking) onKey(event);
    },
    { capture: true },
  );

  function onKey(event: KeyboardEvent): void {
    const { key } = event;
    const isStep = event.altKey && (key === 'ArrowDown' || key === 'ArrowUp');
    // Where words are typed, keys are for them.
    if (!isStep && at && writing.isOpenAt(event.target)) show(undefined);
    if (!isStep && !at) return;
    if (isStep) step(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' || key === 'F2' || key === 'Escape' || key === 'Tab') {
      if (key === 'Enter' || key === 'F2') pick(event);
      show(undefined);
      // Tab goes on to what comes next in the page.
      if (key === 'Tab') return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function pick({ isTrusted }: KeyboardEvent): void {
    if (!at) return;
    const isForWords = isTrusted && at.pick.kind === 'source';
    const isTyped = isForWords && (writing.wantTitle(at.element, at.pick) || writing.want(at.element, at.pick));
    if (!isTyped) send({ kind: 'picked', pick: at.pick });
  }

  return {
    goTo: (element, isSilent) => show(findPickTarget(element, places(), output(), { isAsked: true }), isSilent),
    leave: () => show(undefined),
    at: () => at?.element,
    setPicking(next) {
      isPicking = next;
      if (!next && at) show(undefined);
    },
  };
}
