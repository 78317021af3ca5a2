import { type RefObject, useEffect, useState } from 'react';
import { readProse, readProseSelection } from '../../../../prose/prose-dom.ts';
import { commandWords } from '../../../words/writing-commands.ts';
import type { TextCommand } from '../commands.ts';
import { useRovingFocus } from '../toolbar/use-roving-focus.ts';
import { MarkTools, readMarks } from './mark-tools.tsx';
import classes from './prose-tools.module.css';

export interface ProseToolsProps {
  readonly field: RefObject<HTMLElement | null>;
  readonly onCommand: (command: TextCommand) => void;
  readonly onLink: () => void;
}

/** What can be done with the selected words of a field. It is there while the field has the focus. */
export function ProseTools({ field, onCommand, onLink }: ProseToolsProps) {
  const { ref, onKeyDown, onFocus } = useRovingFocus();
  const on = useMarks(field);
  return (
    <div
      role="toolbar"
      aria-label={commandWords.formatting}
      className={classes.tools}
      ref={ref}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <MarkTools on={new Set(on.split(' '))} onCommand={onCommand} onLink={onLink} />
    </div>
  );
}

/** The marks around the selection, as names with blanks between them: equal ones draw nothing. */
function useMarks(field: RefObject<HTMLElement | null>): string {
  const [marks, setMarks] = useState('');
  useEffect(() => {
    const look = () => {
      const element = field.current;
      const selection = element && readProseSelection(element);
      if (element && selection) setMarks(readMarks(readProse(element), selection).join(' '));
    };
    look();
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [field]);
  return marks;
}
