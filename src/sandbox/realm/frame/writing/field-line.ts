import type { TextEdit, TextRange } from '../../../../project/text-edit.ts';
import type { FieldBox, FieldKey, FieldSelection, PastedContents } from '../../../field-messages.ts';
import type { FieldToHost } from '../../../protocol.ts';
import type { PageField } from './page-field.ts';

type Said = TextEdit | { readonly key: FieldKey };

export interface Renewal {
  readonly id: number;
  readonly version: number;
  /** How many edits and keys of the last version the app has heard. */
  readonly heard: number;
  readonly selection: FieldSelection | undefined;
}

/** What a field tells the app. Whoever types does not wait for it: what it had not heard in time is said again. */
export class FieldLine {
  readonly #send: (message: FieldToHost) => void;
  #id: number;
  #version = 0;
  /** What the app was told of this version, or is to be told when it has answered a key. */
  #said: Said[] = [];
  /** What it was told last of where the selected words are. */
  #placed: string | undefined;

  constructor(id: number, send: (message: FieldToHost) => void) {
    this.#id = id;
    this.#send = send;
  }

  get id(): number {
    return this.#id;
  }

  /** Whether the app has a key to answer: what is typed from there on is for what the key makes. */
  get isWaiting(): boolean {
    return this.#said.some((one) => 'key' in one);
  }

  /** Whether the app knows of selected words. */
  get isPlaced(): boolean {
    return this.#placed !== undefined;
  }

  edit(edit: TextEdit): void {
    this.#said.push(edit);
    this.#send({ kind: 'field-edit', ...this.#name(), ...edit });
  }

  select({ start, end }: TextRange): void {
    this.#send({ kind: 'field-selected', ...this.#name(), start, end });
  }

  /** Tells where the selected words are, where that is something else than it was. */
  place({ start, end }: TextRange, box: FieldBox | undefined): void {
    const message = { kind: 'field-box', ...this.#name(), start, end, ...(box && { box }) } as const;
    const placed = box && JSON.stringify(message);
    if (placed === this.#placed) return;
    this.#placed = placed;
    this.#send(message);
  }

  key(key: FieldKey, { start, end }: TextRange): void {
    this.#said.push({ key });
    this.#send({ kind: 'field-key', ...this.#name(), key, start, end });
  }

  paste(pasted: PastedContents, { start, end }: TextRange): void {
    this.#send({ kind: 'field-paste', ...this.#name(), ...pasted, start, end });
  }

  /** The app knows whether the focus went to it, or only stayed outside on its way to the field. */
  unfocus(): void {
    this.#send({ kind: 'field-unfocused', ...this.#name() });
  }

  leave(): void {
    this.#send({ kind: 'field-left', ...this.#name() });
  }

  /** The field shows what the app has given; what was typed before that came is typed at its cursor. */
  renew({ id, version, heard, selection }: Renewal, field: Pick<PageField, 'type' | 'selection'>): void {
    const left = this.#said.slice(heard);
    this.#id = id;
    this.#version = version;
    this.#said = [];
    let caret = selection?.end;
    for (const [index, one] of left.entries()) {
      if ('key' in one) {
        const at = caret ?? field.selection()?.end ?? 0;
        this.key(one.key, { start: at, end: at });
        // The rest is for what the key makes.
        this.#said.push(...left.slice(index + 1));
        return;
      }
      const end = caret ?? one.end;
      const start = Math.max(end - (one.end - one.start), 0);
      field.type({ start, end, text: one.text });
      caret = start + one.text.length;
    }
  }

  #name(): { readonly field: number; readonly version: number } {
    return { field: this.#id, version: this.#version };
  }
}
