import { type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ConfigPath } from '../../../engine/config/config-path.ts';
import { setValue } from '../../../engine/config/edit.ts';
import { titleFromFile } from '../../../engine/mdx/page-title.ts';
import { NearestPage } from '../../../engine/navigation/nearest-page.ts';
import type { DivisionName } from '../../../engine/navigation-edit/division-names.ts';
import type { OutlineNode } from '../../../engine/navigation-edit/outline.ts';
import { nameOf, withoutExtension } from '../../../engine/project/paths.ts';
import { encodeText } from '../../../engine/project/text.ts';
import { useProjectStore } from '../../project-context.ts';
import { newPageText, selectOutline } from '../../store/index.ts';
import { AddEntryDialog, type NewEntryKind } from './add-entry-dialog.tsx';
import { ChangePathDialog } from './change-path-dialog.tsx';
import { DivisionChips, divisionKey } from './division-chips.tsx';
import { insertionSpot, newcomer } from './insertion-spot.ts';
import { keyMove, type MoveDirection } from './key-moves.ts';
import { MissingFiles, type UnlistedPageItem, UnlistedPages } from './loose-ends.tsx';
import { MoveIntoDialog } from './move-into-dialog.tsx';
import { nameOfEntries } from './move-words.ts';
import classes from './navigation.module.css';
import type { RowCommand } from './row-menu.tsx';
import { Tree } from './tree.tsx';
import type { RowHandlers } from './tree-item.tsx';
import { type TreeRow, treeRows } from './tree-rows.ts';
import { useAnnouncer } from './use-announcer.ts';
import { useDrag } from './use-drag.ts';
import { useNavigationEdits } from './use-navigation-edits.tsx';
import { useTreeState } from './use-tree-state.ts';

type ShownOutline = NonNullable<ReturnType<typeof selectOutline>>;

/** An entry, by its place in the configuration. */
export interface RevealedEntry {
  readonly path: ConfigPath;
}

export interface NavigationBodyProps {
  readonly outline: ShownOutline;
  readonly currentPage: string | undefined;
  readonly revealed: RevealedEntry | undefined;
  readonly onRevealed: (() => void) | undefined;
  readonly isEditable: boolean;
  readonly adding: NewEntryKind | undefined;
  readonly onAdding: (kind: NewEntryKind | undefined) => void;
  readonly onOpen: (page: string) => void;
}

type Dialog =
  | { readonly kind: 'path'; readonly file: string; readonly wanted?: string }
  | { readonly kind: 'into'; readonly nodes: readonly OutlineNode[] };

const NONE_CLOSED: ReadonlySet<string> = new Set();

