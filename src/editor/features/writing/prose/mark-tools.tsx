import { Bold, Code, Italic, Link } from 'lucide-react';
import { linkAt } from '../../../../authoring/source-edit/links.ts';
import { marksAt } from '../../../../authoring/source-edit/toggle-mark.ts';
import type { TextRange } from '../../../../project/text-edit.ts';
import { commandWords } from '../../../words/writing-commands.ts';
import { LINK_KEYS, MARK_COMMANDS, type TextCommand } from '../commands.ts';
import { Tool } from './tool.tsx';

const ICON = { size: 14, 'aria-hidden': true } as const;
const ICONS = new Map([
  ['bold', <Bold key="bold" {...ICON} />],
  ['italic', <Italic key="italic" {...ICON} />],
  ['code', <Code key="code" {...ICON} />],
]);

export interface MarkToolsProps {
  /** Names of the marks around the selected words, and `link`. */
  readonly on: ReadonlySet<string>;
  /** Only what is on can be taken away. */
  readonly isOff?: boolean;
  readonly onCommand: (command: TextCommand) => void;
  readonly onLink: () => void;
}

/** Bold, italic, code and link: in the bar of a field of the form, and over the words of the page. */
export function MarkTools({ on, isOff = false, onCommand, onLink }: MarkToolsProps) {
  return (
    <>
      {MARK_COMMANDS.filter(({ id }) => ICONS.has(id)).map((command, index) => (
        <Tool
          key={command.id}
          label={command.label}
          keys={command.keys}
          isOn={on.has(command.id)}
          isFirst={index === 0}
          disabled={isOff && !(command.id === 'code' && on.has('code'))}
          onClick={() => onCommand(command)}
        >
          {ICONS.get(command.id)}
        </Tool>
      ))}
      <Tool label={commandWords.link} keys={LINK_KEYS} isOn={on.has('link')} disabled={isOff} onClick={onLink}>
        <Link {...ICON} />
      </Tool>
    </>
  );
}

/** The marks around a selection, and `link`: what `MarkTools` shows as pressed. */
export function readMarks(text: string, selection: TextRange): readonly string[] {
  const isLink = linkAt(text, selection)?.kind === 'link';
  return [...marksAt(text, selection), ...(isLink ? ['link'] : [])];
}
