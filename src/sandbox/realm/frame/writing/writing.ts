/** Typing in the page itself: a field in the place of words, which tells the app of every edit and shows what the app says. */
import type { TextEdit, TextRange } from '../../../../project/text-edit.ts';
import type { FieldBox, FieldPlace, FieldToFrame } from '../../../field-messages.ts';
import type { FieldToHost, PreviewPick } from '../../../protocol.ts';
import type { HeldElements } from '../held-elements.ts';
import type { ElementPlaces } from '../picking/element-places.ts';
import { caretLeft, wayIn, wayOut } from './field-edges.ts';
import { fieldKeyOf, isListName, listKeyOf } from './field-keys.ts';
import { FieldLine } from './field-line.ts';
import { FieldRequests } from './field-requests.ts';
import { elementOf, homeAround, homeBeside, homeOfSwitch, isItem, pointedAt } from './homes.ts';
import { createPageField, type PageField, type Point } from './page-field.ts';
import { FIELD_STYLES } from './page-look.ts';
import { draftBelow, PlacedField } from './placed-field.ts';
import { boxOf, followSelection, isCaret } from './selection-box.ts';

export interface WritingOptions {
  readonly send: (message: FieldToHost) => void;
  readonly readPlaces: () => ElementPlaces;
  readonly readHeld: () => HeldElements | undefined;
  /** A field was opened where none was, or the one that was open is closed. */
  readonly onOpenChange: () => void;
  /** The field was closed by a key; the person goes on from its element. */
  readonly onEscape: (home: Element) => void;
}

type OpenField = Extract<FieldToFrame, { kind: 'open-field' }>;
type SetField = Extract<FieldToFrame, { kind: 'set-field' }>;

interface Open {
  readonly line: FieldLine;
  readonly placed: PlacedField;
}

/** The field of the page that is typed in, if there is one. */
export class Writing {
  readonly #options: WritingOptions;
  readonly #requests: FieldRequests;
  readonly #styles = new CSSStyleSheet();
  readonly #placeSelection: () => void;
  #isOn = false;
  #open: Open | undefined;
  /** The field that was left last: the app may have made other words of it before it heard all that was typed. */
  #left: FieldLine | undefined;
  /** The focus may go from the field that is open to the app. */
  #isHeld = false;
  /** The list for what the field holds has keys, as long as the app does not say that there is none. */
  #isListed = false;
  /** While the document changes, the focus may go away without anybody leaving. */
  #isChanging = false;

