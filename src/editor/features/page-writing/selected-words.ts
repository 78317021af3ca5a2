import type { TextRange } from '../../../project/text-edit.ts';
import type { FieldBox } from '../../session/index.ts';

/** The words of a field as they are at one time, and what is selected in them. */
export interface FieldWords {
  readonly field: number;
  /** Their source, with line ends `\n`. */
  readonly value: string;
  /** Offsets in the value. */
  readonly selection: TextRange;
}

export interface SelectedWords extends FieldWords {
  /** As the frame says: in its window, in its pixels. */
  readonly box: FieldBox;
}

/** Which words of the field are selected, and where they are on the screen. What has not changed is not told again. */
export class SelectedPlace {
  readonly #onChange: (words: SelectedWords | undefined) => void;
  #place: Pick<SelectedWords, 'selection' | 'box'> | undefined;
  #told = '';

  constructor(onChange: (words: SelectedWords | undefined) => void) {
    this.#onChange = onChange;
  }

  /** Without a box nothing is selected. */
  set(selection: TextRange, box: FieldBox | undefined): void {
    this.#place = box && selection.start < selection.end ? { selection, box } : undefined;
  }

  selection(): TextRange | undefined {
    return this.#place?.selection;
  }

  drop(): void {
    this.#place = undefined;
  }

  /** The field has other words, of which these are selected. Where they are is told when the frame has drawn them. */
  keep(selection: TextRange | undefined): void {
    if (this.#place && selection) this.set(selection, this.#place.box);
    else this.drop();
  }

  /** @param words of the field that is open; without them nothing is selected in it that could be marked */
  tell(words: Omit<FieldWords, 'selection'> | undefined): void {
    const next = words && this.#place && { ...words, ...this.#place };
    const told = next ? JSON.stringify(next) : '';
    if (told === this.#told) return;
    this.#told = told;
    this.#onChange(next);
  }
}
