import { ChevronRight, EyeOff, Info, Unplug } from 'lucide-react';
import { type MouseEvent, memo, type PointerEvent } from 'react';
import type { DivisionName } from '../../../authoring/navigation-edit/division-names.ts';
import type { OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { meansRow, TreeRow, TreeRowLabel, TreeRowMenu } from '../../ui/tree-row.tsx';
import { navigationWords as words } from '../../words/navigation.ts';
import { navigationPartWords as partWords } from '../../words/navigation-parts.ts';
import { EntryIcon } from './entry-icon.tsx';
import classes from './navigation.module.css';
import { type RowCommand, RowMenu } from './row-menu.tsx';
import { markOf, nameOf, switcherOf, titleOf } from './row-words.ts';
import { TitleEditor } from './title-editor.tsx';
import type { EntryRow } from './tree-rows.ts';

/** A type, so that it can be gone through by name. */
export type RowHandlers = {
  readonly onClick: (row: EntryRow, event: MouseEvent) => void;
  readonly onFocus: (row: EntryRow) => void;
  readonly onPointerDown: (row: EntryRow, event: PointerEvent) => void;
  readonly onToggle: (row: EntryRow) => void;
  readonly onMenu: (row: EntryRow, isOpen: boolean) => void;
  readonly onCommand: (row: EntryRow, command: RowCommand) => void;
  readonly onRenamed: (row: EntryRow, title: string | undefined) => void;
};

export interface TreeItemProps {
  readonly row: EntryRow;
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
    <TreeRow
      index={index}
      depth={depth}
      indentPx={INDENT_PX}
      isFocusStop={isFocusStop}
      isSelected={isSelected}
      isMenuOpen={isMenuOpen}
      className={classes.row}
      data-current={isCurrent || undefined}
      data-hidden={(mark !== undefined && mark.kind !== 'remark') || undefined}
      style={{ top: index * rowHeight, height: rowHeight }}
      aria-posinset={position}
      aria-setsize={count}
      aria-expanded={isExpanded}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={nameOf(row)}
      onClick={(event) => meansRow(event) && handlers.onClick(row, event)}
      onFocus={({ target, currentTarget }) => target === currentTarget && handlers.onFocus(row)}
      onPointerDown={(event) => meansRow(event) && handlers.onPointerDown(row, event)}
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
          <TreeRowLabel className={classes.label} title={title} data-holder={isExpanded !== undefined || undefined}>
            {title === '' ? <em>{words.noTitle}</em> : title}
          </TreeRowLabel>
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
            <TreeRowMenu>
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
            </TreeRowMenu>
          )}
        </>
      )}
    </TreeRow>
  );
});

const MARKS = { hidden: EyeOff, unreached: Unplug, remark: Info } as const;

function MarkIcon({ kind }: { readonly kind: keyof typeof MARKS }) {
  const Icon = MARKS[kind];
  return <Icon size={14} aria-hidden="true" />;
}
