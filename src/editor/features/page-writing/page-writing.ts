/**
 * Words of the page that are typed in where readers see them. The frame shows a field with their source; here they are
 * found in the page's own text, and each edit of the field becomes one of the page.
 */
import { fieldChange } from '../../../authoring/source-edit/field-change.ts';
import { emptyWords, findWords, type PageWords, wordsAt, wordsOf } from '../../../authoring/source-edit/page-words.ts';
import { applyTextEdits, type TextEdit, type TextRange } from '../../../project/text-edit.ts';
import { SELECTION_KEYS } from '../../../shared/mark-keys.ts';
import { textDifference } from '../../../shared/text-difference.ts';
import type { WordsPlace } from '../../../shared/words-place.ts';
import type { FieldKey, FieldSelection, FieldToHost } from '../../session/index.ts';
import { Crowd } from './crowd.ts';
import { fitsIn } from './fit-words.ts';
import { tidyParagraph } from './left-behind.ts';
import type { Heard, OpenField, OpenMessage } from './open-field.ts';
import type { PageWritingOptions } from './page-writing-options.ts';
import { type FieldWords, SelectedPlace } from './selected-words.ts';
import { changeOfKey } from './structure-keys.ts';
import { canBeMarked, type MakeChange, wordsChange } from './words-change.ts';
import { isSameStart, placeAfter, sameWords } from './words-ranges.ts';

/** The field of one page. What the frame says of it is looked at before it is believed. */
export class PageWriting {
  readonly #options: PageWritingOptions;
  readonly #stopListening: () => void;
  #open: OpenField | undefined;
  #lastField = 0;
  #isOwn = false;
  readonly #crowd: Crowd;
  readonly #selected: SelectedPlace;

