import type { TextRange } from '../../../../project/text-edit.ts';
import type { BlockPlace } from '../../../block-messages.ts';
import type { FieldPlace } from '../../../field-messages.ts';
import { blockAt } from '../blocks/block-elements.ts';
import type { HeldElements } from '../held-elements.ts';
import type { ElementPlaces } from '../picking/element-places.ts';
import { elementOf } from './homes.ts';
import type { PageField } from './page-field.ts';

/** A field in the element whose words it has, which stays in the page while the document around it changes. */
export class PlacedField {
  readonly field: PageField;
  readonly #held: HeldElements;
  #home: HTMLElement;
  #place: FieldPlace;
  /** What is typed has become another block, which the document may not show yet. */
  #isMoving = false;
  /** Where the element stands, for when the document has it no more. */
  #spot: { readonly parent: Node; readonly next: Node | null } | undefined;
  #kept: TextRange | undefined;

  constructor(field: PageField, home: HTMLElement, place: FieldPlace, held: HeldElements) {
    this.field = field;
    this.#home = home;
    this.#place = place;
    this.#held = held;
    held.hold(home);
    field.moveTo(home);
    this.#noteSpot();
  }

  get home(): HTMLElement {
    return this.#home;
  }

  /** Where the words are in the page as long as the document does not show them there. */
  get placeToCome(): FieldPlace | undefined {
    return this.#isMoving ? this.#place : undefined;
  }

  /** The words are at another place of the page from now on. */
  goTo(place: FieldPlace): void {
    this.#place = place;
    this.#isMoving = true;
  }

  /** The words are a block below from now on, which the document does not show yet. */
  goBelow(place: FieldPlace): void {
    const item = this.#home.closest('li');
    // Below a list, or as an item of it, or in the same item.
    const isEnd = item === this.#home && place.part !== 'item';
    const above = isEnd ? item.parentElement : place.part === 'item' ? item : this.#home;
    const draft = document.createElement(place.part === 'item' ? 'li' : 'p');
    (above ?? this.#home).after(draft);
    this.#moveTo(draft);
    this.goTo(place);
    this.#focusAgain();
    this.#noteSpot();
  }

  /** Before the document changes: what is taken out of it and put back loses the focus. */
  keepFocus(): void {
    this.#kept = document.activeElement === this.field.element ? this.field.selection() : undefined;
  }

  /**
   * Puts the field where the document has its words now; where it has none yet, it stays where it was.
   * @returns false where it has no place any more
   */
  settle(held: HeldElements | undefined, readPlaces: () => ElementPlaces): boolean {
    if (held !== this.#held) return false;
    const isShown = this.#home.isConnected;
    const next = isShown && !this.#isMoving ? undefined : elementOf(this.#place, readPlaces());
    // Places may be those of an older document: as long as there is a home, the words tell.
    if (next && next !== this.#home && (!isShown || hasWords(next, this.field.words()))) this.#moveTo(next);
    else if (!isShown && !this.#putBack()) return false;
    this.#focusAgain();
    this.#noteSpot();
    return true;
  }

  stop(): void {
    this.field.stop();
    this.#held.release(this.#home);
  }

  #moveTo(next: HTMLElement): void {
    const before = this.#home;
    this.#isMoving = false;
    this.#home = next;
    this.#held.hold(next);
    this.field.moveTo(next);
    this.#held.release(before);
  }

  #focusAgain(): void {
    if (this.#kept && document.activeElement !== this.field.element) this.field.focus(this.#kept);
  }

  #putBack(): boolean {
    const { parent, next } = this.#spot ?? {};
    if (!parent?.isConnected) return false;
    parent.insertBefore(this.#home, next?.parentNode === parent ? next : null);
    return true;
  }

  #noteSpot(): void {
    const { parentNode: parent, nextSibling: next } = this.#home;
    if (parent) this.#spot = { parent, next };
  }
}

/** An element below a block, for words that the document does not show yet; `undefined` where the block is not shown. */
export function draftBelow(below: BlockPlace, places: ElementPlaces): HTMLElement | undefined {
  const block = blockAt(below, places)?.element;
  if (!block) return undefined;
  const draft = document.createElement('p');
  block.after(draft);
  return draft;
}

/** The document may be some letters behind. */
function hasWords(element: Element, words: string): boolean {
  const [shown, typed] = [plain(element.textContent ?? ''), plain(words)];
  return shown === '' || typed === '' ? shown === typed : shown.startsWith(typed) || typed.startsWith(shown);
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
