import { Menu } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import {
  Bold,
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
import { Fragment, memo, type ReactNode, useCallback, useMemo } from 'react';
import { useIsTouch } from '../../../ui/use-is-touch.ts';
import { writingWords } from '../../../words/writing.ts';
import { commandWords } from '../../../words/writing-commands.ts';
import { type CommandKeys, keysText, LINK_KEYS, TEXT_COMMANDS, type TextCommand } from '../commands.ts';
import { InsertButton } from '../insert/insert-button.tsx';
import type { InsertItem } from '../insert/insert-items.ts';
import { useAt, useWriting } from '../writing-context.ts';
import { LevelMenu } from './level-menu.tsx';
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
  readonly keys?: CommandKeys | undefined;
  readonly command?: TextCommand;
  readonly run: () => void;
  /** A line before it. */
  readonly startsGroup?: boolean;
}

const ICON = { size: 16, 'aria-hidden': true } as const;
const HELP_ICON = <CircleQuestionMark {...ICON} />;
/** What is always there (inserting, the level of a heading, the rest, help), and each tool with its share of the lines between. */
const ROOM_PX = { mouse: { fixed: 234, tool: 33 }, touch: { fixed: 274, tool: 50 } } as const;

function toolsFor(on: {
  readonly run: (command: TextCommand) => void;
  readonly onLink: () => void;
  readonly onImage: () => void;
}): readonly Tool[] {
  const tool = (id: string, icon: ReactNode, startsGroup = false): Tool => {
    const command = TEXT_COMMANDS.find((one) => one.id === id);
    if (!command) throw new Error(`There is no command ${id}.`);
    const { label, keys } = command;
    return { id, label, icon, keys, command, run: () => on.run(command), startsGroup };
  };
  return [
    tool('bold', <Bold {...ICON} />),
    tool('italic', <Italic {...ICON} />),
    { id: 'link', label: commandWords.link, icon: <Link {...ICON} />, keys: LINK_KEYS, run: on.onLink },
    tool('bullet', <List {...ICON} />, true),
    tool('numbered', <ListOrdered {...ICON} />),
    { id: 'image', label: commandWords.picture, icon: <ImagePlus {...ICON} />, run: on.onImage, startsGroup: true },
    tool('table', <Table {...ICON} />),
    tool('quote', <Quote {...ICON} />),
    tool('code-block', <SquareCode {...ICON} />),
    tool('code', <Code {...ICON} />, true),
    tool('strike', <Strikethrough {...ICON} />),
    tool('task', <ListTodo {...ICON} />),
    tool('rule', <Minus {...ICON} />),
  ];
}

/** Buttons for text. Those that have no room are in a menu at the end. */
export function Toolbar({ onInsert, onLink, onImage, onKeys }: ToolbarProps) {
  const at = useAt();
  const { isReadOnly, apply, readNow, focusEditor } = useWriting();
  const { ref: roveRef, onKeyDown, onFocus } = useRovingFocus();
  const { ref: sizeRef, width } = useElementSize<HTMLDivElement>();
  const ref = useMergedRef(roveRef, sizeRef);

  const run = useCallback(
    (command: TextCommand) => {
      const { text, selection } = readNow();
      apply(command.change(text, selection), command.label);
      focusEditor();
    },
    [apply, readNow, focusEditor],
  );
  // The same as long as the page is open: of the buttons, only those that change are drawn again.
  const tools = useMemo(() => toolsFor({ run, onLink, onImage }), [run, onLink, onImage]);
  const px = ROOM_PX[useIsTouch() ? 'touch' : 'mouse'];
  const room = width === 0 ? tools.length : Math.max(Math.floor((width - px.fixed) / px.tool), 0);
  const shown = tools.slice(0, room);
  const hidden = useMemo(() => tools.slice(room), [tools, room]);
  const isOn = ({ id, command }: Tool) => (id === 'link' ? at.link?.kind === 'link' : command?.isOn?.(at));

  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={commandWords.toolbar}
      className={classes.toolbar}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <InsertButton
        onChoose={onInsert}
        inside={at.elements.map(({ name }) => name).join(' ')}
        isDisabled={isReadOnly}
      />
      <span className={classes.gap} />
      <LevelMenu level={at.headingLevel} isReadOnly={isReadOnly} onChoose={run} />
      <span className={classes.gap} />
      {shown.map((one, index) => (
        <Fragment key={one.id}>
          {one.startsGroup && index > 0 && <span className={classes.gap} />}
          <ToolButton
            label={one.label}
            keys={one.keys}
            isOn={isOn(one)}
            tabIndex={-1}
            disabled={isReadOnly}
            onClick={one.run}
          >
            {one.icon}
          </ToolButton>
        </Fragment>
      ))}
      {hidden.length > 0 && <MoreMenu tools={hidden} isReadOnly={isReadOnly} />}
      <ToolButton className={classes.end ?? ''} label={writingWords.keys.title} tabIndex={-1} onClick={onKeys}>
        {HELP_ICON}
      </ToolButton>
    </div>
  );
}

const MoreMenu = memo(({ tools, isReadOnly }: { readonly tools: readonly Tool[]; readonly isReadOnly: boolean }) => (
  <Menu withInitialFocusPlaceholder={false} position="bottom-end" width={220} returnFocus={false}>
    <Menu.Target>
      <ToolButton label={commandWords.more} tabIndex={-1} disabled={isReadOnly}>
        <Ellipsis {...ICON} />
      </ToolButton>
    </Menu.Target>
    <Menu.Dropdown>
      {tools.map((one) => (
        <Menu.Item
          key={one.id}
          leftSection={one.icon}
          onClick={one.run}
          rightSection={one.keys && <span className={classes.keys}>{keysText(one.keys)}</span>}
        >
          {one.label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
));
