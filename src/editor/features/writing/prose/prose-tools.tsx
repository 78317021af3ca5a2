import { Bold, Code, Italic, Link } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { linkAt } from '../../../../authoring/source-edit/links.ts';
import { marksAt } from '../../../../authoring/source-edit/toggle-mark.ts';
import { readProse, readProseSelection } from '../../../../prose/prose-dom.ts';
import { commandWords } from '../../../words/writing-commands.ts';
import { type CommandKeys, keysText, LINK_KEYS, MARK_COMMANDS, type TextCommand } from '../commands.ts';
import { useRovingFocus } from '../toolbar/use-roving-focus.ts';
import classes from './prose-tools.module.css';

export interface ProseToolsProps {
  readonly field: RefObject<HTMLElement | null>;
  readonly onCommand: (command: TextCommand) => void;
  readonly onLink: () => void;
}

export function isLinkKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const ICON = { size: 14, 'aria-hidden': true } as const;
const ICONS = new Map([
  ['bold', <Bold key="bold" {...ICON} />],
  ['italic', <Italic key="italic" {...ICON} />],
  ['code', <Code key="code" {...ICON} />],
]);

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
      {MARK_COMMANDS.filter(({ id }) => ICONS.has(id)).map((command, index) => (
        <Tool
          key={command.id}
          label={command.label}
          keys={command.keys}
          isOn={on.includes(command.id)}
          isFirst={index === 0}
          onClick={() => onCommand(command)}
        >
          {ICONS.get(command.id)}
        </Tool>
      ))}
      <Tool label={commandWords.link} keys={LINK_KEYS} isOn={on.includes('link')} onClick={onLink}>
        <Link {...ICON} />
      </Tool>
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly keys: CommandKeys | undefined;
  readonly isOn: boolean;
  readonly isFirst?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Tool({ label, keys, isOn, isFirst = false, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      data-rove
      tabIndex={isFirst ? 0 : -1}
      className={classes.tool}
      aria-label={label}
      aria-pressed={isOn}
      title={keys ? `${label} (${keysText(keys)})` : label}
      // The field keeps its focus and its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** The marks around the selection, as names with blanks between them: equal ones draw nothing. */
function useMarks(field: RefObject<HTMLElement | null>): string {
  const [marks, setMarks] = useState('');
  useEffect(() => {
    const look = () => {
      const element = field.current;
      const selection = element && readProseSelection(element);
      if (!element || !selection) return;
      const text = readProse(element);
      const isLink = linkAt(text, selection)?.kind === 'link';
      setMarks([...marksAt(text, selection), ...(isLink ? ['link'] : [])].join(' '));
    };
    look();
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [field]);
  return marks;
}
