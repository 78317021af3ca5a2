/** What a browser tells of a field for words: what it was about to do, and where the cursor went. */
import type { TextEdit, TextRange } from '../project/text-edit.ts';
import { textDifference } from '../shared/text-difference.ts';
import {
  drawProse,
  isHidden,
  offsetIn,
  type ProseLook,
  readProse,
  readProseSelection,
  revealSigns,
  selectInProse,
} from './prose-dom.ts';
import { editOfInput, placeAtEdge } from './prose-input.ts';

export interface ProseOwner {
  readonly readValue: () => string;
  /** `step` is the name of an edit that is a step of its own. */
  readonly onEdit: (edit: TextEdit, step?: string) => void;
  readonly onSelect: (selection: TextRange) => void;
  /** Takes what is pasted in another way than as words; whether it has. */
  readonly onPaste?: (words: string, selection: TextRange) => boolean;
  /** How its words are drawn; as in a form where nothing else is said. */
  readonly look?: ProseLook;
}

export interface ProseConnection {
  /** Letters are still being put together, by the browser itself: nothing may be drawn. */
  readonly isComposing: () => boolean;
  /** A pointer has gone down on the field. */
  readonly point: () => void;
  readonly isPointed: () => boolean;
  /** Takes over where the cursor is now. A browser tells it some time later; a quick key comes before that. */
  readonly settle: () => void;
  readonly stop: () => void;
}

/** Listens to a field until it is stopped. */
export function connectProse(
  field: HTMLElement,
  { readValue, onEdit, onSelect, onPaste, look }: ProseOwner,
): ProseConnection {
  const end = new AbortController();
  const { signal } = end;
  let isComposing = false;
  let isPointed = false;
  let settled: { readonly text: string; readonly selection: TextRange } | undefined;

  const settle = () => {
    if (document.activeElement !== field || isComposing) return;
    const selection = readProseSelection(field);
    const text = readValue();
    if (!selection || (settled?.text === text && isSame(settled.selection, selection))) return;
    // Words must not move away under a pointer that selects them.
    if (isPointed) return onSelect(selection);
    settled = { text, selection };
    const { start } = selection;
    const place = placeAtEdge(text, start, (piece) => isHidden(field, piece));
    if (start === selection.end && place !== start) return selectInProse(field, { start: place, end: place });
    revealSigns(field, selection);
    onSelect(selection);
  };
  const onBeforeInput = (event: InputEvent) => {
    if (isComposing || event.isComposing) return;
    event.preventDefault();
    settle();
    const selection = readProseSelection(field);
    if (!selection) return;
    const [range] = event.getTargetRanges();
    const target = range ? rangeIn(field, range) : selection;
    const data = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    if (event.inputType.startsWith('insertFromPaste') && onPaste?.(data, selection)) return;
    const edit = editOfInput(readValue(), selection, { type: event.inputType, data, target });
    if (edit) onEdit(edit);
  };
  const onCompositionStart = () => {
    isComposing = true;
  };
  const onCompositionEnd = () => {
    isComposing = false;
    const difference = textDifference(readValue(), readProse(field));
    const at = readProseSelection(field)?.end;
    drawProse(field, readValue(), look);
    if (difference) onEdit(difference);
    else if (at !== undefined) selectInProse(field, { start: at, end: at });
  };
  const onBlur = () => {
    settled = undefined;
  };
  const onPointerUp = () => {
    if (!isPointed) return;
    isPointed = false;
    settle();
  };

  field.addEventListener('beforeinput', onBeforeInput, { signal });
  field.addEventListener('compositionend', onCompositionEnd, { signal });
  field.addEventListener('compositionstart', onCompositionStart, { signal });
  field.addEventListener('blur', onBlur, { signal });
  document.addEventListener('selectionchange', settle, { signal });
  window.addEventListener('pointerup', onPointerUp, { signal });
  window.addEventListener('pointercancel', onPointerUp, { signal });
  return {
    isComposing: () => isComposing,
    point: () => {
      isPointed = true;
    },
    isPointed: () => isPointed,
    settle,
    stop: () => end.abort(),
  };
}

function isSame(one: TextRange, other: TextRange): boolean {
  return one.start === other.start && one.end === other.end;
}

function rangeIn(field: HTMLElement, range: StaticRange): TextRange {
  return {
    start: offsetIn(field, range.startContainer, range.startOffset),
    end: offsetIn(field, range.endContainer, range.endOffset),
  };
}
