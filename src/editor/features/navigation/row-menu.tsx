import { Menu } from '@mantine/core';
import { PART_NOUNS } from '../../../authoring/navigation-edit/division-kinds.ts';
import type { DivisionName } from '../../../authoring/navigation-edit/division-names.ts';
import { isHolder, nameOfEntry, type OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { TreeRowMenuButton } from '../../ui/tree-row.tsx';
import { navigationWords as words } from '../../words/navigation.ts';
import { navigationPartWords as partWords } from '../../words/navigation-parts.ts';
import { divisionKey } from './division-pages.ts';
import classes from './navigation.module.css';
import { titleOf } from './row-words.ts';

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
  | 'add-inside'
  | 'add-beside'
  | 'convert'
  | 'all-versions'
  /** With the key of a tab, an anchor or a version. */
  | `join:${string}`;

export interface RowMenuProps {
  readonly node: OutlineNode;
  /** How many entries are selected with this one. */
  readonly count: number;
  /** How many pages with files there are in what is selected. */
  readonly pageCount: number;
  /** Whether there is more to say of it than its title and its place. */
  readonly hasDetails: boolean;
  /** Whether parts of the site may stand in it, and whether it may become another kind: in the later format. */
  readonly hasParts: boolean;
  /** Versions that a group may be limited to; tabs and anchors that a page may move to. */
  readonly divisions: readonly DivisionName[];
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
  readonly onCommand: (command: RowCommand) => void;
}

/** What can be done with an entry. Reached from its row by Shift+F10 or the menu key, or by its button. */
export function RowMenu(props: RowMenuProps) {
  const { node, count, pageCount, hasDetails, hasParts, divisions, isOpen, onChange, onCommand } = props;
  const label = words.menu(titleOf(node) || nameOfEntry(node));
  const button = <TreeRowMenuButton aria-label={label} onClick={() => onChange(!isOpen)} />;
  if (!isOpen) return button;
  const isOne = count === 1;
  const isGlobal = node.kind === 'global';
  const isNamed = isHolder(node) && !isGlobal;
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
        {isOne && node.file !== undefined && item('open', words.open, 'Enter')}
        {isOne &&
          (isNamed || node.file !== undefined) &&
          item('rename', isNamed ? words.rename : words.renameTitle, 'F2')}
        {isOne && node.file !== undefined && item('path', words.changePath)}
        {isOne && hasDetails && item('details', node.kind === 'link' ? words.addressAndIcon : words.iconAndDetails)}
        {isOne && hasParts && isNamed && item('convert', partWords.change)}
        <Menu.Divider />
        {!isGlobal && item('up', words.moveUp, 'Alt ↑')}
        {!isGlobal && item('down', words.moveDown, 'Alt ↓')}
        {!isGlobal && item('in', words.moveIn, 'Alt →')}
        {!isGlobal && item('out', words.moveOut, 'Alt ←')}
        {!isGlobal && item('into', words.moveInto)}
        {!isGlobal && <Menu.Divider />}
        {!isGlobal && item('add-page', words.addAPage)}
        {!isGlobal && item('add-group', words.addGroupHere)}
        {!isGlobal && item('add-link', words.addLinkHere)}
        {isOne && node.part !== undefined && item('add-beside', partWords.addBeside(partNoun(node)))}
        {isOne && hasParts && (isGlobal || node.part !== undefined) && item('add-inside', partWords.addInside)}
        {isOne && !isGlobal && item('duplicate', words.duplicate)}
        {joinable.length > 0 && <Menu.Divider />}
        {joinable.map((division) => item(`join:${divisionKey(division)}`, joinWords(division)))}
        {node.kind === 'group' && joinable.length > 0 && item('all-versions', words.showInAll)}
        <Menu.Divider />
        {item('remove', words.remove, 'Del')}
        {pageCount > 0 &&
          item('delete', isOne && node.file !== undefined ? words.deletePage : words.deletePages(pageCount))}
      </Menu.Dropdown>
    </Menu>
  );
}

function partNoun({ part = 'tab' }: OutlineNode): string {
  return PART_NOUNS[part][0];
}

/** A group is limited to a version by its name, a page belongs to a tab or an anchor by its folder. */
function canJoin(node: OutlineNode, { kind, name }: DivisionName, isOne: boolean): boolean {
  if (kind === 'version') return node.kind === 'group';
  const isThere = node.divisions.some((one) => one.kind === kind && one.name === name);
  return isOne && node.file !== undefined && !isThere;
}

function joinWords({ kind, name }: DivisionName): string {
  return kind === 'version' ? words.showInVersion(name) : words.moveToDivision(words.divisionKindsInside[kind], name);
}
