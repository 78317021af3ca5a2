import { Menu } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import type { HeadingLevel } from '../../../../authoring/source-edit/headings.ts';
import { commandWords } from '../../../words/writing-commands.ts';
import { HEADING_COMMANDS, HEADING_LABELS, keysText, type TextCommand } from '../commands.ts';
import classes from './toolbar.module.css';

export interface LevelMenuProps {
  readonly level: HeadingLevel;
  readonly isReadOnly: boolean;
  readonly onChoose: (command: TextCommand) => void;
}

/** Shows whether the line at the cursor is text or a heading, and makes it another. */
export const LevelMenu = memo(({ level, isReadOnly, onChoose }: LevelMenuProps) => (
  <Menu withInitialFocusPlaceholder={false} position="bottom-start" width={220} returnFocus={false}>
    <Menu.Target>
      <button
        type="button"
        data-rove
        tabIndex={-1}
        className={classes.level}
        disabled={isReadOnly}
        aria-label={commandWords.level(HEADING_LABELS[level])}
        onMouseDown={(event) => event.preventDefault()}
      >
        <span className={classes.levelName}>{HEADING_LABELS[level]}</span>
        <ChevronDown size={13} aria-hidden="true" />
      </button>
    </Menu.Target>
    <Menu.Dropdown>
      {HEADING_COMMANDS.map((command) => (
        <Menu.Item
          key={command.id}
          onClick={() => onChoose(command)}
          rightSection={command.keys && <span className={classes.keys}>{keysText(command.keys)}</span>}
        >
          {command.label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
));
