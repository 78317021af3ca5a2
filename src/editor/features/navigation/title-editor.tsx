import { TextInput } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { navigationWords as words } from '../../words/navigation.ts';
import classes from './navigation.module.css';

export interface TitleEditorProps {
  readonly node: OutlineNode;
  /** `undefined` leaves everything as it is. */
  readonly onDone: (title: string | undefined) => void;
}

/** The title of an entry in place. Enter and looking away keep it, Escape leaves it as it was. */
export function TitleEditor({ node, onDone }: TitleEditorProps) {
  const [title, setTitle] = useState(node.label);
  const root = useRef<HTMLSpanElement>(null);
  const isOver = useRef(false);
  const finish = (isKept: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    onDone(isKept ? title.trim() : undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The letters and arrows are the field's, not the tree's.
    event.stopPropagation();
    if (event.key === 'Enter') finish(true);
    else if (event.key === 'Escape') finish(false);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!root.current?.contains(relatedTarget)) finish(true);
  };
  return (
    <span ref={root} className={classes.editor} data-own>
      <TextInput
        aria-label={words.titleOf(node.label)}
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className={classes.titleInput}
      />
    </span>
  );
}
