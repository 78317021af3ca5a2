/** The elements of a field whose text looks as readers see it. Offsets are of its whole text, what is hidden included. */
import { readInlinePieces } from '../page-source/blocks/inline-pieces.ts';
import type { TextRange } from '../project/text-edit.ts';

/** Where a sign belongs to, by its element. */
const OWNERS = new WeakMap<Element, TextRange>();

/**
 * Characters that look the same. `signOf`: present where they are a sign, which readers never see. A line end that looks
 * `soft` is a blank for readers, and is drawn as one: in a field that is typed in, browsers let no style do that.
 */
export interface ProsePiece extends TextRange {
  readonly looks: readonly string[];
  readonly signOf?: TextRange;
}

/** How the words of a field are drawn. */
export interface ProseLook {
  readonly readPieces: (text: string) => readonly ProsePiece[];
  /** The name of the element that shows a piece. */
  readonly tagOf: (piece: ProsePiece) => string;
}

/** Every piece is a `span`; a style sheet says how it looks. */
export const FORM_LOOK: ProseLook = { readPieces: readInlinePieces, tagOf: () => 'span' };

/** Draws a text. Elements that look the same stay, so that a browser's marks under wrong words do not flicker. */
export function drawProse(field: HTMLElement, text: string, look = FORM_LOOK): void {
  const pieces = look.readPieces(text);
  const drawn = [...field.children].filter((element) => element.tagName !== 'BR');
  const isAlike = drawn.length === pieces.length && field.childNodes.length === drawn.length + fillers(field);
  if (isAlike && pieces.every((piece, index) => looksOf(piece) === drawn[index]?.getAttribute('data-look'))) {
    for (const [index, piece] of pieces.entries()) refill(drawn[index], piece, text);
  } else {
    field.replaceChildren(...pieces.map((piece) => elementOf(piece, text, look)));
  }
  const needsFiller = text.endsWith('\n');
  if (needsFiller === fillers(field) > 0) return;
  // A browser shows the line behind the last line end only when something is on it.
  if (needsFiller) field.append(document.createElement('br'));
  else field.querySelector('br')?.remove();
}

/** What the elements hold: of a field that was typed in by a browser itself, more than was drawn. */
export function readProse(field: HTMLElement): string {
  if (field.querySelector(SOFT) === null) return field.textContent ?? '';
  const read = (node: Node): string => {
    const text = node.textContent ?? '';
    return node instanceof Element && node.matches(SOFT) ? text.replace(' ', '\n') : text;
  };
  return [...field.childNodes].map(read).join('');
}

const SOFT = '[data-look="soft"]';

/** What is selected in the field; `undefined` while it has no selection. */
export function readProseSelection(field: HTMLElement): TextRange | undefined {
  const selection = field.ownerDocument.getSelection();
  if (!selection?.anchorNode || !selection.focusNode) return undefined;
  if (!field.contains(selection.anchorNode) || !field.contains(selection.focusNode)) return undefined;
  const anchor = offsetIn(field, selection.anchorNode, selection.anchorOffset);
  const focus = offsetIn(field, selection.focusNode, selection.focusOffset);
  return { start: Math.min(anchor, focus), end: Math.max(anchor, focus) };
}

/** Selects in the field; signs at both ends are shown first, since nothing can stand beside what is hidden. */
export function selectInProse(field: HTMLElement, range: TextRange): void {
  const held = readProseSelection(field);
  revealSigns(field, range);
  if (held && held.start === range.start && held.end === range.end) return;
  const [start, end] = [placeIn(field, range.start), placeIn(field, range.end)];
  field.ownerDocument.getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
}

/** Shows the signs of whatever the selection touches, and hides all others. */
export function revealSigns(field: HTMLElement, selection: TextRange | undefined): void {
  for (const element of field.children) {
    const owner = OWNERS.get(element);
    if (!owner) continue;
    const isShown = selection !== undefined && selection.start <= owner.end && selection.end >= owner.start;
    element.toggleAttribute('data-shown', isShown);
  }
}

/** Whether a piece of the text that is drawn is a sign out of sight. */
export function isHidden(field: HTMLElement, { start, signOf }: ProsePiece): boolean {
  if (!signOf) return false;
  let passed = 0;
  for (const element of field.children) {
    if (passed === start) return !element.hasAttribute('data-shown');
    passed += element.textContent?.length ?? 0;
  }
  return false;
}

/** Where a point of the window is in the words of a field, or, without one, the cursor. */
export function shownOffset(
  field: HTMLElement,
  point: { readonly left: number; readonly top: number } | undefined,
): number | undefined {
  if (!point) return readProseSelection(field)?.end;
  const caret = field.ownerDocument.caretPositionFromPoint?.(point.left, point.top);
  return caret && field.contains(caret.offsetNode) ? offsetIn(field, caret.offsetNode, caret.offset) : undefined;
}

/** Offset in the field's text of a place in its elements. */
export function offsetIn(field: HTMLElement, node: Node, offset: number): number {
  const range = field.ownerDocument.createRange();
  range.setStart(field, 0);
  // WebKit still names the old place in a node that has fewer children by now.
  range.setEnd(node, Math.min(offset, node.nodeValue?.length ?? node.childNodes.length));
  return range.toString().length;
}

function placeIn(field: HTMLElement, offset: number): { readonly node: Node; readonly offset: number } {
  const text = readProse(field);
  const filler = field.lastChild;
  if (filler?.nodeName === 'BR' && offset >= text.length) return { node: field, offset: field.childNodes.length - 1 };
  let passed = 0;
  for (const element of field.children) {
    const node = element.firstChild;
    const length = node?.textContent?.length ?? 0;
    if (node && offset <= passed + length && (offset > passed || passed === 0))
      return { node, offset: offset - passed };
    passed += length;
  }
  return { node: field, offset: 0 };
}

function fillers(field: HTMLElement): number {
  return field.lastChild?.nodeName === 'BR' ? 1 : 0;
}

function looksOf({ looks, signOf }: ProsePiece): string {
  return [...looks, ...(signOf ? ['sign'] : [])].join(' ');
}

function elementOf(piece: ProsePiece, text: string, look: ProseLook): HTMLElement {
  const element = document.createElement(look.tagOf(piece));
  element.setAttribute('data-look', looksOf(piece));
  element.append('');
  refill(element, piece, text);
  return element;
}

function refill(element: Element | undefined, { start, end, looks, signOf }: ProsePiece, text: string): void {
  if (!element) return;
  const words = looks.includes('soft') ? ' ' : text.slice(start, end);
  if (element.textContent !== words || element.childNodes.length !== 1) element.textContent = words;
  if (signOf) OWNERS.set(element, signOf);
}
