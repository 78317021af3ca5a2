import { type KeyboardEvent, type RefObject, useMemo, useRef } from 'react';
import type { CellPlaces } from '../../../../page-source/blocks/tables.ts';
import { applyTextEdits, type SourceChange, type TextRange } from '../../../../project/text-edit.ts';
import { readProseSelection, selectInProse } from '../../../../prose/prose-dom.ts';
import { markOfKey } from '../../../../shared/mark-keys.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { commandOfKey, type TextCommand } from '../commands.ts';
import { useTypedText } from '../forms/use-typed-text.ts';
import { ProseField } from '../prose/prose-field.tsx';
import { useFollow } from '../prose/use-follow.ts';
import { useWriting } from '../writing-context.ts';
import classes from './table.module.css';

export interface CellProps {
  readonly name: string;
  /** Row and column, for finding it. */
  readonly place: string;
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string, step?: string) => void;
  readonly onKeyDown: (event: KeyboardEvent, around: Around) => void;
  readonly onFocus: (actions: CellActions) => void;
  /** The cell in the page as it is now, where what is selected in the cell is to be selected in the page, too. */
  readonly find: () => CellInText | undefined;
}

export interface CellInText extends CellPlaces {
  readonly value: string;
  /** Up to the bars. */
  readonly outer: TextRange;
}

/** How many characters are before all that is selected, or behind it. */
export interface Around {
  readonly before: number;
  readonly after: number;
}

/** What buttons do with the selected words of a cell. */
export interface CellActions {
  readonly field: RefObject<HTMLDivElement | null>;
  readonly run: (command: TextCommand) => void;
  readonly link: () => void;
}

const MARKS: ReadonlySet<string> = new Set(['bold', 'italic', 'strike', 'code']);

/** One cell, as high as its text. */
export function Cell({ name, place, value, isReadOnly, onChange, onKeyDown, onFocus, find }: CellProps) {
  const { openLink, readNow, select: selectInPage } = useWriting();
  const { shown, isTyped, type, onBlur } = useTypedText(value);
  const field = useRef<HTMLDivElement>(null);
  const give = (next: string, step?: string) => type(next, () => onChange(next, step));
  /** So that the buttons above work on it. */
  const mirror = ({ start, end }: TextRange) => {
    const held = find();
    // A browser tells of a selection later, when the page may have other words.
    if (held?.value === shown.trim()) selectInPage({ start: held.toSource(start), end: held.toSource(end) });
  };
  useFollow(field, shown, () => {
    const held = isTyped ? undefined : find();
    const { start, end } = readNow().selection;
    if (!held || start < held.outer.start || end > held.outer.end) return undefined;
    return { start: held.toShown(start), end: held.toShown(end) };
  });
  const select = (selection: TextRange) => field.current && selectInProse(field.current, selection);
  const change = ({ edits, selection }: SourceChange) => {
    give(applyTextEdits(shown, edits));
    // The cell is drawn first.
    if (selection) queueMicrotask(() => select(selection));
  };
  const selected = () => field.current && readProseSelection(field.current);
  const run = (command: TextCommand) => {
    const selection = selected();
    if (selection) change({ selection, ...command.change(shown, selection) });
  };
  const link = () => {
    const selection = selected();
    if (!selection) return;
    let after = selection;
    openLink({
      text: shown,
      selection,
      apply: (made) => {
        after = made.selection ?? selection;
        change(made);
      },
      // The cell is drawn first.
      focus: () =>
        requestAnimationFrame(() => {
          field.current?.focus();
          select(after);
        }),
    });
  };
  const latest = useLatest({ run, link });
  const actions: CellActions = useMemo(
    () => ({ field, run: (command) => latest.current.run(command), link: () => latest.current.link() }),
    [],
  );
  return (
    <ProseField
      fieldRef={field}
      label={name}
      place={place}
      className={classes.field}
      value={shown}
      isReadOnly={isReadOnly}
      onSelect={mirror}
      onFocus={() => onFocus(actions)}
      onEnter={() => select({ start: shown.length, end: shown.length })}
      onBlur={onBlur}
      onKeyDown={(event) => {
        const selection = selected();
        if (!selection) return;
        const command = isReadOnly ? undefined : commandOfKey(event.nativeEvent);
        if (command && MARKS.has(command.id)) run(command);
        else if (markOfKey(event.nativeEvent) === 'link' && !isReadOnly) link();
        else return onKeyDown(event, { before: selection.end, after: shown.length - selection.start });
        event.preventDefault();
      }}
      onChange={(next, _cursor, step) => give(next, step)}
    />
  );
}
