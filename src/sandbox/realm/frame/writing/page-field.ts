/** The field for the words of an element, in their place in the page. */
import type { TextEdit, TextRange } from '../../../../project/text-edit.ts';
import { drawProse, readProseSelection, revealSigns, selectInProse, shownOffset } from '../../../../prose/prose-dom.ts';
import { connectProse } from '../../../../prose/prose-events.ts';
import { editOfInput } from '../../../../prose/prose-input.ts';
import type { PastedContents } from '../../../field-messages.ts';
import { isBlock } from '../held-elements.ts';
import { nameOfBlock } from '../picking/block-names.ts';
import { connectClipboard } from './field-clipboard.ts';
import { PAGE_LOOK } from './page-look.ts';

export interface Point {
  readonly left: number;
  readonly top: number;
}

export interface PageFieldOwner {
  readonly onEdit: (edit: TextEdit) => void;
  readonly onSelect: (selection: TextRange) => void;
  readonly onKey: (event: KeyboardEvent, selection: TextRange) => void;
  readonly onEnter: (selection: TextRange) => void;
  /** More than words is pasted, or what may mean more. */
  readonly onPaste: (pasted: PastedContents, selection: TextRange) => void;
  /** It has lost the focus. */
  readonly onLeave: () => void;
  /** Whether it stays as it is when it loses the focus. */
  readonly isHeld: () => boolean;
}

export interface PageField {
  readonly element: HTMLElement;
  /** As readers see them, without signs. */
  readonly words: () => string;
  /** Shows other words. */
  readonly set: (value: string, selection: TextRange | undefined) => void;
  /** Makes an edit as if it was typed. */
  readonly type: (edit: TextEdit) => void;
  /** Takes a letter, or `Backspace`, as if its key was pressed. */
  readonly press: (key: string) => void;
  readonly source: () => string;
  /** Puts the field in the place of the words of an element. */
  readonly moveTo: (home: HTMLElement) => void;
  /** Puts the cursor there: to a point of the window, a selection, or behind the words. */
  readonly focus: (at?: Point | TextRange) => void;
  readonly selection: () => TextRange | undefined;
  readonly stop: () => void;
}

const ENTER: ReadonlySet<string> = new Set(['insertParagraph', 'insertLineBreak']);
/** What stands before the words and stays. */
const LEADING = 'input, .page-icon, .callout-title';

export function createPageField(initial: string, isSingleLine: boolean, owner: PageFieldOwner): PageField {
  const element = document.createElement('span');
  element.className = 'lw-field';
  element.setAttribute('contenteditable', 'plaintext-only');
  element.setAttribute('role', 'textbox');
  element.setAttribute('aria-multiline', String(!isSingleLine));
  element.setAttribute('aria-description', 'Alt+F10 goes to the bar for selected words.');
  element.spellcheck = true;
  let value = initial;
  drawProse(element, value, PAGE_LOOK);
  const selection = (): TextRange | undefined => readProseSelection(element);
  const currentSelection = (): TextRange => selection() ?? { start: value.length, end: value.length };

  function give(edit: TextEdit): void {
    const text = isSingleLine ? edit.text.replace(/\s*\n\s*/g, ' ') : edit.text;
    if (edit.start === edit.end && text === '') return;
    value = value.slice(0, edit.start) + text + value.slice(edit.end);
    const at = edit.start + text.length;
    drawProse(element, value, PAGE_LOOK);
    selectInProse(element, { start: at, end: at });
    owner.onEdit({ ...edit, text });
  }

  // Only a person types, no script. Before anything else hears of it.
  for (const kind of ['beforeinput', 'keydown', 'compositionstart', 'compositionend'] as const)
    element.addEventListener(kind, (event) => {
      // Chromium says of the end of every composition that a script has made it; of its start it does not.
      const isOwnEnd = kind === 'compositionend' && connection.isComposing();
      if (!event.isTrusted && !isOwnEnd) event.stopImmediatePropagation();
    });
  element.addEventListener('beforeinput', (event) => {
    // Enter of a keyboard on the screen, which tells of no key.
    if (event.isComposing || !ENTER.has(event.inputType)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    owner.onEnter(currentSelection());
  });
  const connection = connectProse(element, {
    readValue: () => value,
    onEdit: give,
    onSelect: owner.onSelect,
    look: PAGE_LOOK,
  });
  element.addEventListener('pointerdown', connection.point);
  element.addEventListener('keydown', (event) => {
    connection.settle();
    // The page's own keys are not for words.
    event.stopPropagation();
    if (event.isComposing) return;
    if (event.key === 'Enter' && event.shiftKey && !isSingleLine) {
      event.preventDefault();
      return give({ ...currentSelection(), text: '\\\n' });
    }
    owner.onKey(event, currentSelection());
  });
  connectClipboard(element, { value: () => value, selection, onEdit: give, onPaste: owner.onPaste });
  // In the title of an accordion, clicks and blanks are for words, and switch nothing.
  element.addEventListener('click', (event) => event.preventDefault());
  element.addEventListener('keyup', (event) => {
    if (event.key === ' ') event.preventDefault();
  });
  element.addEventListener('dragstart', (event) => event.preventDefault());
  element.addEventListener('blur', () => {
    // The window has lost the focus, and the field has it again with it.
    if (document.activeElement === element || owner.isHeld()) return;
    revealSigns(element, undefined);
    owner.onLeave();
  });

  return {
    element,
    words: () =>
      PAGE_LOOK.readPieces(value)
        .filter(({ signOf }) => !signOf)
        .map(({ start, end }) => value.slice(start, end))
        .join(''),
    set(next, range) {
      value = next;
      if (connection.isComposing()) return;
      const kept = range ?? selection();
      drawProse(element, value, PAGE_LOOK);
      if (kept && document.activeElement === element) selectInProse(element, within(kept, value.length));
    },
    type: give,
    press(key) {
      const type = key === 'Backspace' ? 'deleteContentBackward' : 'insertText';
      const range = currentSelection();
      const edit = editOfInput(value, range, { type, data: key, target: range });
      if (edit) give(edit);
    },
    source: () => value,
    moveTo(home) {
      element.setAttribute('aria-label', `Words of the ${nameOfBlock(home)}`);
      if (home.matches('p')) element.dataset.hint = 'Write, or type / for blocks';
      else delete element.dataset.hint;
      const words = wordsIn(home);
      element.toggleAttribute('data-inline', isInline(words[0]?.previousSibling));
      home.insertBefore(element, words[0] ?? null);
      for (const node of words) node.parentNode?.removeChild(node);
    },
    focus(at) {
      element.focus({ preventScroll: at !== undefined });
      const range = at && 'start' in at ? at : undefined;
      const offset = (at && 'left' in at ? shownOffset(element, at) : undefined) ?? value.length;
      selectInProse(element, within(range ?? { start: offset, end: offset }, value.length));
    },
    selection,
    stop() {
      connection.stop();
      element.remove();
    },
  };
}

/** The first nodes of an element that are words, up to a block in it. */
function wordsIn(home: Element): readonly ChildNode[] {
  const words: ChildNode[] = [];
  for (const node of home.childNodes) {
    if (words.length === 0 && node instanceof Element && node.matches(LEADING)) continue;
    if (isBlock(node)) break;
    words.push(node);
  }
  return words;
}

/** Whether words go on in the line of what stands before them. */
function isInline(before: Node | null | undefined): boolean {
  return before instanceof Element && !isBlock(before);
}

function within({ start, end }: TextRange, length: number): TextRange {
  return { start: Math.min(start, length), end: Math.min(end, length) };
}
