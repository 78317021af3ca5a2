import type { KeyboardEvent, RefObject } from 'react';
import { continueList } from '../../../../authoring/source-edit/continue-list.ts';
import {
  endsInEmptyItem,
  splitParagraph,
  withoutEmptyItem,
} from '../../../../authoring/source-edit/field-structure.ts';
import { type BlockPlace, placeOf } from '../../../../page-source/blocks/block-path.ts';
import type { TextRange } from '../../../../project/text-edit.ts';
import { readProseSelection } from '../../../../prose/prose-dom.ts';
import { markOfKey } from '../../../../shared/mark-keys.ts';
import { writingStepWords } from '../../../words/writing-commands.ts';
import { commandOfKey, type TextCommand } from '../commands.ts';
import { useWriting } from '../writing-context.ts';
import type { SlashMenuHandle } from './field-slash-menu.tsx';
import { usePageFormActions } from './page-form-context.ts';
import type { SourceFieldProps } from './source-field.tsx';
import type { FieldText } from './use-field-text.ts';

const EMPTY: TextRange = { start: 0, end: 0 };

/** What keys and commands do in a field of text. */
export function useFieldKeys(
  { path, written }: SourceFieldProps,
  { value, typed, now, mirror, writeDraft }: FieldText,
  menu: RefObject<SlashMenuHandle | null>,
) {
  const { apply, readNow, openLink, isReadOnly } = useWriting();
  const form = usePageFormActions();

  const run = (command: TextCommand) => {
    const { text, selection } = readNow();
    const change = command.change(text, selection);
    // From a button the focus goes back to the words.
    form.focusAt(change.selection ?? selection);
    apply(change, command.label);
  };
  const splitText = (range: TextRange) => {
    const held = now();
    if (!held) return;
    const change = splitParagraph(held, range);
    form.focusAt(change.selection);
    apply(change, writingStepWords.splitParagraph);
  };
  const endList = (place: BlockPlace) => {
    const held = now();
    if (!held) return;
    const change = withoutEmptyItem(held);
    form.openDraft({ ...place, index: place.index + 1 });
    apply(change, writingStepWords.endList);
  };
  const leaveDraft = (element: HTMLElement) => {
    form.focusBefore(element);
    form.closeDraft(path);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.nativeEvent.isComposing || isReadOnly) return;
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey;
    const command = commandOfKey(event.nativeEvent);
    if (menu.current?.onKey(event.key) === true) return event.preventDefault();
    if (!written) {
      if (event.key === 'Backspace' && typed === '') leaveDraft(event.currentTarget);
      else if (isPlainEnter && typed.trim() !== '') writeDraft(typed, typed.length);
      else if (!isPlainEnter) return;
      return event.preventDefault();
    }
    const range = readProseSelection(event.currentTarget) ?? EMPTY;
    mirror({ start: range.start, end: range.end });
    const { text, selection } = readNow();
    const place = placeOf(path);
    if (command) run(command);
    else if (markOfKey(event.nativeEvent) === 'link') openLink();
    else if (!isPlainEnter) return;
    else if (written.block.kind === 'text') {
      if (range.start === value.length) form.openDraft({ ...place, index: place.index + 1 });
      else splitText(range);
    } else if (endsInEmptyItem(value) && range.start === value.length) endList(place);
    else {
      const change = continueList(text, selection);
      if (!change) return;
      apply(change, writingStepWords.addListItem);
    }
    event.preventDefault();
  };
  return { run, onKeyDown };
}