  constructor(options: WritingOptions) {
    this.#options = options;
    this.#requests = new FieldRequests(options.send, options.readPlaces);
    this.#styles.replaceSync(FIELD_STYLES);
    // Where the focus itself is says nothing: it is on its way between app and frame, and comes when it comes.
    window.addEventListener('focusin', (event) => this.#leaveHeld(event));
    window.addEventListener('blur', () => this.#open?.line.unfocus());
    window.addEventListener('pointerdown', (event) => {
      const isAtScrollBar = event.clientX >= document.documentElement.clientWidth;
      if (!isAtScrollBar) this.#leaveHeld(event);
    });
    this.#placeSelection = followSelection(
      () => this.#mayHaveBox(),
      (box) => this.#tellBox(box),
    );
  }

  isOpen(): boolean {
    return this.#open !== undefined;
  }

  /** The element whose words are typed in. */
  home(): HTMLElement | undefined {
    return this.#open?.placed.home;
  }

  /** Where the words of the field are as long as the document does not show them there. */
  placeToCome(): FieldPlace | undefined {
    return this.#open?.placed.placeToCome;
  }

  /** Whether keys are for words: a field is open, or was asked for. */
  isTyping(): boolean {
    return this.isOpen() || this.isAsked();
  }

  /** Whether a field was asked for, and the app has not answered yet. */
  isAsked(): boolean {
    return this.#requests.isAsked();
  }

  /** Whether another block may come of what was typed: the app has not said so yet. */
  isWaiting(): boolean {
    return this.#open?.line.isWaiting === true;
  }

  /** Whether all words of the field are selected. */
  isAllSelected(): boolean {
    const { field } = this.#open?.placed ?? {};
    const selection = field?.selection();
    return selection?.start === 0 && selection.end === field?.source().length;
  }

  /** Leaves the field: the person is at whole blocks. */
  stopTyping(): void {
    this.#close(true);
  }

  /** Whether a node is in the field that is open. */
  isOpenAt(node: unknown): boolean {
    return node instanceof Node && this.#open?.placed.field.element.contains(node) === true;
  }

  setWriting(isOn: boolean): void {
    this.#isOn = isOn;
    if (!isOn) {
      this.#close(true);
      this.#requests.drop();
    }
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#styles);
    document.adoptedStyleSheets = isOn ? [...others, this.#styles] : others;
  }

  /** Asks the app for a field for the words around a node; whether there might be one. */
  want(node: Node | null, pick: PreviewPick, point?: Point): boolean {
    this.#requests.drop();
    const home = this.#isOn ? homeAround(pointedAt(node, point), this.#options.readPlaces()) : undefined;
    return this.#requests.ask(home, { pick, point });
  }

  /** The same for the title of a tab or an accordion, at which a click is for readers. */
  wantTitle(node: Node | null, pick?: PreviewPick): boolean {
    const home = this.#isOn ? homeOfSwitch(node, this.#options.readPlaces()) : undefined;
    if (home) this.#requests.drop();
    return this.#requests.ask(home, pick ? { pick } : {});
  }

  tellField(message: FieldToFrame): void {
    switch (message.kind) {
      case 'open-field':
        if (this.#open && message.wanted === undefined) this.#turn(this.#open, message);
        else this.#show(message);
        break;
      case 'refuse-field':
        // Behind a click there is no field; where an arrow found nothing to go to, the cursor is where it was.
        if (!this.#requests.goOn(message.wanted)) this.#press();
        break;
      case 'set-field':
        this.#set(message);
        break;
      case 'close-field':
        if (message.field === this.#open?.line.id) this.#close(false);
        break;
      case 'hold-field':
        if (message.field === this.#open?.line.id) this.#isHeld = message.isHeld;
        break;
      case 'close-list':
        if (message.field === this.#open?.line.id) this.#isListed = false;
        break;
      case 'focus-field':
        if (message.field === this.#open?.line.id) this.#open.placed.field.focus(message.selection);
    }
  }

  /** Changes the document. */
  change(run: () => void): void {
    const { readHeld, readPlaces } = this.#options;
    this.#moving(() => {
      run();
      if (this.#open && !this.#open.placed.settle(readHeld(), readPlaces)) this.#close(true);
    });
    this.#placeSelection();
  }

  /** Whether words of the field are selected or name something, or the app still thinks so. */
  #mayHaveBox(): boolean {
    const { line, placed } = this.#open ?? {};
    return placed !== undefined && (line?.isPlaced === true || !isCaret() || isListName(placed.field.source()));
  }

  #tellBox(box: FieldBox | undefined): void {
    const { line, placed } = this.#open ?? {};
    const selection = placed?.field.selection();
    if (!placed || !selection) return;
    const isList = selection.start === selection.end && isListName(placed.field.source());
    line?.place(selection, isList ? boxOf(placed.field.element) : selection.start < selection.end ? box : undefined);
  }

  #close(isTold: boolean): void {
    if (!this.#open) return;
    const { line, placed } = this.#open;
    this.#open = undefined;
    this.#isHeld = false;
    this.#isListed = false;
    placed.stop();
    this.#options.onOpenChange();
    this.#left = isTold ? line : undefined;
    this.#left?.leave();
  }

  /** The field may be taken out of the page and put back meanwhile: nobody leaves it. */
  #moving(run: () => void): void {
    this.#isChanging = true;
    this.#open?.placed.keepFocus();
    run();
    this.#isChanging = false;
  }

  #makeField(value: string, isSingleLine: boolean, line: FieldLine): PageField {
    const isOpen = (): boolean => this.#open?.line === line;
    return createPageField(value, isSingleLine, {
      onEdit: (edit) => isOpen() && this.#edit(line, edit),
      onSelect: (selection) => isOpen() && line.select(selection),
      onPaste: (pasted, selection) => isOpen() && line.paste(pasted, selection),
      onEnter: (selection) => isOpen() && line.key('enter', selection),
      onKey: (event, selection) => this.#onKey(event, selection),
      onLeave: () => !this.#isChanging && isOpen() && this.#close(true),
      isHeld: () => this.#isHeld,
    });
  }

  #edit(line: FieldLine, edit: TextEdit): void {
    const source = this.#open?.placed.field.source() ?? '';
    this.#isListed = isListName(source) && (this.#isListed || source === '/');
    line.edit(edit);
    if (this.#isListed) this.#placeSelection();
  }

  /** Leaves the field by a key: the person goes on from its element. */
  #escape(): void {
    const home = this.home();
    this.#close(true);
    if (home?.isConnected) this.#options.onEscape(home);
  }

  /** Leaves a field that is held when the person goes to something else in the page, and not to the app. */
  #leaveHeld({ target, defaultPrevented }: Event): void {
    if (this.#isHeld && !defaultPrevented && !this.isOpenAt(target)) this.#close(true);
  }

  #onKey(event: KeyboardEvent, selection: TextRange): void {
    if (!this.#open) return;
    const { placed, line } = this.#open;
    const listKey = this.#isListed ? listKeyOf(event) : undefined;
    const key = listKey ?? fieldKeyOf(event, selection, isItem(placed.home));
    if (event.key === 'Escape' && !listKey) this.#escape();
    else if (key) line.key(key, selection);
    else if (!this.#leaveByKey(event, placed, selection)) return;
    event.preventDefault();
  }

  /** Whether an arrow leads out of the field, or Tab to another cell. The cursor stays until the app has answered. */
  #leaveByKey(event: KeyboardEvent, { field, home }: PlacedField, selection: TextRange): boolean {
    const isTab = event.key === 'Tab' && home.matches('td, th');
    const way = isTab
      ? event.shiftKey
        ? 'left'
        : 'right'
      : wayOut(event, field.element, selection, field.source().length);
    if (!way) return false;
    const next = homeBeside(home, way, this.#options.readPlaces());
    // Behind the last cell, Tab goes on in the page.
    if (isTab && next?.element.closest('table') !== home.closest('table')) return false;
    return this.#requests.ask(next, { from: { way, left: caretLeft(field.element) } });
  }

  /** What is typed has become another block: the field goes on where it is until the document shows that. */
  #turn({ line, placed }: Open, message: OpenField): void {
    const { field: id, place, value, selection, heard } = message;
    if (message.isNew) this.#moving(() => placed.goBelow(place));
    else placed.goTo(place);
    this.#isListed = false;
    placed.field.set(value, selection);
    // The document may have come before word of it did.
    this.change(() => undefined);
    line.renew({ id, version: 0, heard, selection }, placed.field);
  }

  #show({ field: id, place, value, isSingleLine, selection, wanted, below }: OpenField): void {
    const { send, readPlaces, readHeld, onOpenChange } = this.#options;
    const asked = this.#requests.answered(wanted);
    const draft = below && draftBelow(below, readPlaces());
    const home = asked?.home.isConnected ? asked.home : (draft ?? elementOf(place, readPlaces()));
    const held = readHeld();
    const isOutdated = wanted !== undefined && !asked;
    if (isOutdated || !home || !held) {
      send({ kind: 'field-left', field: id, version: 0 });
      draft?.remove();
      return;
    }
    this.#close(false);
    const line = new FieldLine(id, send);
    const placed = new PlacedField(this.#makeField(value, isSingleLine, line), home, place, held);
    const { field } = placed;
    if (draft) placed.goTo(place);
    this.#open = { line, placed };
    if (below && !document.hasFocus()) window.focus();
    field.focus(selection ?? asked?.point);
    if (asked?.from) field.focus(wayIn(asked.from.way, field.element, asked.from.left));
    onOpenChange();
    this.#press();
  }

  /** Types what came before the field was there. */
  #press(): void {
    for (const key of this.#requests.takeKeys()) {
      const { line, placed } = this.#open ?? {};
      if (!line || !placed) return;
      const selection = placed.field.selection() ?? { start: 0, end: 0 };
      if (key === 'Enter') line.key('enter', selection);
      else if (key !== 'Escape') placed.field.press(key);
      else if (this.#isListed) line.key('list-close', selection);
      else this.#escape();
    }
  }

  #set(message: SetField): void {
    const { field: id, version, heard, value, selection } = message;
    const renewal = { id, version, heard, selection };
    if (id === this.#left?.id) {
      const line = this.#left;
      line.renew(renewal, { type: (edit) => line.edit(edit), selection: () => undefined });
      line.leave();
    } else if (id === this.#open?.line.id) {
      const { line, placed } = this.#open;
      placed.field.set(value, selection);
      line.renew(renewal, placed.field);
      this.#placeSelection();
    }
  }
}
