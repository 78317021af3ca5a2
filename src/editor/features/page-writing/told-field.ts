/** The field of a page that is open, as far as the app knows: its words, and what the frame is told of them. */
import { fieldChange } from '../../../authoring/source-edit/field-change.ts';
import { findWords, type PageWords, wordsAt, wordsOf } from '../../../authoring/source-edit/page-words.ts';
import type { BlockLines } from '../../../page-source/blocks/block-path.ts';
import { applyTextEdits, type TextEdit, type TextRange } from '../../../project/text-edit.ts';
import { textDifference } from '../../../shared/text-difference.ts';
import type { WordsPlace } from '../../../shared/words-place.ts';
import type { FieldSelection } from '../../session/index.ts';
import { type Landing, wordsToTypeIn } from './landing.ts';
import type { OpenField, OpenMessage } from './open-field.ts';
import type { PageWritingOptions } from './page-writing-options.ts';
import { SelectedPlace } from './selected-words.ts';
import { followSetting } from './setting-followed.ts';
import { canBeMarked } from './words-change.ts';
import { isSameStart, sameWords } from './words-ranges.ts';

/** Fields of all pages are counted together: of the last page, the frame may still know the field that was left there. */
let lastField = 0;

export class ToldField {
  open: OpenField | undefined;
  readonly selected: SelectedPlace;
  /** The page is changed by the field, or for it: that is no change to follow. */
  isOwn = false;
  readonly #options: PageWritingOptions;

  constructor(options: PageWritingOptions) {
    this.#options = options;
    this.selected = new SelectedPlace((words) => {
      const { field } = words ?? this.open ?? {};
      // From selected words a person goes to the bar, and comes back.
      if (field !== undefined) options.tell({ kind: 'hold-field', field, isHeld: words !== undefined });
      options.onSelected(words);
    });
  }

  tellSelected(): void {
    const { field, words } = this.open ?? {};
    const isMarked = words && canBeMarked(words) && this.open?.typed === undefined;
    this.selected.tell(field !== undefined && isMarked ? { field, value: words.value } : undefined);
  }

  openAt(
    text: string,
    words: PageWords,
    place: WordsPlace,
    more: Pick<OpenMessage, 'selection' | 'isNew' | 'wanted' | 'below'> = {},
  ): void {
    const field = ++lastField;
    this.selected.drop();
    const { heard = 0 } = this.open ?? {};
    this.open = { field, version: 0, text, words, place, heard: 0 };
    const { value, isSingleLine } = words;
    const { tell, editor } = this.#options;
    const at = { ...place, file: editor.path };
    tell({ kind: 'open-field', field, place: at, value, isSingleLine, heard, ...more });
  }

  close(): void {
    if (this.open?.typed !== undefined) this.#options.list.close();
    if (this.open) this.#options.tell({ kind: 'close-field', field: this.open.field });
    this.open = undefined;
  }

  /** Goes on with the words at a place; whether there are some. Without them the field is closed. */
  goOn(landing: Landing | undefined): boolean {
    const text = this.#options.editor.readText();
    const found = landing && wordsToTypeIn(text, landing);
    if (found) this.openAt(text, found.words, found.place, { selection: found.selection });
    else this.close();
    return found !== undefined;
  }

  /** Opens a field below a block, in the place of one that is open; whether there are words for it. */
  openBelow(landing: Landing, { first, last }: BlockLines): boolean {
    const { editor } = this.#options;
    const text = editor.readText();
    const found = wordsToTypeIn(text, landing);
    if (!found) return false;
    this.close();
    const below = { file: editor.path, first, last };
    this.openAt(text, found.words, found.place, { selection: found.selection, below });
    return true;
  }

  /** Gives the field its words anew. */
  give(selection?: FieldSelection): void {
    if (!this.open) return;
    const { heard } = this.open;
    const open = { ...this.open, version: this.open.version + 1, heard: 0 };
    this.open = open;
    const { field, version, words } = open;
    const value = open.typed ?? words.value;
    // The frame tells where they are now when it has drawn them.
    this.selected.keep(selection);
    this.#options.tell({ kind: 'set-field', field, version, value, heard, ...(selection && { selection }) });
  }

