import { type RefObject, useState } from 'react';
import { readBlockText } from '../../../../authoring/source-edit/block-text.ts';
import { fieldChange } from '../../../../authoring/source-edit/field-change.ts';
import { isInBlock, placeOf } from '../../../../page-source/blocks/block-path.ts';
import { applyTextEdits, type TextRange } from '../../../../project/text-edit.ts';
import { writingStepWords } from '../../../words/writing-commands.ts';
import type { InsertItem } from '../insert/insert-items.ts';
import { useFollow } from '../prose/use-follow.ts';
import { useWriting } from '../writing-context.ts';
import type { SlashMenuHandle } from './field-slash-menu.tsx';
import { usePageFormActions } from './page-form-context.ts';
import { readBlocks } from './read-blocks.ts';
import type { SourceFieldProps } from './source-field.tsx';
import { useAfterLeaving } from './use-after-leaving.ts';

export type FieldText = ReturnType<typeof useFieldText>;

/**
 * The words of a field and what is selected in them, kept the same as in the page. An empty field has its words by itself
 * until they are a text of the page.
 */
export function useFieldText(
  { path, label, written, isLasting = false }: SourceFieldProps,
  field: RefObject<HTMLElement | null>,
  menu: RefObject<SlashMenuHandle | null>,
) {
  const { apply, readNow, select } = useWriting();
  const form = usePageFormActions();
  const [typed, setTyped] = useState('');
  /** Line ends behind the words, which the page has only with words behind them. */
  const [tail, setTail] = useState('');
  const value = written ? readBlockText(written.text, written.block).value + tail : typed;

  /** The text of the page now, and the field's part of it. */
  const now = () => {
    const found = form.find(path);
    return found && { ...found, ...readBlockText(found.text, found.block) };
  };
  /** Selects in the page what is selected in the field. */
  const mirror = ({ start, end }: TextRange) => {
    const held = written && now();
    // A browser tells of a selection later, when the page may have other words.
    if (!held || held.value + tail !== value) return;
    const wanted = { start: held.toSource(start), end: held.toSource(end) };
    const known = readNow().selection;
    if (known.start !== wanted.start || known.end !== wanted.end) select(wanted);
  };
  /** What is selected in the page, where it is in the field. */
  const selected = () => {
    const held = written && now();
    const { start, end } = readNow().selection;
    if (!held || start < held.block.start || end > held.block.end) return undefined;
    return { start: held.toShown(start), end: held.toShown(end) };
  };
  useFollow(field, value, () => (tail === '' ? selected() : undefined));

  const writeDraft = (words: string, cursor: number) => {
    setTyped('');
    form.writeDraft(placeOf(path), words, cursor);
  };
  const onDraft = (next: string, cursor: number) => {
    // A slash may become a choice.
    if (next.trim() === '' || menu.current?.isFor(next) === true) setTyped(next);
    else writeDraft(next, cursor);
  };
  const onWritten = (words: string, cursor: number, step?: string) => {
    const held = now();
    const rest = /\n\s*$/.exec(words)?.[0] ?? '';
    const next = words.slice(0, words.length - rest.length);
    setTail(rest);
    const change = held && fieldChange(held, next, cursor);
    if (!change) return;
    if (next.trim() === '') return form.empty(path, label);
    // Words below which a list or a table is typed become two blocks: who types goes on in the second.
    const { selection } = change;
    if (selection && !isInBlock(readBlocks(applyTextEdits(held.text, change.edits)), path, selection.start))
      form.focusAt(selection);
    if (step === undefined) apply(change, writingStepWords.edit(label.toLowerCase()), `block:${path}`);
    else apply(change, step);
  };
  const isDraft = !written && !isLasting;
  const leave = useAfterLeaving(field, isDraft ? path : undefined, () => form.closeDraft(path));
  const onBlur = () => {
    setTail('');
    if (written) return;
    if (typed.trim() !== '') writeDraft(typed, typed.length);
    else leave();
  };
  /** Inserts something in the place of an empty field. */
  const insert = (item: InsertItem) => {
    setTyped('');
    form.insert(placeOf(path), item);
  };
  return {
    value,
    typed,
    now,
    mirror,
    selected,
    writeDraft,
    insert,
    onBlur,
    onChange: written ? onWritten : onDraft,
  };
}
