import { ChevronRight, EyeOff, Info, Unplug } from 'lucide-react';
import { type MouseEvent, memo, type PointerEvent } from 'react';
import type { DivisionName } from '../../../authoring/navigation-edit/division-names.ts';
import type { OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { navigationWords as words } from '../../words/navigation.ts';
import { navigationPartWords as partWords } from '../../words/navigation-parts.ts';
import { EntryIcon } from './entry-icon.tsx';
import classes from './navigation.module.css';
import { type RowCommand, RowMenu } from './row-menu.tsx';
import { markOf, nameOf, switcherOf, titleOf } from './row-words.ts';
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
  readonly hasParts: boolean;
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
    hasParts,
    pageCount,
    handlers,
  } = props;
  const { node, depth, position, count, isExpanded } = row;
  const mark = markOf(row);
  const switcher = switcherOf(node);
  const isMissing = node.kind === 'page' && node.file === undefined;
  const title = titleOf(node);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it has the keys of all its items.
    <div
      role="treeitem"
      tabIndex={isFocusStop ? 0 : -1}
      className={classes.row}
      data-index={index}
      data-current={isCurrent || undefined}
      data-menu={isMenuOpen || undefined}
      data-hidden={(mark !== undefined && mark.kind !== 'remark') || undefined}
      style={{ top: index * rowHeight, height: rowHeight, paddingLeft: 8 + depth * INDENT_PX }}
      aria-level={depth + 1}
      aria-posinset={position}
      aria-setsize={count}
      aria-selected={isSelected}
      aria-expanded={isExpanded}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={nameOf(row)}
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
          <span className={classes.label} title={title} data-holder={isExpanded !== undefined || undefined}>
            {title === '' ? <em>{words.noTitle}</em> : title}
          </span>
          {mark !== undefined && (
            <span className={classes.hidden} title={mark.words}>
              <MarkIcon kind={mark.kind} />
            </span>
          )}
          {isMissing && <span className={classes.missing}> {words.noFile}</span>}
          {switcher !== undefined && (
            <span className={classes.switcher} title={partWords.seenAs(switcher.word, switcher.more)}>
              {' '}
              {switcher.more === undefined ? switcher.word : partWords.switcher(switcher.more, switcher.word)}
            </span>
          )}
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
                hasParts={hasParts}
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

const MARKS = { hidden: EyeOff, unreached: Unplug, remark: Info } as const;

function MarkIcon({ kind }: { readonly kind: keyof typeof MARKS }) {
  const Icon = MARKS[kind];
  return <Icon size={14} aria-hidden="true" />;
}

/** Whether the pointer means the entry, and not its menu (which floats elsewhere) or its field. */
function isOfRow({ target, currentTarget }: MouseEvent): boolean {
  return target instanceof Element && currentTarget.contains(target) && target.closest('[data-own]') === null;
}
