import { Menu } from '@mantine/core';
import { ArrowDown, ArrowUp, GripVertical, IndentDecrease, IndentIncrease } from 'lucide-react';
import { memo, type PointerEvent } from 'react';
import type { OutlineItem } from '../../../page-source/headings/page-outline.ts';
import { meansRow, TreeRow, TreeRowLabel, TreeRowMenu, TreeRowMenuButton } from '../../ui/tree-row.tsx';
import { outlineWords as words } from '../../words/outline.ts';
import classes from './outline.module.css';

export type SectionCommand = 'up' | 'down' | 'promote' | 'demote';

/** A type, so that it can be handed on whole. */
export type OutlineHandlers = {
  readonly onGo: (index: number) => void;
  readonly onFocus: (index: number) => void;
  readonly onPointerDown: (event: PointerEvent, index: number) => void;
  readonly onMenu: (index: number | undefined) => void;
  readonly onCommand: (index: number, command: SectionCommand) => void;
};

export interface OutlineRowProps {
  readonly item: OutlineItem;
  readonly index: number;
  readonly isCurrent: boolean;
  readonly isFocusStop: boolean;
  readonly isDragged: boolean;
  readonly isMenuOpen: boolean;
  /** What can be done with the section; asked for when its menu opens. */
  readonly commands: ReadonlySet<SectionCommand> | undefined;
  readonly isEditable: boolean;
  readonly handlers: OutlineHandlers;
}

const ICON = { size: 14, 'aria-hidden': true } as const;
const COMMANDS = [
  ['up', ArrowUp, 'Alt+Shift+↑'],
  ['down', ArrowDown, 'Alt+Shift+↓'],
  ['promote', IndentDecrease, 'Alt+Shift+←'],
  ['demote', IndentIncrease, 'Alt+Shift+→'],
] as const;
const INDENT_PX = 14;

/** A heading, or a component with a title. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { item, index, isCurrent, isFocusStop, isDragged, isMenuOpen, commands, isEditable, handlers } = props;
  const isMovable = isEditable && item.blocks !== undefined;
  const title = item.text.trim() === '' ? words.noWords : item.text;
  const kind = item.kind === 'Heading' ? words.level(item.level) : (words.kinds[item.kind] ?? item.kind);
  return (
    <TreeRow
      index={index}
      depth={item.depth}
      indentPx={INDENT_PX}
      isFocusStop={isFocusStop}
      isSelected={isCurrent}
      isMenuOpen={isMenuOpen}
      className={classes.row}
      data-dragged={isDragged || undefined}
      aria-current={isCurrent ? 'location' : undefined}
      aria-label={`${kind} ${title}`}
      onClick={(event) => meansRow(event) && handlers.onGo(index)}
      onFocus={({ target, currentTarget }) => target === currentTarget && handlers.onFocus(index)}
      onPointerDown={(event) => {
        const isGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null;
        if (isMovable && meansRow(event) && (isGrip || event.pointerType !== 'touch'))
          handlers.onPointerDown(event, index);
      }}
      onContextMenu={(event) => {
        if (!isMovable) return;
        event.preventDefault();
        handlers.onMenu(index);
      }}
    >
      <span className={classes.kind} aria-hidden="true">
        {kind}
      </span>{' '}
      <TreeRowLabel className={classes.label} title={title}>
        {item.text.trim() === '' ? <em>{title}</em> : title}
      </TreeRowLabel>
      {isMovable && (
        <>
          <TreeRowMenu>
            <RowMenu {...{ title, isMenuOpen, commands }} {...handlers} index={index} />
          </TreeRowMenu>
          <span className={classes.grip} data-grip aria-hidden="true">
            <GripVertical size={14} />
          </span>
        </>
      )}
    </TreeRow>
  );
});

interface RowMenuProps extends OutlineHandlers, Pick<OutlineRowProps, 'index' | 'isMenuOpen' | 'commands'> {
  readonly title: string;
}

function RowMenu({ title, index, isMenuOpen, commands, onMenu, onCommand }: RowMenuProps) {
  const button = (
    <TreeRowMenuButton aria-label={words.menu(title)} onClick={() => onMenu(isMenuOpen ? undefined : index)} />
  );
  if (!isMenuOpen) return button;
  return (
    <Menu
      opened
      onChange={(isOpen) => !isOpen && onMenu(undefined)}
      clickOutsideEvents={['mousedown', 'touchstart']}
      position="bottom-end"
      width={250}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown aria-label={words.menu(title)}>
        {COMMANDS.map(([command, Icon, keys]) => (
          <Menu.Item
            key={command}
            leftSection={<Icon {...ICON} />}
            rightSection={
              <span className={classes.keys} aria-hidden="true">
                {keys}
              </span>
            }
            disabled={!commands?.has(command)}
            onClick={() => onCommand(index, command)}
          >
            {words[command]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
