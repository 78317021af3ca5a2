import { lazy, type PointerEvent, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DivisionName } from '../../../authoring/navigation-edit/division-names.ts';
import type { OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import type { LinkToPage } from '../../../authoring/references/links-to-pages.ts';
import type { ConfigPath } from '../../../config/config-path.ts';
import { setValue } from '../../../config/edit.ts';
import { titleFromFile } from '../../../page-source/page-title.ts';
import { withoutExtension } from '../../../project/paths.ts';
import { encodeText } from '../../../project/text.ts';
import type { DivisionKind } from '../../pages/new-division.ts';
import { entryOfPage } from '../../pages/page-places.ts';
import type { DeletedPages } from '../../pages/page-steps.ts';
import { useProject, useProjectStore } from '../../project-context.ts';
import { newPageText, selectOutline, selectSnippets } from '../../store/index.ts';
import { useIsTouch } from '../../ui/use-is-touch.ts';
import { navigationWords as words } from '../../words/navigation.ts';
import { navigationDialogWords } from '../../words/navigation-dialogs.ts';
import { navigationStepWords } from '../../words/navigation-steps.ts';
import { AddEntryDialog, type NewEntry, type NewEntryKind } from './add-entry-dialog.tsx';
import { deletedPages, pagesIn } from './deleted-pages.ts';
import { DivisionChips } from './division-chips.tsx';
import { divisionKey, pagesByDivision } from './division-pages.ts';
import { DragGhost } from './drag-marks.tsx';
import { ROW_HEIGHT_PX, TOUCH_ROW_HEIGHT_PX } from './drop-place.ts';
import { fieldsOf } from './entry-fields.ts';
import { insertionSpot, newcomer } from './insertion-spot.ts';
import { MissingFiles, Snippets, type UnlistedPageItem, UnlistedPages } from './loose-ends.tsx';
import { findMissingFiles } from './missing-files.ts';
import { nameOfEntries } from './move-words.ts';
import { type NavigationDialog, NavigationDialogs } from './navigation-dialogs.tsx';
import { Tree } from './tree.tsx';
import type { RowHandlers } from './tree-item.tsx';
import { useAnnouncer } from './use-announcer.ts';
import { useDrag } from './use-drag.ts';
import { useFocusedEntry } from './use-focused-entry.ts';
import { useNavigationEdits } from './use-navigation-edits.ts';
import { useRowCommands } from './use-row-commands.ts';
import { useStable } from './use-stable.ts';
import { useTreeState } from './use-tree-state.ts';

const DeletePages = lazy(() => import('../../pages/delete-pages.tsx'));
const AddDivisionDialog = lazy(() => import('../../pages/add-division-dialog.tsx'));
const AddPageDialog = lazy(() => import('../../pages/add-page-dialog.tsx'));

/** An entry, by its place in the configuration. */
export interface RevealedEntry {
  readonly path: ConfigPath;
}

/** What is being added. */
export type AddingKind = 'page' | NewEntryKind | DivisionKind;

export interface NavigationBodyProps {
  readonly outline: NonNullable<ReturnType<typeof selectOutline>>;
  readonly currentPage: string | undefined;
  readonly revealed: RevealedEntry | undefined;
  readonly onRevealed: (() => void) | undefined;
  readonly isEditable: boolean;
  readonly adding: AddingKind | undefined;
  readonly onAdding: (kind: AddingKind | undefined) => void;
  readonly onOpen: (page: string) => void;
  readonly onFocusEntry: (path: ConfigPath | undefined) => void;
  readonly onOpenPlace: (link: LinkToPage) => void;
}

export function NavigationBody(props: NavigationBodyProps) {
  const { outline, currentPage, revealed, onRevealed, isEditable, adding, onAdding, onOpen } = props;
  const { onFocusEntry, onOpenPlace } = props;
  const store = useProjectStore();
  const snippets = useProject(selectSnippets);
  const area = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const rowHeight = useIsTouch() ? TOUCH_ROW_HEIGHT_PX : ROW_HEIGHT_PX;
  const tree = useTreeState(outline);
  const [said, announce] = useAnnouncer();
  const [focusRequest, setFocusRequest] = useState(0);
  const [renamingId, setRenamingId] = useState<string>();
  const [menuId, setMenuId] = useState<string>();
  const [dialog, setDialog] = useState<NavigationDialog>();
  const [doomed, setDoomed] = useState<DeletedPages>();
  const focusHandlers = useFocusedEntry(tree.focused?.node, onFocusEntry);
  const { reveal } = tree;
  const refocus = useCallback(() => setFocusRequest((count) => count + 1), []);
  const onMoved = useCallback(
    (paths: readonly ConfigPath[], before?: readonly OutlineNode[]) => {
      reveal(selectOutline(store.getState()), paths, before);
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
  const drag = useDrag({
    tree: element,
    area,
    rows: tree.rows,
    rowHeight,
    onRest: ({ node }) => tree.setOpen([node.id], true),
  });
  const commands = useRowCommands({
    outline,
    tree,
    edits,
    announce,
    onOpen,
    onRename: ({ id }) => setRenamingId(id),
    onDialog: setDialog,
    onAdding,
    onDelete: (nodes) => setDoomed(deletedPages(nodes)),
  });
  const pages = useMemo(() => pagesByDivision(outline), [outline]);
  const missing = useMemo(() => findMissingFiles(outline.roots, outline.unlisted), [outline]);
  const chosenNode = tree.chosen.size > 0 ? tree.focused?.node : undefined;
  const spot = useMemo(
    () => insertionSpot(outline, adding === 'group' ? 'group' : 'page', chosenNode),
    [outline, adding, chosenNode],
  );

  const handlers = useStable<RowHandlers>({
    onClick: (row, event) => {
      if (event.target instanceof HTMLInputElement) return;
      tree.focus(row, event.shiftKey ? 'extend' : event.ctrlKey || event.metaKey ? 'toggle' : 'only');
      refocus();
      if (!event.shiftKey && !event.ctrlKey && !event.metaKey && row.node.file !== undefined) commands.open(row);
    },
    onFocus: (row) => row.node.id !== tree.focused?.node.id && tree.focus(row, 'keep'),
    onPointerDown: (row, event) => {
      if (!isEditable || renamingId !== undefined) return;
      const nodes = commands.meant(row);
      drag.start(event, {
        label: nameOfEntries(nodes),
        judge: (place) => edits.judge(nodes, place),
        drop: (place) => edits.move(nodes, place, row.parent),
        dropOn: (key) => commands.join(nodes, key),
        onLift: () => tree.focus(row, nodes.length > 1 ? 'keep' : 'only'),
      });
    },
    onToggle: ({ node, isExpanded }) => isExpanded !== undefined && tree.setOpen([node.id], !isExpanded),
    onMenu: (row, isOpen) => {
      if (isOpen) tree.focus(row, tree.chosen.has(row.node.id) ? 'keep' : 'only');
      else refocus();
      setMenuId(isOpen ? row.node.id : undefined);
    },
    onCommand: (row, command) => {
      setMenuId(undefined);
      // The field of a new title takes the keyboard itself.
      if (command !== 'rename') refocus();
      commands.run(row, command);
    },
    onRenamed: ({ node }, title) => {
      setRenamingId(undefined);
      refocus();
      if (title !== undefined) edits.rename(node, title);
    },
  });

  const ends = useStable({
    moveSnippet: (file: string) => setDialog({ kind: 'path', file }),
    pageCount: (node: OutlineNode): number => {
      const row = tree.rows.find((one) => one.node.id === node.id);
      return row === undefined ? 0 : pagesIn(commands.meant(row)).length;
    },
    hasDetails: (node: OutlineNode): boolean => fieldsOf(node, outline.format).length > 0,
    choose: (division: DivisionName) => {
      const belonging = pages.get(divisionKey(division)) ?? [];
      tree.choose(new Set(belonging.map(({ id }) => id)));
      announce(words.pagesBelong(belonging.length, division.name));
    },
    create: ({ page = '' }: OutlineNode) => {
      const file = `${page}.mdx`;
      const files = new Map([[file, encodeText(newPageText(titleFromFile(file)))]]);
      edits.edit({ label: navigationStepWords.create(page), files }, navigationStepWords.created(page));
    },
    remove: (node: OutlineNode) => edits.remove([node]),
    point: (node: OutlineNode, page: string) =>
      edits.edit(
        { label: navigationStepWords.point(node.label, page), change: (config) => setValue(config, node.path, page) },
        navigationStepWords.pointed(page),
      ),
    addPage: ({ page, title }: UnlistedPageItem) => {
      if (spot === undefined) edits.refuse(words.noGroup);
      else edits.insert(navigationStepWords.add(title, spot.where), spot, [page]);
    },
    dragPage: ({ page, title }: UnlistedPageItem, event: PointerEvent) => {
      const node = newcomer('page', title);
      drag.start(event, {
        label: title,
        judge: (place) => edits.judge([node], place),
        drop: (place) => {
          const verdict = edits.judge([node], place);
          if (verdict.status === 'ok')
            edits.insert(navigationStepWords.add(title, words.toNavigation), verdict, [page]);
          else edits.refuse(verdict.reason);
        },
        dropOn: () => edits.refuse(navigationStepWords.intoGroupFirst),
      });
    },
  });

  /** Shows the entry of a page that was just added. */
  const revealPage = (page: string) => {
    const entry = entryOfPage(selectOutline(store.getState()), page);
    if (entry) onMoved([entry.path]);
  };

  const add = ({ title, value, files }: NewEntry): boolean => {
    if (spot === undefined) edits.refuse(words.noGroup);
    return spot !== undefined && edits.insert(navigationStepWords.add(title, spot.where), spot, [value], files);
  };

  return (
    <div ref={area} {...focusHandlers}>
      <output className="lw-hidden">{said}</output>
      <DivisionChips divisions={outline.divisions} pages={pages} drag={drag.view} onChoose={ends.choose} />
      {outline.roots.length > 0 && (
        <Tree
          tree={tree}
          element={element}
          rowHeight={rowHeight}
          currentPage={currentPage}
          isEditable={isEditable}
          renamingId={renamingId}
          menuId={menuId}
          drag={drag.view}
          divisions={outline.divisions}
          hasDetails={ends.hasDetails}
          pageCount={ends.pageCount}
          handlers={handlers}
          focusRequest={focusRequest}
          keys={{
            open: commands.open,
            rename: commands.rename,
            remove: () => {
              if (tree.focused) edits.remove(commands.meant(tree.focused));
              refocus();
            },
            menu: (row) => handlers.onMenu(row, true),
            move: (direction) => tree.focused && commands.moveBy(tree.focused, direction),
          }}
        />
      )}
      <MissingFiles
        entries={missing}
        isEditable={isEditable}
        onCreate={ends.create}
        onRemove={ends.remove}
        onPoint={ends.point}
      />
      <UnlistedPages
        pages={outline.unlisted}
        where={spot?.where ?? words.toNavigation}
        isEditable={isEditable}
        onOpen={onOpen}
        onAdd={ends.addPage}
        onPointerDown={ends.dragPage}
      />
      <Snippets files={snippets} isEditable={isEditable} onMove={ends.moveSnippet} />
      <DragGhost view={drag.view} ghost={drag.ghost} />
      {adding === 'page' && (
        <Suspense>
          <AddPageDialog
            besides={chosenNode?.page ?? currentPage}
            pointedAt={chosenNode}
            onClose={() => onAdding(undefined)}
            onAdded={(page) => {
              edits.tellAdded(page);
              onOpen(withoutExtension(page.file));
            }}
          />
        </Suspense>
      )}
      {(adding === 'tab' || adding === 'anchor') && (
        <Suspense>
          <AddDivisionDialog
            kind={adding}
            onClose={() => {
              onAdding(undefined);
              refocus();
            }}
            onAdded={(page, title) => {
              announce(navigationDialogWords.added(title));
              if (page === undefined) return;
              revealPage(page);
              onOpen(page);
            }}
          />
        </Suspense>
      )}
      {(adding === 'group' || adding === 'link') && (
        <AddEntryDialog
          kind={adding}
          where={spot?.where ?? words.atTop}
          beside={chosenNode?.page ?? currentPage}
          onAdd={add}
          onClose={() => onAdding(undefined)}
        />
      )}
      {doomed && (
        <Suspense>
          <DeletePages
            deleted={doomed}
            onOpenPlace={onOpenPlace}
            onClose={(done) => {
              setDoomed(undefined);
              refocus();
              if (done !== undefined) announce(done);
            }}
          />
        </Suspense>
      )}
      <NavigationDialogs
        dialog={dialog}
        outline={outline}
        edits={edits}
        announce={announce}
        onClose={() => setDialog(undefined)}
      />
    </div>
  );
}
