/**
 * The way from the page back to what it is made of: a click picks a setting or a line, what the app is at is marked, and
 * page and source scroll together. Everything here listens and draws; the document stays as it was rendered.
 */
import type { BlockToFrame, MarkedChange } from '../../../block-messages.ts';
import type { FrameToHost, SourceLine } from '../../../protocol.ts';
import { createBlocks } from '../blocks/blocks.ts';
import { Writing } from '../writing/writing.ts';
import { createChangeMarks } from './change-marks.ts';
import { elementAtLine, elementsOfSetting } from './element-places.ts';
import { followPointer } from './follow-pointer.ts';
import { createMarks } from './marks.ts';
import { isInWindow, PageScroll } from './page-scroll.ts';
import { type PlacedDocument, readPlacedDocument } from './placed-document.ts';
import { walkByKeys } from './walk-by-keys.ts';

export interface Picking extends Pick<Writing, 'setWriting' | 'tellField' | 'change'> {
  readonly setPicking: (isPicking: boolean) => void;
  readonly pickBlock: (message: BlockToFrame) => void;
  /** How much smaller than it is the page is drawn, from 0 to 1. */
  readonly setScale: (scale: number) => void;
  readonly markSetting: (setting: string | undefined) => void;
  readonly markLine: (place: SourceLine | undefined) => void;
  readonly markChanges: (changes: readonly MarkedChange[]) => void;
  readonly scrollToLine: (place: SourceLine) => void;
  /** The document is another one, or has changed. */
  readonly onDocument: () => void;
  /** Runs with nothing of this in the document. */
  readonly without: <Result>(run: () => Result) => Result;
}

/** After the last change of the document; until then marks stay on the elements they are on. */
const SETTLE_MS = 250;

export function createPicking(send: (message: FrameToHost) => void, read: () => PlacedDocument | undefined): Picking {
  const placed = readPlacedDocument(read);
  let setting: string | undefined;
  let line: SourceLine | undefined;
  let changes: readonly MarkedChange[] = [];
  let settling: ReturnType<typeof setTimeout> | undefined;
  const marks = createMarks();
  const markChanges = createChangeMarks(marks, isShown);

  const { current, source: target } = placed;
  const writing = new Writing({
    send,
    readPlaces: target.placesNow,
    readHeld: () => read()?.held,
    onOpenChange: () => {
      drawLine(false);
      // Where one types, nothing is pointed at.
      pointer.refresh();
    },
    onEscape: (home) => walk.goTo(home),
  });
  // Its keys come before those that go from place to place.
  const blocks = createBlocks({
    send,
    marks,
    places: target.places,
    placesNow: target.placesNow,
    writing,
    picked: () => walk.at(),
    pick: (element) => (element ? walk.goTo(element, true) : walk.leave()),
  });
  const pointer = followPointer(send, marks, target, writing);
  const walk = walkByKeys(send, marks, target, writing);
  const scroll = new PageScroll({
    lines: () => current().lines,
    line: () => line,
    onScrolled: (place) => send({ kind: 'scrolled', place }),
  });

  /** @param mayScroll what shows the setting may be brought into sight */
  function drawSetting(mayScroll: boolean): void {
    const elements = setting === undefined ? [] : elementsOfSetting(setting, current().places).filter(isShown);
    marks.set({ kind: 'setting', elements });
    const [first] = elements;
    if (mayScroll && first && !elements.some(isInWindow)) scroll.glideTo(first);
  }

  /** @param mayScroll the line may be brought into sight */
  function drawLine(mayScroll: boolean): void {
    const element = line && elementAtLine(line, current().places);
    // A field shows by itself where one types.
    const isMarked = element && isShown(element) && !writing.isOpen();
    marks.set({ kind: 'line', elements: isMarked ? [element] : [] });
    if (mayScroll && element && isShown(element) && !isInWindow(element)) scroll.jumpTo(element);
  }

  function refresh(): void {
    settling = undefined;
    placed.forget();
    // Where an edit has brought forth what shows the setting, or has moved it away.
    if (setting !== undefined) drawSetting(!scroll.hasPersonScrolled);
    if (line) drawLine(true);
    if (changes.length > 0) markChanges(changes, current().places);
    pointer.refresh();
    blocks.refresh();
  }

  return {
    setScale: marks.setScale,
    setWriting(isOn) {
      writing.setWriting(isOn);
      blocks.setOn(isOn);
    },
    pickBlock: (message) => blocks.pickBlock(message),
    tellField(message) {
      writing.tellField(message);
      blocks.onField();
    },
    change: (run) => writing.change(run),
    setPicking(isPicking) {
      pointer.setPicking(isPicking);
      walk.setPicking(isPicking);
    },
    markSetting(next) {
      const isNew = next !== setting;
      if (isNew) scroll.expectPerson();
      setting = next;
      drawSetting(isNew);
    },
    markLine(next) {
      line = next;
      // While keys change the document, the table of the last one says nothing about the next. To take a mark away, none is needed.
      if (settling === undefined || next === undefined) drawLine(true);
    },
    markChanges(next) {
      changes = next;
      if (settling === undefined || next.length === 0) markChanges(changes, current().places);
    },
    // The code follows the cursor of a field; what is typed in stays where it is.
    scrollToLine: (place) => writing.isOpen() || scroll.putLine(place),
    onDocument() {
      placed.change();
      marks.attach();
      marks.follow();
      blocks.onDocument();
      scroll.stay();
      clearTimeout(settling);
      settling = setTimeout(refresh, SETTLE_MS);
    },
    without: marks.without,
  };
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