  /**
   * The page has another text. The words may be another kind of block now: then the field goes on as that.
   * @param range of the words, as far as it went along
   * @param caret offset in the page
   * @param shown what the field shows
   */
  settle(text: string, range: TextRange | undefined, caret: number, shown: string): void {
    if (!this.open) return;
    // Between the tags of a component on one line, nothing becomes another block.
    const there = this.open.words.part === 'element' ? undefined : wordsAt(text, caret);
    if (!range || (there && !isSameStart(text, range, there.words))) {
      const at = there?.words.toShown(caret) ?? 0;
      if (there) this.openAt(text, there.words, there.place, { selection: { start: at, end: at } });
      else this.close();
      return;
    }
    const words = wordsOf(text, { part: there?.words.part ?? this.open.words.part, ...range });
    this.open = { ...this.open, text, words };
    const at = words.toShown(caret);
    if (words.value !== shown) this.give({ start: at, end: at });
  }

  /**
   * Selects in the field what is selected in the page: a button has put it there.
   * @param same the words that were selected before, where they are still there
   */
  select(same: TextRange | undefined): void {
    const words = this.open?.words;
    if (words && same)
      this.#options.editor.select({ start: words.toSource(same.start), end: words.toSource(same.end) });
    const selection = this.readSelection();
    if (selection) this.give(selection);
  }

  /** What is selected in the page, where it is in the field. */
  readSelection(): TextRange | undefined {
    const words = this.open?.words;
    const { start, end } = this.#options.editor.readSelection();
    const isHere = words && start >= words.start && end <= words.end;
    return isHere ? { start: words.toShown(start), end: words.toShown(end) } : undefined;
  }

  /**
   * Gives the words of the page other words.
   * @param caret offset in them
   * @param shown what the field shows
   */
  write(next: string, caret: number, shown: string): void {
    if (!this.open) return;
    const { words, field, text } = this.open;
    if (words.write) {
      this.#writeSetting(words.write(next), next, shown !== next);
      return;
    }
    const change = fieldChange({ text, ...words }, next, caret);
    if (!change) {
      if (shown !== next) this.give();
      return;
    }
    const { editor, label } = this.#options;
    this.isOwn = true;
    const isDone = !editor.isReadOnly() && editor.apply(change, label, `page-words:${field}`);
    this.isOwn = false;
    const after = editor.readText();
    // Where somebody else's edit came in between, the words are looked for.
    const isAlone = isDone && after === applyTextEdits(text, change.edits);
    const range = { start: words.start, end: words.end + after.length - text.length };
    this.settle(after, isAlone ? range : undefined, change.selection?.start ?? range.end, shown);
  }

  /**
   * Gives an attribute, or a field of the front matter, other words.
   * @param isOther whether the field shows something else than these
   */
  #writeSetting(edits: readonly TextEdit[], next: string, isOther: boolean): void {
    if (!this.open) return;
    const { place, field, words } = this.open;
    const { editor, label } = this.#options;
    this.isOwn = true;
    if (!editor.isReadOnly() && edits.length > 0) editor.apply({ edits }, label, `page-words:${field}`);
    this.isOwn = false;
    const text = editor.readText();
    const found = findWords(text, place);
    // Blanks at the end are typed before the next word is, and are not written.
    const isWritten = found?.value.trim() === next.trim();
    this.open = {
      ...this.open,
      text,
      words: found ? { ...found, value: isWritten ? next : found.value } : words,
    };
    if (!found) this.close();
    else if (!isWritten || isOther) this.give();
  }

  /** Something else has changed the page. */
  follow(): void {
    if (!this.open || this.isOwn) return;
    const { text: before, words } = this.open;
    const { editor } = this.#options;
    const text = editor.readText();
    const change = textDifference(before, text);
    if (!change) return;
    if (words.write) {
      const followed = followSetting(this.open, text, change);
      this.open = followed ?? this.open;
      if (!followed) this.close();
      else if (followed.words.value !== words.value) this.give();
      return;
    }
    const by = text.length - before.length;
    if (change.end < words.start) {
      const range = { start: words.start + by, end: words.end + by };
      this.open = { ...this.open, text, words: wordsOf(text, { part: words.part, ...range }) };
    } else if (change.start > words.end) this.open = { ...this.open, text };
    else if (change.end === words.start && change.text === '') {
      const range = { start: words.start + by, end: words.end + by };
      this.settle(text, range, range.start, words.value);
    } else {
      const isInside = change.start >= words.start && change.end <= words.end;
      const range = isInside ? { start: words.start, end: words.end + by } : undefined;
      const selected = this.selected.selection();
      this.settle(text, range, change.start + change.text.length, words.value);
      this.select(selected && this.open && sameWords(words.value, this.open.words.value, selected));
    }
  }
}
