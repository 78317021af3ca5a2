import { ChevronRight, EyeOff } from 'lucide-react';
import { type MouseEvent, memo, type PointerEvent } from 'react';
import type { DivisionName } from '../../../authoring/navigation-edit/division-names.ts';
import type { OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { navigationWords as words } from '../../words/navigation.ts';
import { EntryIcon } from './entry-icon.tsx';
import classes from './navigation.module.css';
import { type RowCommand, RowMenu } from './row-menu.tsx';
import { TitleEditor } from './title-editor.tsx';
import type { TreeRow } from './tree-rows.ts';

/** A type, so that it can be gone through by name. */
export type RowHandlers = {
  readonly onClick: (row: TreeRow, event: MouseEvent) => void;
  readonly onFocus: (row: TreeRow) => void;
  readonly onPointerDown: (row: TreeRow, event: PointerEvent) => void;
  readonly onToggle: (row: TreeRow) => void;
  readonly onMenu: (row: TreeRow, isOpen: boolean) => void;
  readonly onCommand: (row: TreeRow, command: RowCommand) => void;
  readonly onRenamed: (row: TreeRow, title: string | undefined) => void;
};

export interface TreeItemProps {
  readonly row: TreeRow;
  readonly index: number;
  /** Pixels. */
  readonly rowHeight: number;
  readonly isFocusStop: boolean;
  readonly isSelected: boolean;
  readonly isCurrent: boolean;
  readonly isRenaming: boolean;
  readonly isMenuOpen: boolean;
  readonly isEditable: boolean;
  readonly selectedCount: number;
  readonly divisions: readonly DivisionName[];
  readonly hasDetails: (node: OutlineNode) => boolean;
  /** How many pages would go with an entry and all that is selected with it. */
  readonly pageCount: (node: OutlineNode) => number;
  readonly handlers: RowHandlers;
}

const INDENT_PX = 18;

/** One entry. Its place comes from its number, so that a row out of sight costs nothing. */
export const TreeItem = memo(function TreeItem(props: TreeItemProps) {
  const {
    row,
    index,
    rowHeight,
    isFocusStop,
    isSelected,
    isCurrent,
    isRenaming,
    isMenuOpen,
    isEditable,
    selectedCount,
    divisions,
    hasDetails,
    pageCount,
    handlers,
  } = props;
  const { node, depth, position, count, isExpanded } = row;
  const hiding = hidingWords(row);
  const isMissing = node.kind === 'page' && node.file === undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it has the keys of all its items.
    <div
      role="treeitem"
      tabIndex={isFocusStop ? 0 : -1}
      className={classes.row}
      data-index={index}
      data-current={isCurrent || undefined}
      data-menu={isMenuOpen || undefined}
      data-hidden={hiding !== undefined || undefined}
      style={{ top: index * rowHeight, height: rowHeight, paddingLeft: 8 + depth * INDENT_PX }}
      aria-level={depth + 1}
      aria-posinset={position}
      aria-setsize={count}
      aria-selected={isSelected}
      aria-expanded={isExpanded}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={nameOf(row, isMissing)}
      onClick={(event) => isOfRow(event) && handlers.onClick(row, event)}
      onFocus={({ target, currentTarget }) => target === currentTarget && handlers.onFocus(row)}
      onPointerDown={(event) => isOfRow(event) && handlers.onPointerDown(row, event)}
      onContextMenu={(event) => {
        event.preventDefault();
        if (isEditable) handlers.onMenu(row, true);
      }}
    >
      {/* A second way for the pointer; the arrow keys open and close too. */}
      <span
        className={classes.chevron}
        data-open={isExpanded || undefined}
        aria-hidden="true"
        data-own={isExpanded === undefined ? undefined : ''}
        onClick={() => handlers.onToggle(row)}
      >
        {isExpanded !== undefined && <ChevronRight size={14} />}
      </span>
      <EntryIcon node={node} isMissing={isMissing} />
      {isRenaming ? (
        <TitleEditor node={node} onDone={(title) => handlers.onRenamed(row, title)} />
      ) : (
        <>
          <span className={classes.label} title={node.label} data-holder={isExpanded !== undefined || undefined}>
            {node.label === '' ? <em>{words.noTitle}</em> : node.label}
          </span>
          {hiding !== undefined && (
            <span className={classes.hidden} title={hiding}>
              <EyeOff size={14} aria-hidden="true" />
            </span>
          )}
          {isMissing && <span className={classes.missing}> {words.noFile}</span>}
          {node.divisions.slice(-1).map(({ kind, name }) => (
            <span
              key={kind}
              className={classes.division}
              title={words.belongsTo(words.divisionKindsInside[kind], name)}
            >
              {' '}
              {name}
            </span>
          ))}
          {isEditable && (
            <span className={classes.menu} data-own>
              <RowMenu
                node={node}
                count={selectedCount}
                pageCount={isMenuOpen ? pageCount(node) : 0}
                hasDetails={isMenuOpen && hasDetails(node)}
                divisions={divisions}
                isOpen={isMenuOpen}
                onChange={(isOpen) => handlers.onMenu(row, isOpen)}
                onCommand={(command) => handlers.onCommand(row, command)}
              />
            </span>
          )}
        </>
      )}
    </div>
  );
});

/** Why readers do not see it in the navigation; `undefined` when they do. */
function hidingWords({ node, isInHidden }: TreeRow): string | undefined {
  if (node.hidden === 'always') return words.hiddenTitle;
  if (isInHidden) return words.hiddenInside;
  return node.hidden === 'until-open' ? words.hiddenUntilOpen : undefined;
}

/** All that the row shows, as words: its label, the last part of the site it belongs to, whether it is hidden. */
function nameOf(row: TreeRow, isMissing: boolean): string {
  const { label } = row.node;
  const name = isMissing ? words.hasNoFile(label) : label === '' ? words.groupWithoutTitle : label;
  const division = row.node.divisions.at(-1)?.name;
  const parts = [name, division, hidingWords(row) !== undefined && words.hidden];
  return parts.filter((part) => typeof part === 'string' && part !== '').join(', ');
}

/** Whether the pointer means the entry, and not its menu (which floats elsewhere) or its field. */
function isOfRow({ target, currentTarget }: MouseEvent): boolean {
  return target instanceof Element && currentTarget.contains(target) && target.closest('[data-own]') === null;
}
