import { Menu } from '@mantine/core';
import { MoreHorizontal } from 'lucide-react';
import type { DivisionName } from '../../../engine/navigation-edit/division-names.ts';
import { nameOfEntry, type OutlineNode } from '../../../engine/navigation-edit/outline.ts';
import { divisionKey } from './division-pages.ts';
import classes from './navigation.module.css';

export type RowCommand =
  | 'open'
  | 'rename'
  | 'path'
  | 'details'
  | 'add-page'
  | 'add-group'
  | 'add-link'
  | 'up'
  | 'down'
  | 'in'
  | 'out'
  | 'into'
  | 'duplicate'
  | 'remove'
  | 'delete'
  | 'all-versions'
  /** With the key of a tab, an anchor or a version. */
  | `join:${string}`;

export interface RowMenuProps {
  readonly node: OutlineNode;
  /** How many entries are selected with this one. */
  readonly count: number;
  /** Whether there is more to say of it than its title and its place. */
  readonly hasDetails: boolean;
  /** Versions that a group may be limited to; tabs and anchors that a page may move to. */
  readonly divisions: readonly DivisionName[];
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
  readonly onCommand: (command: RowCommand) => void;
}

/** What can be done with an entry. Reached from its row by Shift+F10 or the menu key, or by its button. */
export function RowMenu({ node, count, hasDetails, divisions, isOpen, onChange, onCommand }: RowMenuProps) {
  const label = `More for ${nameOfEntry(node)}`;
  // There are dozens of these at a time, and more with every row that scrolls into sight: a plain button costs little.
  const button = (
    <button
      type="button"
      className={classes.more}
      tabIndex={-1}
      aria-label={label}
      aria-haspopup="menu"
      onClick={() => onChange(!isOpen)}
    >
      <MoreHorizontal size={15} aria-hidden="true" />
    </button>
  );
  if (!isOpen) return button;
  const isOne = count === 1;
  const isHolder = node.kind === 'group' || node.kind === 'division';
  const joinable = divisions.filter((division) => canJoin(node, division, isOne));
  const item = (command: RowCommand, words: string, keys?: string) => (
    <Menu.Item key={command} onClick={() => onCommand(command)} rightSection={keys && <kbd>{keys}</kbd>}>
      {words}
    </Menu.Item>
  );
  // Without keys among them: the key that opens the menu would close it at once.
  const outside = ['mousedown', 'touchstart'];
  return (
    <Menu
      opened
      onChange={onChange}
      clickOutsideEvents={outside}
      closeOnItemClick={false}
      withInitialFocusPlaceholder={false}
      position="bottom-end"
      width={272}
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown aria-label={label} className={classes.dropdown ?? ''}>
        {isOne && node.file !== undefined && item('open', 'Open', 'Enter')}
        {isOne &&
          (isHolder || node.file !== undefined) &&
          item('rename', isHolder ? 'Rename' : 'Rename the title', 'F2')}
        {isOne && node.file !== undefined && item('path', 'Change the path…')}
        {isOne && hasDetails && item('details', node.kind === 'link' ? 'Address and icon…' : 'Icon and details…')}
        <Menu.Divider />
        {item('up', 'Move up', 'Alt ↑')}
        {item('down', 'Move down', 'Alt ↓')}
        {item('in', 'Move into the group above', 'Alt →')}
        {item('out', 'Move out', 'Alt ←')}
        {item('into', 'Move into…')}
        <Menu.Divider />
        {item('add-page', 'Add a page…')}
        {item('add-group', 'Add a group…')}
        {item('add-link', 'Add a link…')}
        {isOne && item('duplicate', 'Duplicate')}
        {joinable.length > 0 && <Menu.Divider />}
        {joinable.map((division) => item(`join:${divisionKey(division)}`, joinWords(division)))}
        {node.kind === 'group' && joinable.length > 0 && item('all-versions', 'Show in all versions')}
        <Menu.Divider />
        {item('remove', 'Remove from the navigation', 'Del')}
        {isOne && node.file !== undefined && item('delete', 'Delete the page')}
      </Menu.Dropdown>
    </Menu>
  );
}

/** A group is limited to a version by its name, a page belongs to a tab or an anchor by its folder. */
function canJoin(node: OutlineNode, { kind, name }: DivisionName, isOne: boolean): boolean {
  if (kind === 'version') return node.kind === 'group';
  const isThere = node.divisions.some((one) => one.kind === kind && one.name === name);
  return isOne && node.file !== undefined && !isThere;
}

function joinWords({ kind, name }: DivisionName): string {
  return kind === 'version' ? `Show in ${name} only` : `Move to the ${kind} ${name}…`;
}
