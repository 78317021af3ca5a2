/** A JSON text with its value and its places, kept through changes of the text. */
import type { Edit, Node } from 'jsonc-parser';
import { textDifference } from '../../shared/text-difference.ts';
import { patchContainer, type TextChange } from './patch-span.ts';
import { type SourceText, withReplaced } from './pieced-text.ts';
import { JsonPlace } from './place.ts';
import { isContainer, parseJson, type Span, spanOf } from './span.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Immutable. A text that came from another one by a change costs as much as the change is large, and parts of the value
 * that the change does not touch are the same objects as before: whoever keeps something for them keeps it rightly.
 */
export class JsonText {
  #source: SourceText;
  readonly #root: { readonly span: Span; readonly offset: number } | undefined;
  #places: Node | undefined;

  private constructor(source: SourceText, root: { readonly span: Span; readonly offset: number } | undefined) {
    this.#source = source;
    this.#root = root;
  }

  /**
   * Reads a text; byte-order mark, comments, trailing commas and repeated keys are tolerated, and so is a text of
   * nothing but blanks. `undefined` when it has any other mistake or is nested too deeply.
   */
  static read(text: string): JsonText | undefined {
    const mark = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
    const json = mark === 0 ? text : text.slice(mark);
    if (json.trim() === '') return new JsonText(text, undefined);
    const tree = parseJson(json);
    return tree && new JsonText(text, { span: spanOf(tree), offset: tree.offset + mark });
  }

  /** With its byte-order mark, if it has one. */
  get text(): string {
    const text = this.#source.toString();
    this.#source = text;
    return text;
  }

  /** The same to be read at places of it: after a change a long text need not be put together for that. */
  get source(): SourceText {
    return this.#source;
  }

  /** The value, as `JSON.parse` would give it; `undefined` for a text of nothing but blanks. */
  get value(): unknown {
    return this.#root?.span.value;
  }

  /** The syntax tree, its offsets counted from the start of the text. */
  get root(): Node | undefined {
    this.#places ??= this.#root && new JsonPlace(this.#root.span, this.#root.offset);
    return this.#places;
  }

  /** This text turned into another one, by whatever way; `undefined` when that one cannot be read. */
  changedTo(text: string): JsonText | undefined {
    const difference = textDifference(this.text, text);
    if (difference === undefined) return this;
    return this.#changed(text, { ...difference, delta: text.length - this.text.length }) ?? JsonText.read(text);
  }

  /** The text with stretches of it replaced. They must not overlap, and the result must be readable: else an Error. */
  edited(edits: readonly Edit[]): JsonText {
    const real = edits
      .filter(({ offset, length, content }) => this.source.slice(offset, offset + length) !== content)
      .toSorted((one, other) => one.offset - other.offset);
    const [first] = real;
    const last = real.at(-1);
    if (first === undefined || last === undefined) return this;
    if (real.some(({ offset }, index) => offset < endOf(real[index - 1]))) {
      throw new Error('Two edits of a JSON text overlap.');
    }
    const text = withReplaced(this.source, real);
    const change = { start: first.offset, end: endOf(last), delta: text.length - this.source.length };
    const changed = this.#changed(text, change) ?? JsonText.read(text.toString());
    if (changed === undefined) throw new Error('An edit of a JSON text made it unreadable.');
    return changed;
  }

  #changed(text: SourceText, change: TextChange): JsonText | undefined {
    const root = this.#root;
    if (root === undefined || !isContainer(root.span)) return undefined;
    const span = patchContainer(root.span, root.offset, change, text, 0);
    return span && new JsonText(text, { span, offset: root.offset });
  }
}

function endOf(edit: Edit | undefined): number {
  return edit === undefined ? 0 : edit.offset + edit.length;
}
