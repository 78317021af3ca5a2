/**
 * Words of the page that are typed in where readers see them. The frame shows a field with their source; here they are
 * found in the page's own text, and each edit of the field becomes one of the page.
 */
import { isInQuote } from '../../../authoring/source-edit/leave-quote.ts';
import { emptyWords, findWords, wordsAt } from '../../../authoring/source-edit/page-words.ts';
import type { BlockLines } from '../../../page-source/blocks/block-path.ts';
import type { SourceChange, TextEdit, TextRange } from '../../../project/text-edit.ts';
import { SELECTION_KEYS } from '../../../shared/mark-keys.ts';
import type { FieldKey, FieldToHost } from '../../session/index.ts';
import { Crowd } from './crowd.ts';
import { fitsIn } from './fit-words.ts';
import { type Landing, landingOf, wordsToTypeIn } from './landing.ts';
import { tidyParagraph } from './left-behind.ts';
import type { Heard } from './open-field.ts';
import type { PageWritingOptions } from './page-writing-options.ts';
import type { FieldWords } from './selected-words.ts';
import { changeOfKey } from './structure-keys.ts';
import { ToldField } from './told-field.ts';
import { canBeMarked, type MakeChange, wordsChange } from './words-change.ts';

/** The field of one page. What the frame says of it is looked at before it is believed. */
export class PageWriting {
  readonly #options: PageWritingOptions;
  readonly #stopListening: () => void;
  readonly #crowd: Crowd;
  readonly #field: ToldField;

