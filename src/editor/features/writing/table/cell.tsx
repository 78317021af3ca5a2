import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useDraft } from '../forms/use-draft.ts';
import classes from './table.module.css';

export interface CellProps {
  readonly name: string;
  /** Row and column, for finding it. */
  readonly place: string;
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/** One cell, as high as its text. */
export function Cell({ name, place, value, isReadOnly, onChange, onKeyDown }: CellProps) {
  const { shown, setDraft, onBlur } = useDraft(value);
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [shown]);
  return (
    <textarea
      ref={field}
      rows={1}
      className={classes.field}
      aria-label={name}
      data-cell={place}
      value={shown}
      readOnly={isReadOnly}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        onChange(event.currentTarget.value);
      }}
    />
  );
}
