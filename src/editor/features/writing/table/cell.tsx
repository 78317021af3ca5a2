import { type KeyboardEvent, useRef } from 'react';
import { applyTextEdits } from '../../../../engine/source-edit/text-edit.ts';
import { commandOfKey } from '../commands.ts';
import { useDraft } from '../forms/use-draft.ts';
import { readProseSelection, selectInProse } from '../prose/prose-dom.ts';
import { ProseField } from '../prose/prose-field.tsx';
import classes from './table.module.css';

export interface CellProps {
  readonly name: string;
  /** Row and column, for finding it. */
  readonly place: string;
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
  readonly onKeyDown: (event: KeyboardEvent, around: Around) => void;
}

/** How many characters are before all that is selected, or behind it. */
export interface Around {
  readonly before: number;
  readonly after: number;
}

const MARKS: ReadonlySet<string> = new Set(['bold', 'italic', 'strike', 'code']);

/** One cell, as high as its text. */
export function Cell({ name, place, value, isReadOnly, onChange, onKeyDown }: CellProps) {
  const { shown, setDraft, onBlur } = useDraft(value);
  const field = useRef<HTMLDivElement>(null);
  const give = (next: string) => {
    setDraft(next);
    onChange(next);
  };
  return (
    <ProseField
      fieldRef={field}
      label={name}
      place={place}
      className={classes.field}
      value={shown}
      isReadOnly={isReadOnly}
      onEnter={() => field.current && selectInProse(field.current, { start: shown.length, end: shown.length })}
      onBlur={onBlur}
      onKeyDown={(event) => {
        const selection = readProseSelection(event.currentTarget);
        if (!selection) return;
        const command = isReadOnly ? undefined : commandOfKey(event.nativeEvent);
        if (!command || !MARKS.has(command.id)) {
          onKeyDown(event, { before: selection.end, after: shown.length - selection.start });
          return;
        }
        event.preventDefault();
        const change = command.change(shown, selection);
        give(applyTextEdits(shown, change.edits));
        const after = change.selection ?? selection;
        // The cell is drawn first.
        queueMicrotask(() => field.current && selectInProse(field.current, after));
      }}
      onChange={give}
    />
  );
}
