import { Menu } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import {
  Bold,
  ChevronDown,
  CircleQuestionMark,
  Code,
  Ellipsis,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  ListTodo,
  Minus,
  Quote,
  SquareCode,
  Strikethrough,
  Table,
} from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { HEADING_COMMANDS, HEADING_LABELS, keysText, TEXT_COMMANDS, type TextCommand } from '../commands.ts';
import { InsertButton } from '../insert/insert-button.tsx';
import type { InsertItem } from '../insert/insert-items.ts';
import { useWriting } from '../writing-context.ts';
import { ToolButton } from './tool-button.tsx';
import classes from './toolbar.module.css';
import { useRovingFocus } from './use-roving-focus.ts';

export interface ToolbarProps {
  readonly onInsert: (item: InsertItem) => void;
  readonly onLink: () => void;
  readonly onImage: () => void;
  readonly onKeys: () => void;
}

interface Tool {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly command?: TextCommand;
  readonly run: () => void;
  /** A line before it. */
  readonly startsGroup?: boolean;
}

const ICON = { size: 16, 'aria-hidden': true } as const;
/** What is always there: inserting, the level of a heading, the rest, help. */
const FIXED_PX = 234;
const TOOL_PX = 33;

/** Buttons for text. Those that have no room are in a menu at the end. */
export function Toolbar({ onInsert, onLink, onImage, onKeys }: ToolbarProps) {
  const { at, isReadOnly, apply, readNow, focusEditor } = useWriting();
  const { ref: roveRef, onKeyDown, onFocus } = useRovingFocus();
  const { ref: sizeRef, width } = useElementSize<HTMLDivElement>();
  const ref = useMergedRef(roveRef, sizeRef);

  const run = (command: TextCommand) => {
    const { text, selection } = readNow();
    apply(command.change(text, selection), command.label);
    focusEditor();
  };
  const tool = (id: string, icon: ReactNode, startsGroup = false): Tool => {
    const command = TEXT_COMMANDS.find((one) => one.id === id);
    if (!command) throw new Error(`There is no command ${id}.`);
    return { id, label: command.label, icon, command, run: () => run(command), startsGroup };
  };
  const tools: readonly Tool[] = [
    tool('bold', <Bold {...ICON} />),
    tool('italic', <Italic {...ICON} />),
    { id: 'link', label: 'Link', icon: <Link {...ICON} />, run: onLink },
    tool('bullet', <List {...ICON} />, true),
    tool('numbered', <ListOrdered {...ICON} />),
    { id: 'image', label: 'Picture', icon: <ImagePlus {...ICON} />, run: onImage, startsGroup: true },
    tool('table', <Table {...ICON} />),
    tool('quote', <Quote {...ICON} />),
    tool('code-block', <SquareCode {...ICON} />),
    tool('code', <Code {...ICON} />, true),
    tool('strike', <Strikethrough {...ICON} />),
    tool('task', <ListTodo {...ICON} />),
    tool('rule', <Minus {...ICON} />),
  ];
  const room = width === 0 ? tools.length : Math.max(Math.floor((width - FIXED_PX) / TOOL_PX), 0);
  const [shown, hidden] = [tools.slice(0, room), tools.slice(room)];
  const isOn = ({ id, command }: Tool) => (id === 'link' ? at.link?.kind === 'link' : command?.isOn?.(at));

  return (
    <div ref={ref} role="toolbar" aria-label="Text" className={classes.toolbar} onKeyDown={onKeyDown} onFocus={onFocus}>
      <InsertButton onChoose={onInsert} isDisabled={isReadOnly} />
      <span className={classes.gap} />
      <Menu withInitialFocusPlaceholder={false} position="bottom-start" width={220} returnFocus={false}>
        <Menu.Target>
          <button
            type="button"
            data-rove
            tabIndex={-1}
            className={classes.level}
            disabled={isReadOnly}
            aria-label={`Kind of line: ${HEADING_LABELS[at.headingLevel]}`}
            onMouseDown={(event) => event.preventDefault()}
          >
            {HEADING_LABELS[at.headingLevel]}
            <ChevronDown size={13} aria-hidden="true" />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {HEADING_COMMANDS.map((command) => (
            <Menu.Item
              key={command.id}
              onClick={() => run(command)}
              rightSection={command.keys && <span className={classes.keys}>{keysText(command.keys)}</span>}
            >
              {command.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <span className={classes.gap} />
      {shown.map((one, index) => (
        <Fragment key={one.id}>
          {one.startsGroup && index > 0 && <span className={classes.gap} />}
          <ToolButton
            label={one.label}
            keys={one.id === 'link' ? { key: 'K', mod: true } : one.command?.keys}
            isOn={isOn(one)}
            tabIndex={-1}
            disabled={isReadOnly}
            onClick={one.run}
          >
            {one.icon}
          </ToolButton>
        </Fragment>
      ))}
      {hidden.length > 0 && (
        <Menu withInitialFocusPlaceholder={false} position="bottom-end" width={220} returnFocus={false}>
          <Menu.Target>
            <ToolButton label="More" tabIndex={-1} disabled={isReadOnly}>
              <Ellipsis {...ICON} />
            </ToolButton>
          </Menu.Target>
          <Menu.Dropdown>
            {hidden.map((one) => (
              <Menu.Item
                key={one.id}
                leftSection={one.icon}
                onClick={one.run}
                rightSection={one.command?.keys && <span className={classes.keys}>{keysText(one.command.keys)}</span>}
              >
                {one.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <ToolButton className={classes.end ?? ''} label="Keys for writing" tabIndex={-1} onClick={onKeys}>
        <CircleQuestionMark {...ICON} />
      </ToolButton>
    </div>
  );
}
