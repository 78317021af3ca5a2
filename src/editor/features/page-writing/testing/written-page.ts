import { applyTextEdits, lineEndOf, mapSelection, orderEdits, type TextRange } from '../../../../project/text-edit.ts';
import type { SelectionKey } from '../../../../shared/mark-keys.ts';
import type { FieldBox, FieldToFrame, FieldToHost, PastedContents } from '../../../session/index.ts';
import { previewWords as words } from '../../../words/preview.ts';
import { PageWriting } from '../page-writing.ts';
import type { PageWritingOptions } from '../page-writing-options.ts';
import type { FieldWords, SelectedWords } from '../selected-words.ts';

type Message<Kind extends FieldToHost['kind']> = Extract<FieldToHost, { kind: Kind }>;

/** A page with a frame that shows a field of it: what the frame is told, and what it says. */
export function writePage(initial: string, options: Partial<PageWritingOptions> = {}) {
  let text = initial;
  let selection: TextRange = { start: 0, end: 0 };
  const before: string[] = [];
  const listeners = new Set<() => void>();
  const told: FieldToFrame[] = [];
  const pressed: { readonly key: SelectionKey; readonly words: FieldWords }[] = [];
  const selected: (SelectedWords | undefined)[] = [];
  const paints: (() => void)[] = [];
  const pastes: PastedContents[] = [];
  let wants = 0;
  const change = (next: string) => {
    text = next;
    for (const listener of listeners) listener();
  };
  const undo = () => change(before.pop() ?? text);
  const writing = new PageWriting({
    editor: {
      path: 'a.mdx',
      isReadOnly: () => false,
      readText: () => text,
      readSelection: () => ({ ...selection, cursor: selection.end, line: 1, column: 1 }),
      select: (range) => {
        selection = range;
      },
      apply: (made) => {
        const edits = orderEdits(made.edits, lineEndOf(text));
        before.push(text);
        selection = made.selection ?? mapSelection(selection, edits);
        change(applyTextEdits(text, edits));
        return true;
      },
      onText: (listener) => {
        const hear = () => listener({ by: 'outside' });
        listeners.add(hear);
        return () => listeners.delete(hear);
      },
    },
    tell: (message) => told.push(message),
    isAsked: () => true,
    isFocusAtPage: () => false,
    undo,
    redo: () => undefined,
    onSelected: (words) => selected.push(words),
    onKey: (key, words) => pressed.push({ key, words }),
    onPaste: (pasted) => pastes.push(pasted),
    list: { open: () => false, close: () => undefined, place: () => undefined, press: () => false },
    label: words.writing.step,
    afterPaint: (run) => paints.push(run),
    ...options,
  });
  /** The field as the frame has it. */
  const field = () => {
    const opened = told.findLast((message) => message.kind === 'open-field');
    const isClosed = told.some((message) => message.kind === 'close-field' && message.field === opened?.field);
    if (!opened || isClosed) return undefined;
    const sets = told.filter((message) => message.kind === 'set-field');
    const set = sets.findLast(({ field: id }) => id === opened.field);
    return { id: opened.field, place: opened.place, isNew: opened.isNew, version: 0, ...(set ?? opened) };
  };
  const idOf = () => ({ field: field()?.id ?? 0, version: field()?.version ?? 0 });
  return {
    writing,
    told,
    pressed,
    pastes,
    /** What was told of the selected words, in order. */
    selected,
    field,
    text: () => text,
    selection: () => selection,
    /** Somebody else changes the page. */
    change,
    undo,
    paint: () => {
      for (const run of paints.splice(0)) run();
    },
    want: (place: Omit<Message<'field-wanted'>['place'], 'file'>, file = 'a.mdx') =>
      writing.hear({
        kind: 'field-wanted',
        wanted: ++wants,
        place: { file, ...place },
        pick: { kind: 'source', places: [], isByTheWay: false },
      }),
    type: (start: number, end: number, typed: string, over: Partial<Message<'field-edit'>> = {}) =>
      writing.hear({ kind: 'field-edit', ...idOf(), start, end, text: typed, ...over }),
    press: (key: Message<'field-key'>['key'], at: number, end = at) =>
      writing.hear({ kind: 'field-key', ...idOf(), start: at, end, key }),
    /** The frame tells where the selected words are; without a box, that none are. */
    place: (start: number, end: number, box?: FieldBox, over: Partial<Message<'field-box'>> = {}) =>
      writing.hear({ kind: 'field-box', ...idOf(), start, end, ...(box && { box }), ...over }),
    paste: (start: number, end: number, contents: Partial<PastedContents>) =>
      writing.hear({
        kind: 'field-paste',
        ...idOf(),
        start,
        end,
        html: '',
        plain: '',
        types: [],
        files: [],
        ...contents,
      }),
    select: (start: number, end: number) => writing.hear({ kind: 'field-selected', ...idOf(), start, end }),
    /** The window of the page loses the focus. */
    unfocus: () => writing.hear({ kind: 'field-unfocused', ...idOf() }),
    leave: (over: Partial<Message<'field-left'>> = {}) => writing.hear({ kind: 'field-left', ...idOf(), ...over }),
  };
}