  constructor(options: PageWritingOptions) {
    this.#options = options;
    // What was not heard is shown as it is.
    this.#crowd = new Crowd(options.afterPaint, () => this.#give());
    this.#selected = new SelectedPlace((words) => {
      const { field } = words ?? this.#open ?? {};
      // From selected words a person goes to the bar, and comes back.
      if (field !== undefined) options.tell({ kind: 'hold-field', field, isHeld: words !== undefined });
      options.onSelected(words);
    });
    this.#stopListening = options.editor.onText(() => {
      this.#follow();
      this.#tellSelected();
    });
  }

  /**
   * @param isAsked whether a person has just done something, where that was before this was there to hear it
   * @returns whether a field that is wanted is given
   */
  hear(message: FieldToHost, isAsked?: boolean): boolean {
    if (this.#crowd.isTooMuch()) return true;
    const isGiven = this.#hear(message, isAsked);
    this.#tellSelected();
    return isGiven;
  }

  /** Changes the words of a field as a step of its own, where they are still the same. What was selected stays selected. */
  change({ field, value, selection }: FieldWords, make: MakeChange, label: string): void {
    this.#follow();
    const { editor } = this.#options;
    const open = this.#open;
    if (open?.field !== field || open.words.value !== value || !canBeMarked(open.words) || editor.isReadOnly()) return;
    const { edits, next, selected } = wordsChange(open.words, selection, make);
    this.#isOwn = true;
    const isDone = next !== value && editor.apply({ edits }, label);
    this.#isOwn = false;
    if (isDone) {
      const text = editor.readText();
      const { start, end } = open.words;
      this.#settle(text, { start, end: end + text.length - open.text.length }, start, next);
    }
    if (this.#open?.field === field) {
      const { words } = this.#open;
      const at = isDone ? selected : selection;
      editor.select({ start: words.toSource(at.start), end: words.toSource(at.end) });
      this.#give(at);
    }
    this.#tellSelected();
  }

  /** Gives a field the focus again. */
  focus(field: number): void {
    if (this.#open?.field !== field) return;
    const selection = this.#readSelection();
    this.#options.tell({ kind: 'focus-field', field, ...(selection && { selection }) });
  }

  /** Closes a field whose words were selected: the person is somewhere else in the app. */
  leave(field: number): void {
    const open = this.#open;
    if (open?.field !== field) return;
    this.#close();
    tidyParagraph(this.#options, open);
    this.#tellSelected();
  }

  /**
   * Changes the block that is typed in as a whole: the field goes on with the words at an offset, where there are some.
   * @param run makes the change, and gives the offset in the page after it
   */
  changeBlock(run: () => number | undefined): void {
    this.#isOwn = true;
    const at = run();
    this.#isOwn = false;
    if (!this.#open) return;
    const text = this.#options.editor.readText();
    const there = at === undefined ? undefined : wordsAt(text, at);
    const shown = there?.words.toShown(at ?? 0) ?? 0;
    if (there) this.#openAt(text, there.words, there.place, { selection: { start: shown, end: shown } });
    else this.#close();
    this.#tellSelected();
  }

  stop(): void {
    this.#stopListening();
    this.#close();
    this.#tellSelected();
  }

  #hear(message: FieldToHost, isAsked?: boolean): boolean {
    if (message.kind === 'field-wanted') return this.#want(message, isAsked ?? this.#options.isAsked());
    if (message.kind === 'field-left') {
      // Whoever left before the newest words came says again what was typed, and then leaves.
      if (message.field === this.#open?.field && message.version === this.#open.version) this.#leave();
      return true;
    }
    if (message.kind === 'field-unfocused') {
      // The frame around the page has it: it came there later than word that the field is to have it.
      if (this.#options.isFocusAtPage()) this.focus(message.field);
      return true;
    }
    this.#follow();
    const { undo, redo, editor } = this.#options;
    const open = this.#open;
    if (!open || !this.#isOfField(message)) return true;
    const { words } = open;
    const { start, end } = message;
    if (message.kind === 'field-selected') {
      editor.select({ start: words.toSource(start), end: words.toSource(end) });
      return true;
    }
    if (message.kind === 'field-box') {
      this.#selected.set({ start, end }, message.box);
      return true;
    }
    this.#open = { ...open, heard: open.heard + 1 };
    if (message.kind === 'field-edit') this.#edit(message);
    else if (message.key === 'undo') undo();
    else if (message.key === 'redo') redo();
    else if (!this.#press(message.key, { start, end })) this.#structure(message);
    return true;
  }

  #tellSelected(): void {
    const { field, words } = this.#open ?? {};
    this.#selected.tell(field !== undefined && words && canBeMarked(words) ? { field, value: words.value } : undefined);
  }

  /** A key for the selected words, if it is one. The frame waits for word of what it has done. */
  #press(pressed: FieldKey, selection: TextRange): boolean {
    const key = SELECTION_KEYS.find((one) => one === pressed);
    if (!key) return false;
    const { field, words } = this.#open ?? {};
    this.#give(selection);
    if (field !== undefined && words && canBeMarked(words))
      this.#options.onKey(key, { field, value: words.value, selection });
    return true;
  }

  #want({ place, wanted }: Heard<'field-wanted'>, isAsked: boolean): boolean {
    const { editor, tell } = this.#options;
    const isMine = isAsked && place.file === editor.path && !editor.isReadOnly();
    const words = isMine ? findWords(editor.readText(), place) : undefined;
    if (!words) {
      tell({ kind: 'refuse-field', wanted });
      return false;
    }
    const last = this.#open;
    this.#open = undefined;
    this.#openAt(editor.readText(), words, place, { wanted });
    // By a key a person goes on from a field that is open. What it leaves behind may go away now, and the new one follows.
    if (last) tidyParagraph(this.#options, last);
    return true;
  }

  #openAt(
    text: string,
    words: PageWords,
    place: WordsPlace,
    more: Pick<OpenMessage, 'selection' | 'isNew' | 'wanted'> = {},
  ): void {
    const field = ++this.#lastField;
    this.#selected.drop();
    const { heard = 0 } = this.#open ?? {};
    this.#open = { field, version: 0, text, words, place, heard: 0 };
    const { value, isSingleLine } = words;
    const { tell, editor } = this.#options;
    const at = { ...place, file: editor.path };
    tell({ kind: 'open-field', field, place: at, value, isSingleLine, heard, ...more });
  }

  #close(): void {
    if (this.#open) this.#options.tell({ kind: 'close-field', field: this.#open.field });
    this.#open = undefined;
  }

  /** Gives the field its words anew. */
  #give(selection?: FieldSelection): void {
    if (!this.#open) return;
    const { heard } = this.#open;
    const open = { ...this.#open, version: this.#open.version + 1, heard: 0 };
    this.#open = open;
    const { field, version, words } = open;
    const { value } = words;
    // The frame tells where they are now when it has drawn them.
    this.#selected.keep(selection);
    this.#options.tell({ kind: 'set-field', field, version, value, heard, ...(selection && { selection }) });
  }

  #isOfField({
    field,
    version,
    start,
    end,
  }: Exclude<FieldToHost, Heard<'field-wanted' | 'field-left' | 'field-unfocused'>>): boolean {
    const open = this.#open;
    return field === open?.field && version === open.version && start <= end && end <= open.words.value.length;
  }

  #edit({ start, end, text: typed }: Heard<'field-edit'>): void {
    if (!this.#open) return;
    this.#selected.drop();
    const { words, field, text } = this.#open;
    const { value } = words;
    const added = fitsIn(words.part, typed);
    const next = value.slice(0, start) + added + value.slice(end);
    if (words.write) {
      this.#writeSetting(words.write(next), next, added !== typed);
      return;
    }
    const change = fieldChange({ text, ...words }, next, start + added.length);
    if (!change) {
      if (added !== typed) this.#give();
      return;
    }
    const { editor, label } = this.#options;
    this.#isOwn = true;
    const isDone = !editor.isReadOnly() && editor.apply(change, label, `page-words:${field}`);
    this.#isOwn = false;
    const after = editor.readText();
    // Where somebody else's edit came in between, the words are looked for.
    const isAlone = isDone && after === applyTextEdits(text, change.edits);
    const range = { start: words.start, end: words.end + after.length - text.length };
    const shown = value.slice(0, start) + typed + value.slice(end);
    this.#settle(after, isAlone ? range : undefined, change.selection?.start ?? range.end, shown);
  }

  /**
   * Gives an attribute, or a field of the front matter, other words.
   * @param isOther whether the field shows something else than these
   */
  #writeSetting(edits: readonly TextEdit[], next: string, isOther: boolean): void {
    if (!this.#open) return;
    const { place, field, words } = this.#open;
    const { editor, label } = this.#options;
    this.#isOwn = true;
    if (!editor.isReadOnly() && edits.length > 0) editor.apply({ edits }, label, `page-words:${field}`);
    this.#isOwn = false;
    const text = editor.readText();
    const found = findWords(text, place);
    // Blanks at the end are typed before the next word is, and are not written.
    const isWritten = found?.value.trim() === next.trim();
    this.#open = { ...this.#open, text, words: found ? { ...found, value: isWritten ? next : found.value } : words };
    if (!found) this.#close();
    else if (!isWritten || isOther) this.#give();
  }

  /** The words of an attribute, or of the front matter, after something else has changed the page. */
  #followSetting(text: string, change: TextEdit): void {
    if (!this.#open) return;
    const { words, place, text: before } = this.#open;
    const next = placeAfter(place, words, before, change);
    const found = findWords(text, next);
    if (!found) {
      this.#close();
      return;
    }
    const isSame = found.value.trim() === words.value.trim();
    this.#open = { ...this.#open, text, place: next, words: { ...found, value: isSame ? words.value : found.value } };
    if (!isSame) this.#give();
  }

  /** Enter, Backspace and Tab, where they do more than to one field: the cursor goes on in another. */
  #structure({ key, start, end }: Heard<'field-key'>): void {
    if (!this.#open) return;
    const { editor, label } = this.#options;
    const { text, words } = this.#open;
    const change = changeOfKey(key, text, words, { start, end });
    // The frame waits for word of what the key has done.
    if (!change || editor.isReadOnly()) {
      this.#give({ start, end });
      return;
    }
    this.#isOwn = true;
    const isDone = editor.apply(change, label);
    this.#isOwn = false;
    if (!isDone) {
      this.#give();
      return;
    }
    const after = editor.readText();
    const caret = change.selection.start;
    const { words: next, place } = wordsAt(after, caret) ?? emptyWords(after, caret);
    const at = next.toShown(caret);
    this.#openAt(after, next, place, {
      selection: { start: at, end: at },
      isNew: key === 'enter' || next.value === '',
    });
  }

  /** Something else has changed the page: a button, undo, another tab. */
  #follow(): void {
    if (!this.#open || this.#isOwn) return;
    const { text: before, words } = this.#open;
    const { editor } = this.#options;
    const text = editor.readText();
    const change = textDifference(before, text);
    if (!change) return;
    if (words.write) {
      this.#followSetting(text, change);
      return;
    }
    const by = text.length - before.length;
    if (change.end < words.start) {
      const range = { start: words.start + by, end: words.end + by };
      this.#open = { ...this.#open, text, words: wordsOf(text, { part: words.part, ...range }) };
    } else if (change.start > words.end) this.#open = { ...this.#open, text };
    else if (change.end === words.start && change.text === '') {
      const range = { start: words.start + by, end: words.end + by };
      this.#settle(text, range, range.start, words.value);
    } else {
      const isInside = change.start >= words.start && change.end <= words.end;
      const range = isInside ? { start: words.start, end: words.end + by } : undefined;
      const selected = this.#selected.selection();
      this.#settle(text, range, change.start + change.text.length, words.value);
      this.#select(selected && this.#open && sameWords(words.value, this.#open.words.value, selected));
    }
  }

  /**
   * The page has another text. The words may be another kind of block now: then the field goes on as that.
   * @param range of the words, as far as it went along
   * @param caret offset in the page
   * @param shown what the field shows
   */
  #settle(text: string, range: TextRange | undefined, caret: number, shown: string): void {
    if (!this.#open) return;
    // Between the tags of a component on one line, nothing becomes another block.
    const there = this.#open.words.part === 'element' ? undefined : wordsAt(text, caret);
    if (!range || (there && !isSameStart(text, range, there.words))) {
      const at = there?.words.toShown(caret) ?? 0;
      if (there) this.#openAt(text, there.words, there.place, { selection: { start: at, end: at } });
      else this.#close();
      return;
    }
    const words = wordsOf(text, { part: there?.words.part ?? this.#open.words.part, ...range });
    this.#open = { ...this.#open, text, words };
    const at = words.toShown(caret);
    if (words.value !== shown) this.#give({ start: at, end: at });
  }

  /**
   * Selects in the field what is selected in the page: a button has put it there.
   * @param same the words that were selected before, where they are still there
   */
  #select(same: TextRange | undefined): void {
    const words = this.#open?.words;
    if (words && same)
      this.#options.editor.select({ start: words.toSource(same.start), end: words.toSource(same.end) });
    const selection = this.#readSelection();
    if (selection) this.#give(selection);
  }

  /** What is selected in the page, where it is in the field. */
  #readSelection(): TextRange | undefined {
    const words = this.#open?.words;
    const { start, end } = this.#options.editor.readSelection();
    const isHere = words && start >= words.start && end <= words.end;
    return isHere ? { start: words.toShown(start), end: words.toShown(end) } : undefined;
  }

  #leave(): void {
    const open = this.#open;
    this.#open = undefined;
    if (open) tidyParagraph(this.#options, open);
  }
}
