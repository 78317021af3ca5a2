/** Typing in the page itself: a field in the place of words, which tells the app of every edit and shows what the app says. */
import type { TextRange } from '../../../../project/text-edit.ts';
import type { FieldToFrame } from '../../../field-messages.ts';
import type { FieldToHost, PreviewPick } from '../../../protocol.ts';
import type { HeldElements } from '../held-elements.ts';
import type { ElementPlaces } from '../picking/element-places.ts';
import { fieldKeyOf } from './field-keys.ts';
import { FieldLine } from './field-line.ts';
import { elementOf, homeAround } from './homes.ts';
import { createPageField, type PageField, type Point } from './page-field.ts';
import { FIELD_STYLES } from './page-look.ts';
import { PlacedField } from './placed-field.ts';

export interface Writing {
  readonly setWriting: (isOn: boolean) => void;
  readonly tellField: (message: FieldToFrame) => void;
  /** Asks the app for a field for the words around a node; whether there might be one. */
  readonly want: (node: Node | null, pick: PreviewPick, point?: Point) => boolean;
  readonly isOpen: () => boolean;
  /** Whether a node is in the field that is open. */
  readonly isOpenAt: (node: unknown) => boolean;
  /** Changes the document. */
  readonly change: (run: () => void) => void;
}

export interface WritingOptions {
  readonly send: (message: FieldToHost) => void;
  readonly readPlaces: () => ElementPlaces;
  readonly readHeld: () => HeldElements | undefined;
  /** A field was opened where none was, or the one that was open is closed. */
  readonly onOpenChange: () => void;
  /** The field was closed by a key; the person goes on from its element. */
  readonly onEscape: (home: Element) => void;
}

type SetField = Extract<FieldToFrame, { kind: 'set-field' }>;

interface Open {
  readonly line: FieldLine;
  readonly placed: PlacedField;
}

export function createWriting({ send, readPlaces, readHeld, onOpenChange, onEscape }: WritingOptions): Writing {
  let isOn = false;
  let open: Open | undefined;
  /** The field that was left last: the app may have made other words of it before it heard all that was typed. */
  let left: FieldLine | undefined;
  /** The click or key that asked for a field. */
  let asked: { readonly home: HTMLElement; readonly point: Point | undefined } | undefined;
  /** While the document changes, the focus may go away without anybody leaving. */
  let isChanging = false;
  const styles = new CSSStyleSheet();
  styles.replaceSync(FIELD_STYLES);

  function close(isTold: boolean): void {
    if (!open) return;
    const { line, placed } = open;
    open = undefined;
    placed.stop();
    onOpenChange();
    left = isTold ? line : undefined;
    left?.leave();
  }

  /** The field may be taken out of the page and put back meanwhile: nobody leaves it. */
  function moving(run: () => void): void {
    isChanging = true;
    open?.placed.keepFocus();
    run();
    isChanging = false;
  }

  function makeField(value: string, isSingleLine: boolean, line: FieldLine): PageField {
    const isOpen = (): boolean => open?.line === line;
    return createPageField(value, isSingleLine, {
      onEdit: (edit) => isOpen() && line.edit(edit),
      onSelect: (selection) => isOpen() && line.select(selection),
      onEnter: (selection) => isOpen() && line.key('enter', selection),
      onKey: (event, selection) => onKey(event, selection),
      onLeave: () => !isChanging && isOpen() && close(true),
    });
  }

  function onKey(event: KeyboardEvent, selection: TextRange): void {
    if (!open) return;
    const { placed, line } = open;
    const key = fieldKeyOf(event, selection);
    if (event.key === 'Escape') close(true);
    else if (key) line.key(key, selection);
    else return;
    event.preventDefault();
    if (!open && placed.home.isConnected) onEscape(placed.home);
  }

  function show(message: Extract<FieldToFrame, { kind: 'open-field' }>): void {
    const { field: id, place, value, isSingleLine, selection } = message;
    const wanted = asked?.home.isConnected ? asked : undefined;
    asked = undefined;
    if (open && !wanted) {
      // What is typed has become another block: the field goes on where it is until the document shows that.
      const { placed, line } = open;
      if (message.isNew) moving(() => placed.goBelow(place));
      else placed.goTo(place);
      placed.field.set(value, selection);
      line.renew({ id, version: 0, heard: message.heard, selection }, placed.field);
      return;
    }
    close(false);
    const held = readHeld();
    const home = wanted?.home ?? elementOf(place, readPlaces());
    if (!home || !held) {
      send({ kind: 'field-left', field: id, version: 0 });
      return;
    }
    const line = new FieldLine(id, send);
    open = { line, placed: new PlacedField(makeField(value, isSingleLine, line), home, place, held) };
    open.placed.field.focus(selection ?? wanted?.point);
    onOpenChange();
  }

  function sayAgain(line: FieldLine, { field: id, version, heard, selection }: SetField): void {
    line.renew({ id, version, heard, selection }, { type: (edit) => line.edit(edit), selection: () => undefined });
    line.leave();
  }

  return {
    setWriting(next) {
      isOn = next;
      if (!next) close(true);
      const others = document.adoptedStyleSheets.filter((sheet) => sheet !== styles);
      document.adoptedStyleSheets = next ? [...others, styles] : others;
    },
    tellField(message) {
      if (message.kind === 'open-field') return show(message);
      if (message.kind === 'set-field' && message.field === left?.id) return sayAgain(left, message);
      if (message.field !== open?.line.id) return;
      if (message.kind === 'close-field') return close(false);
      const { line, placed } = open;
      const { field: id, version, heard, value, selection } = message;
      placed.field.set(value, selection);
      line.renew({ id, version, heard, selection }, placed.field);
    },
    want(node, pick, point) {
      const home = isOn ? homeAround(node, readPlaces()) : undefined;
      if (!home) return false;
      asked = { home: home.element, point };
      send({ kind: 'field-wanted', place: home.place, pick });
      return true;
    },
    isOpen: () => open !== undefined,
    isOpenAt: (node) => node instanceof Node && open?.placed.field.element.contains(node) === true,
    change(run) {
      moving(() => {
        run();
        if (open && !open.placed.settle(readHeld(), readPlaces)) close(true);
      });
    },
  };
}