  constructor(options: PageWritingOptions) {
    this.#options = options;
    // What was not heard is shown as it is.
    this.#crowd = new Crowd(options.afterPaint, () => this.#field.give());
    this.#field = new ToldField(options);
    this.#stopListening = options.editor.onText(() => {
      this.#follow();
      this.#field.tellSelected();
    });
  }

  /**
   * @param isAsked whether a person has just done something, where that was before this was there to hear it
   * @returns whether a field that is wanted is given
   */
  hear(message: FieldToHost, isAsked?: boolean): boolean {
    if (this.#crowd.isTooMuch()) return true;
    const isGiven = this.#hear(message, isAsked);
    this.#field.tellSelected();
    return isGiven;
  }

  /** Changes the words of a field as a step of its own, where they are still the same. What was selected stays selected. */
  change({ field, value, selection }: FieldWords, make: MakeChange, label: string): void {
    this.#follow();
    const { editor } = this.#options;
    const open = this.#field.open;
    if (open?.field !== field || open.words.value !== value || !canBeMarked(open.words) || editor.isReadOnly()) return;
    const { edits, next, selected } = wordsChange(open.words, selection, make);
    this.#field.isOwn = true;
    const isDone = next !== value && editor.apply({ edits }, label);
    this.#field.isOwn = false;
    if (isDone) {
      const text = editor.readText();
      const { start, end } = open.words;
      this.#field.settle(text, { start, end: end + text.length - open.text.length }, start, next);
    }
    if (this.#field.open?.field === field) {
      const { words } = this.#field.open;
      const at = isDone ? selected : selection;
      editor.select({ start: words.toSource(at.start), end: words.toSource(at.end) });
      this.#field.give(at);
    }
    this.#field.tellSelected();
  }

  /** Types words where the cursor of the field is, in place of what is selected, as a step of its own; false without a field. */
  type(typed: string, label: string): boolean {
    return this.changeSelected((_, { start, end }) => {
      const at = start + typed.length;
      return { edits: [{ start, end, text: typed }], selection: { start: at, end: at } };
    }, label);
  }

  /** Changes what is selected in the field that is open, as a step of its own; false without a field. */
  changeSelected(make: MakeChange, label: string): boolean {
    this.#follow();
    const { field, words } = this.#field.open ?? {};
    const selection = this.#field.readSelection();
    if (field === undefined || !words || !selection) return false;
    this.change({ field, value: words.value, selection }, make, label);
    return true;
  }

  /** Goes on with the words at a selection in the page; false without a field, or without words there. */
  goTo(selection: TextRange): boolean {
    this.#follow();
    const isOpen = this.#field.open !== undefined && wordsToTypeIn(this.#options.editor.readText(), { selection });
    return isOpen ? this.#field.goOn({ selection }) : false;
  }

  /** Gives a field the focus again. */
  focus(field: number): void {
    if (this.#field.open?.field !== field) return;
    const selection = this.#field.readSelection();
    this.#options.tell({ kind: 'focus-field', field, ...(selection && { selection }) });
  }

  /** Closes a field whose words were selected: the person is somewhere else in the app. */
  leave(field: number): void {
    if (this.#field.open?.field === field) this.#writeTyped();
    const open = this.#field.open;
    if (open?.field !== field) return;
    this.#field.close();
    tidyParagraph(this.#options, open);
    this.#field.tellSelected();
  }

  /**
   * Changes the block that is typed in as a whole: the field goes on with the words at a place, where there are some.
   * @param run makes the change, and gives the place in the page after it
   * @returns whether words are typed in now
   */
  changeBlock(run: () => Landing | undefined): boolean {
    this.#field.isOwn = true;
    const landing = run();
    this.#field.isOwn = false;
    const isOpen = this.#field.open !== undefined && this.#field.goOn(landing);
    this.#field.tellSelected();
    return isOpen;
  }

  /**
   * Puts something in the place of the empty paragraph that the list is open for, as a step of its own.
   * @param make gives the change of the page; without one the paragraph stays, and is empty again
   * @returns whether words are typed in now
   */
  putListed(make: (text: string, at: TextRange) => SourceChange | undefined, label: string): boolean {
    const { list, editor } = this.#options;
    const { open } = this.#field;
    if (open?.typed === undefined) return true;
    this.#field.open = { ...open, typed: undefined };
    list.close();
    const { start, end } = open.words;
    const change = editor.isReadOnly() ? undefined : make(open.text, { start, end });
    if (!change) this.#field.give({ start: 0, end: 0 });
    return !change || this.changeBlock(() => (editor.apply(change, label) ? landingOf(change) : undefined));
  }

  /** Opens a field below a block, for words that the page does not show yet; whether there are such words. */
  openBelow(landing: Landing, below: BlockLines): boolean {
    this.#writeTyped();
    const last = this.#field.open;
    const isOpen = this.#field.openBelow(landing, below);
    if (isOpen && last) tidyParagraph(this.#options, last);
    return isOpen;
  }

  stop(): void {
    this.#stopListening();
    this.#field.close();
    this.#field.tellSelected();
  }

  #hear(message: FieldToHost, isAsked?: boolean): boolean {
    if (message.kind === 'field-wanted') return this.#want(message, isAsked ?? this.#options.isAsked());
    if (message.kind === 'field-left') {
      // Whoever left before the newest words came says again what was typed, and then leaves.
      if (message.field === this.#field.open?.field && message.version === this.#field.open.version) this.#leave();
      return true;
    }
    if (message.kind === 'field-unfocused') {
      // The frame around the page has it: it came there later than word that the field is to have it.
      if (this.#options.isFocusAtPage()) this.focus(message.field);
      return true;
    }
    this.#follow();
    const { undo, redo, editor } = this.#options;
    const open = this.#field.open;
    if (!open || !this.#isOfField(message)) return true;
    const { words } = open;
    const { start, end } = message;
    if (message.kind === 'field-selected') {
      editor.select({ start: words.toSource(start), end: words.toSource(end) });
      return true;
    }
    if (message.kind === 'field-box') {
      if (open.typed === undefined) this.#field.selected.set({ start, end }, message.box);
      else this.#options.list.place(message.box);
      return true;
    }
    if (message.kind === 'field-paste') {
      this.#paste(message);
      return true;
    }
    this.#field.open = { ...open, heard: open.heard + 1 };
    if (message.kind === 'field-edit') {
      this.#edit(message);
      return true;
    }
    if (open.typed !== undefined && this.#options.list.press(message.key)) return true;
    this.#writeTyped();
    if (message.key === 'undo') undo();
    else if (message.key === 'redo') redo();
    else if (!this.#press(message.key, { start, end })) this.#structure(message);
    return true;
  }

  /** Values of attributes take words alone. */
  #paste({ start, end, html, plain, types, files }: Heard<'field-paste'>): void {
    this.#writeTyped();
    const { words, field } = this.#field.open ?? {};
    if (!words || field === undefined) return;
    const { editor, onPaste } = this.#options;
    editor.select({ start: words.toSource(start), end: words.toSource(end) });
    if (canBeMarked(words)) onPaste({ html, plain, types, files });
    else this.#typeIn({ start, end }, plain);
  }

  #typeIn({ start, end }: TextRange, typed: string): void {
    const before = this.#field.open?.words.value.length ?? 0;
    this.#edit({ start, end, text: typed });
    const at = end + (this.#field.open?.words.value.length ?? 0) - before;
    this.#field.give({ start: at, end: at });
  }

  /** A key for the selected words, if it is one. The frame waits for word of what it has done. */
  #press(pressed: FieldKey, selection: TextRange): boolean {
    const key = SELECTION_KEYS.find((one) => one === pressed);
    if (!key) return false;
    const { field, words } = this.#field.open ?? {};
    this.#field.give(selection);
    if (field !== undefined && words && canBeMarked(words))
      this.#options.onKey(key, { field, value: words.value, selection });
    return true;
  }

  #want({ place, wanted }: Heard<'field-wanted'>, isAsked: boolean): boolean {
    const { editor, tell } = this.#options;
    this.#writeTyped();
    const isMine = isAsked && place.file === editor.path && !editor.isReadOnly();
    const words = isMine ? findWords(editor.readText(), place) : undefined;
    if (!words) {
      tell({ kind: 'refuse-field', wanted });
      return false;
    }
    const last = this.#field.open;
    this.#field.open = undefined;
    this.#field.openAt(editor.readText(), words, place, { wanted });
    // By a key a person goes on from a field that is open. What it leaves behind may go away now, and the new one follows.
    if (last) tidyParagraph(this.#options, last);
    return true;
  }

  #isOfField({
    field,
    version,
    start,
    end,
  }: Exclude<FieldToHost, Heard<'field-wanted' | 'field-left' | 'field-unfocused'>>): boolean {
    const open = this.#field.open;
    if (field !== open?.field || version !== open.version) return false;
    return start <= end && end <= (open.typed ?? open.words.value).length;
  }

  #edit({ start, end, text: typed }: TextEdit): void {
    if (!this.#field.open) return;
    this.#field.selected.drop();
    const { words, typed: name } = this.#field.open;
    const value = name ?? words.value;
    const added = fitsIn(words.part, typed);
    const next = value.slice(0, start) + added + value.slice(end);
    if (this.#lists(next)) return;
    const shown = value.slice(0, start) + typed + value.slice(end);
    this.#field.write(next, start + added.length, shown);
  }

  /** What is typed in an empty paragraph may name something to insert: then it is not written yet. */
  #lists(next: string): boolean {
    if (!this.#field.open) return false;
    const { list, editor, tell } = this.#options;
    const { words, typed, field, text } = this.#field.open;
    // In a quote, components have no place.
    const isBare = words.part === 'paragraph' && !isInQuote(words);
    const isEmpty = isBare && words.value.trim() === '' && !editor.isReadOnly();
    const isListed = isEmpty && list.open(next, text, words.start);
    this.#field.open = { ...this.#field.open, typed: isListed ? next : undefined };
    if (isListed || (typed === undefined && next !== '/')) return isListed;
    list.close();
    tell({ kind: 'close-list', field });
    return false;
  }

  /** What was typed names nothing after all: it becomes words of the page. */
  #writeTyped(): void {
    const { typed, field } = this.#field.open ?? {};
    if (!this.#field.open || typed === undefined || field === undefined) return;
    this.#field.open = { ...this.#field.open, typed: undefined };
    this.#options.list.close();
    this.#options.tell({ kind: 'close-list', field });
    this.#field.write(typed, typed.length, typed);
  }

  /** Enter, Backspace and Tab, where they do more than to one field: the cursor goes on in another. */
  #structure({ key, start, end }: Heard<'field-key'>): void {
    if (!this.#field.open) return;
    const { editor, label } = this.#options;
    const { text, words } = this.#field.open;
    const change = changeOfKey(key, text, words, { start, end });
    // The frame waits for word of what the key has done.
    if (!change || editor.isReadOnly()) {
      this.#field.give({ start, end });
      return;
    }
    this.#field.isOwn = true;
    const isDone = editor.apply(change, label);
    this.#field.isOwn = false;
    if (!isDone) {
      this.#field.give();
      return;
    }
    const after = editor.readText();
    const caret = change.selection.start;
    const { words: next, place } = wordsAt(after, caret) ?? emptyWords(after, caret);
    const at = next.toShown(caret);
    this.#field.openAt(after, next, place, {
      selection: { start: at, end: at },
      isNew: key === 'enter' || next.value === '',
    });
  }

  /** Something else has changed the page: a button, undo, another tab. */
  #follow(): void {
    const before = this.#field.open?.text;
    this.#field.follow();
    // What may name something is of the page as it was.
    if (this.#field.open && this.#field.open.text !== before) this.#writeTyped();
  }

  #leave(): void {
    this.#writeTyped();
    const open = this.#field.open;
    this.#field.open = undefined;
    if (open) tidyParagraph(this.#options, open);
  }
}