export function NavigationBody(props: NavigationBodyProps) {
  const { outline, currentPage, revealed, onRevealed, isEditable, adding, onAdding, onOpen } = props;
  const store = useProjectStore();
  const element = useRef<HTMLDivElement>(null);
  const tree = useTreeState(outline);
  const [words, announce] = useAnnouncer();
  const [focusRequest, setFocusRequest] = useState(0);
  const [renamingId, setRenamingId] = useState<string>();
  const [menuId, setMenuId] = useState<string>();
  const [dialog, setDialog] = useState<Dialog>();
  const { reveal } = tree;
  const refocus = useCallback(() => setFocusRequest((count) => count + 1), []);
  const onMoved = useCallback(
    (paths: readonly ConfigPath[]) => {
      reveal(selectOutline(store.getState()), new Set(paths.map((path) => JSON.stringify(path))));
      refocus();
    },
    [reveal, refocus, store],
  );
  useEffect(() => {
    if (!revealed) return;
    onMoved([revealed.path]);
    onRevealed?.();
  }, [revealed, onMoved, onRevealed]);
  const edits = useNavigationEdits({ announce, onMoved });
  const drag = useDrag({ tree: element, rows: tree.rows, onRest: ({ node }) => tree.setOpen([node.id], true) });

  const all = useMemo(() => treeRows(outline.roots, NONE_CLOSED), [outline]);
  const versions = useMemo(
    () => outline.divisions.flatMap(({ kind, name }) => (kind === 'version' ? [name] : [])),
    [outline],
  );

  /** The entries that a command means: all that are selected, when the one it was given for is among them. */
  const meant = (row: TreeRow): readonly OutlineNode[] => {
    if (!tree.chosen.has(row.node.id) || tree.chosen.size < 2) return [row.node];
    return all.flatMap(({ node }) => (tree.chosen.has(node.id) ? [node] : []));
  };
  const moveBy = (row: TreeRow, direction: MoveDirection) => {
    const siblings = row.parent?.children ?? outline.roots;
    const nodes = meant(row);
    const edge = direction === 'down' ? nodes.at(-1) : nodes[0];
    const move = keyMove(edge ?? row.node, siblings, row.parent, direction);
    if ('reason' in move) announce(move.reason);
    else edits.move(nodes, move.target, row.parent);
  };
  /** A page joins a tab or an anchor by its folder, a group a version by its name. */
  const join = (nodes: readonly OutlineNode[], key: string) => {
    const division = outline.divisions.find((one) => divisionKey(one) === key);
    const [first] = nodes;
    if (!division || !first) return;
    if (division.kind === 'version') {
      if (nodes.every(({ kind }) => kind === 'group')) edits.setVersion(nodes, division.name);
      else edits.refuse('Only groups can belong to a version.', 'Drag the group around the page there.');
    } else if (nodes.length > 1 || first.file === undefined) {
      const folder = `The ${division.kind} “${division.name}” holds the pages of the folder \`${division.prefix}\`.`;
      edits.refuse(`${folder} Drag its pages there one at a time.`);
    } else
      setDialog({
        kind: 'path',
        file: first.file,
        wanted: `${division.prefix}/${nameOf(withoutExtension(first.file))}`,
      });
  };
  const belonging = (division: DivisionName) => {
    const key = divisionKey(division);
    return all.filter(({ node }) => node.page !== undefined && node.divisions.some((one) => divisionKey(one) === key));
  };
  const open = ({ node, isExpanded }: TreeRow) => {
    if (node.file !== undefined) onOpen(withoutExtension(node.file));
    else if (isExpanded !== undefined) tree.setOpen([node.id], !isExpanded);
  };
  const run = (row: TreeRow, command: RowCommand) => {
    setMenuId(undefined);
    // The field of a new title takes the keyboard itself.
    if (command !== 'rename') refocus();
    const { node } = row;
    switch (command) {
      case 'open':
        return open(row);
      case 'rename':
        return setRenamingId(node.id);
      case 'path':
        return node.file !== undefined && setDialog({ kind: 'path', file: node.file });
      case 'into':
        return setDialog({ kind: 'into', nodes: meant(row) });
      case 'add-page':
        return onAdding('page');
      case 'add-group':
        return onAdding('group');
      case 'add-link':
        return onAdding('link');
      case 'duplicate':
        return edits.duplicate(node);
      case 'remove':
        return edits.remove(meant(row));
      case 'delete':
        return edits.deletePage(node);
      case 'all-versions':
        return edits.setVersion(meant(row), undefined);
      default:
        return command.startsWith('version:')
          ? edits.setVersion(meant(row), command.slice('version:'.length))
          : moveBy(row, command as MoveDirection);
    }
  };

  const actions: RowHandlers = {
    onClick: (row, event) => {
      if (event.target instanceof HTMLInputElement) return;
      tree.focus(row, event.shiftKey ? 'extend' : event.ctrlKey || event.metaKey ? 'toggle' : 'only');
      refocus();
      if (!event.shiftKey && !event.ctrlKey && !event.metaKey && row.node.file !== undefined) open(row);
    },
    onFocus: (row) => row.node.id !== tree.focused?.node.id && tree.focus(row, 'keep'),
    onPointerDown: (row, event) => {
      if (!isEditable || renamingId !== undefined) return;
      const nodes = meant(row);
      drag.start(event, {
        label: nameOfEntries(nodes),
        judge: (place) => edits.judge(nodes, place),
        drop: (place) => edits.move(nodes, place, row.parent),
        dropOn: (key) => join(nodes, key),
      });
    },
    onToggle: ({ node, isExpanded }) => isExpanded !== undefined && tree.setOpen([node.id], !isExpanded),
    onMenu: (row, isOpen) => {
      if (isOpen) tree.focus(row, tree.chosen.has(row.node.id) ? 'keep' : 'only');
      else refocus();
      setMenuId(isOpen ? row.node.id : undefined);
    },
    onCommand: run,
    onRenamed: ({ node }, change) => {
      setRenamingId(undefined);
      refocus();
      if (change === undefined) return;
      edits.rename(node, change.title);
      if (node.file === undefined) edits.setIcon(node, change.icon);
    },
  };
  const handlers = useStableHandlers(actions);

  const chosenNode = tree.chosen.size > 0 ? tree.focused?.node : undefined;
  const spot = useMemo(
    () => insertionSpot(outline, adding === 'group' ? 'group' : 'page', chosenNode),
    [outline, adding, chosenNode],
  );
  const addPage = ({ page, title }: UnlistedPageItem) => {
    if (spot === undefined) edits.refuse('There is no group yet that a page could stand in. Add a group first.');
    else edits.insert(`Add ${title} ${spot.where}`, spot, [page]);
  };
  const dragPage = ({ page, title }: UnlistedPageItem, event: PointerEvent) => {
    const node = newcomer('page', title);
    drag.start(event, {
      label: title,
      judge: (place) => edits.judge([node], place),
      drop: (place) => {
        const verdict = edits.judge([node], place);
        if (verdict.status === 'ok') edits.insert(`Add ${title} to the navigation`, verdict, [page]);
        else edits.refuse(verdict.reason);
      },
      dropOn: () => edits.refuse('Put the page into a group first.'),
    });
  };
  const missing = useMemo(() => missingFiles(outline, all), [outline, all]);
  const { verdict, label } = drag.view ?? {};

  return (
    <>
      <output className="lw-hidden">{words}</output>
      <DivisionChips
        divisions={outline.divisions}
        countOf={(division) => belonging(division).length}
        over={drag.view?.division}
        onChoose={(division) => {
          const rows = belonging(division);
          tree.choose(new Set(rows.map(({ node }) => node.id)));
          announce(`${rows.length} ${rows.length === 1 ? 'page belongs' : 'pages belong'} to ${division.name}.`);
        }}
      />
      {outline.roots.length > 0 && (
        <Tree
          tree={tree}
          element={element}
          currentPage={currentPage}
          isEditable={isEditable}
          renamingId={renamingId}
          menuId={menuId}
          drag={drag.view}
          versions={versions}
          handlers={handlers}
          focusRequest={focusRequest}
          keys={{
            open,
            rename: ({ node }) => (node.file !== undefined || node.lists.length > 0) && setRenamingId(node.id),
            remove: () => tree.focused && edits.remove(meant(tree.focused)),
            menu: ({ node }) => setMenuId(node.id),
            move: (direction) => tree.focused && moveBy(tree.focused, direction),
          }}
        />
      )}
      <MissingFiles
        entries={missing}
        isEditable={isEditable}
        onCreate={({ page = '' }) => {
          const file = `${page}.mdx`;
          const files = new Map([[file, encodeText(newPageText(titleFromFile(file)))]]);
          edits.edit({ label: `Create ${page}`, files }, `Created ${page}.`);
        }}
        onRemove={(node) => edits.remove([node])}
        onPoint={(node, page) =>
          edits.edit(
            { label: `Point ${node.label} at ${page}`, change: (config) => setValue(config, node.path, page) },
            `The entry names ${page} now.`,
          )
        }
      />
      <UnlistedPages
        pages={outline.unlisted}
        where={spot?.where ?? 'to the navigation'}
        isEditable={isEditable}
        onOpen={onOpen}
        onAdd={addPage}
        onPointerDown={dragPage}
      />
      {label !== undefined && (
        <div ref={drag.ghost} className={classes.ghost} aria-hidden="true">
          {label}
          {verdict?.status === 'refused' && <span className={classes.ghostReason}>{verdict.reason}</span>}
        </div>
      )}
      {adding && (
        <AddEntryDialog
          kind={adding}
          where={spot?.where ?? 'at the top'}
          beside={chosenNode?.page ?? currentPage}
          onAdd={({ title, value, files }) => {
            if (spot === undefined)
              edits.refuse('There is no group yet that a page could stand in. Add a group first.');
            return spot !== undefined && edits.insert(`Add ${title} ${spot.where}`, spot, [value], files);
          }}
          onClose={() => onAdding(undefined)}
        />
      )}
      {dialog?.kind === 'path' && (
        <ChangePathDialog
          file={dialog.file}
          {...(dialog.wanted !== undefined && { wanted: dialog.wanted })}
          onClose={() => setDialog(undefined)}
          onDone={announce}
        />
      )}
      {dialog?.kind === 'into' && (
        <MoveIntoDialog
          name={nameOfEntries(dialog.nodes)}
          roots={outline.roots}
          onMove={(node) => edits.move(dialog.nodes, { node, place: 'into' }, undefined)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

/** The same functions at every draw, so that rows that did not change are not drawn again. */
function useStableHandlers(handlers: RowHandlers): RowHandlers {
  const latest = useRef(handlers);
  latest.current = handlers;
  return useMemo<RowHandlers>(
    () => ({
      onClick: (...given) => latest.current.onClick(...given),
      onFocus: (...given) => latest.current.onFocus(...given),
      onPointerDown: (...given) => latest.current.onPointerDown(...given),
      onToggle: (...given) => latest.current.onToggle(...given),
      onMenu: (...given) => latest.current.onMenu(...given),
      onCommand: (...given) => latest.current.onCommand(...given),
      onRenamed: (...given) => latest.current.onRenamed(...given),
    }),
    [],
  );
}

function missingFiles(outline: ShownOutline, rows: readonly TreeRow[]) {
  const entries = rows.filter(({ node }) => node.kind === 'page' && node.file === undefined);
  if (entries.length === 0) return [];
  const known = rows.flatMap(({ node }) => (node.file === undefined ? [] : [withoutExtension(node.file)]));
  const nearest = new NearestPage(new Set([...known, ...outline.unlisted.map(({ page }) => page)]));
  return entries.map(({ node }) => ({ node, nearest: nearest.find(node.page ?? '') }));
}
