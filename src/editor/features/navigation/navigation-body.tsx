import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import type { LinkToPage } from '../../../authoring/references/links-to-pages.ts';
import type { ConfigPath } from '../../../config/config-path.ts';
import { entryOfPage } from '../../pages/page-places.ts';
import type { DeletedPages } from '../../pages/page-steps.ts';
import { useProjectStore } from '../../project-context.ts';
import { selectOutline } from '../../store/index.ts';
import { AddingDialogs, type AddingKind } from './adding-dialogs.tsx';
import { deletedPages, pagesIn } from './deleted-pages.ts';
import { DivisionChips } from './division-chips.tsx';
import { DragGhost } from './drag-marks.tsx';
import { fieldsOf } from './entry-fields.ts';
import { insertionSpot } from './insertion-spot.ts';
import { LooseEndLists } from './loose-end-lists.tsx';
import { type NavigationDialog, NavigationDialogs } from './navigation-dialogs.tsx';
import { rowHandlers } from './row-handlers.ts';
import { Tree } from './tree.tsx';
import { useDivisions } from './use-divisions.ts';
import { useFocusedEntry } from './use-focused-entry.ts';
import { useNavigationTools } from './use-navigation-tools.ts';
import { useStable } from './use-stable.ts';

const DeletePages = lazy(() => import('../../pages/delete-pages.tsx'));

/** An entry, by its place in the configuration. */
export interface RevealedEntry {
  readonly path: ConfigPath;
}

export interface NavigationBodyProps {
  readonly outline: NonNullable<ReturnType<typeof selectOutline>>;
  readonly currentPage: string | undefined;
  readonly revealed: RevealedEntry | undefined;
  readonly onRevealed: (() => void) | undefined;
  readonly isEditable: boolean;
  readonly adding: AddingKind | undefined;
  readonly onAdding: (kind: AddingKind | undefined) => void;
  /** Told the entry that new ones come near to. */
  readonly onChoose: (node: OutlineNode | undefined) => void;
  readonly onOpen: (page: string) => void;
  /** The same for a page that was just made. */
  readonly onOpenNew: (page: string) => void;
  readonly onFocusEntry: (path: ConfigPath | undefined) => void;
  readonly onOpenPlace: (link: LinkToPage) => void;
}

export function NavigationBody(props: NavigationBodyProps) {
  const { outline, currentPage, revealed, onRevealed, isEditable, adding, onAdding, onOpen, onOpenNew } = props;
  const { onChoose, onFocusEntry, onOpenPlace } = props;
  const store = useProjectStore();
  const [renamingId, setRenamingId] = useState<string>();
  const [menuId, setMenuId] = useState<string>();
  const [dialog, setDialog] = useState<NavigationDialog>();
  const [doomed, setDoomed] = useState<DeletedPages>();
  const { area, element, rowHeight, tree, said, announce, focusRequest, refocus, onMoved, edits, drag, commands } =
    useNavigationTools({
      ...{ outline, onOpen, onAdding },
      onRename: ({ id }) => setRenamingId(id),
      onDialog: setDialog,
      onDelete: (nodes) => setDoomed(deletedPages(nodes)),
    });
  const focusHandlers = useFocusedEntry(tree.focused?.node, onFocusEntry);
  useEffect(() => {
    if (!revealed) return;
    onMoved([revealed.path]);
    onRevealed?.();
  }, [revealed, onMoved, onRevealed]);
  const divisions = useDivisions(outline, { chooseEntries: tree.choose, announce, onOpen });
  const chosenNode = tree.chosen.size > 0 ? tree.focused?.node : undefined;
  useEffect(() => onChoose(chosenNode), [chosenNode, onChoose]);
  const spot = useMemo(
    () => insertionSpot(outline, adding === 'group' ? 'group' : 'page', chosenNode),
    [outline, adding, chosenNode],
  );

  const handlers = useStable(
    rowHandlers({
      ...{ tree, edits, drag, commands, isEditable, refocus },
      isRenaming: renamingId !== undefined,
      onRenaming: setRenamingId,
      onMenu: setMenuId,
    }),
  );
  const callbacks = useStable({
    pageCount: (node: OutlineNode): number => {
      const row = tree.rows.find((one) => one.node.id === node.id);
      return row === undefined ? 0 : pagesIn(commands.meant(row)).length;
    },
    hasDetails: (node: OutlineNode): boolean => fieldsOf(node, outline.format).length > 0,
  });

  /** Shows the entry of a page that was just added. */
  const revealPage = (page: string) => {
    const entry = entryOfPage(selectOutline(store.getState()), page);
    if (entry) onMoved([entry.path]);
  };

  return (
    <div ref={area} {...focusHandlers}>
      <output className="lw-hidden">{said}</output>
      <DivisionChips
        divisions={outline.divisions}
        pages={divisions.pages}
        madePages={divisions.madePages}
        drag={drag.view}
        onChoose={divisions.choose}
      />
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
          hasDetails={callbacks.hasDetails}
          hasParts={outline.format === 'later'}
          pageCount={callbacks.pageCount}
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
      <LooseEndLists
        {...{ outline, isEditable, onOpen, edits, drag, spot }}
        onMoveSnippet={(file) => setDialog({ kind: 'path', file })}
      />
      <DragGhost view={drag.view} ghost={drag.ghost} />
      <AddingDialogs
        {...{ adding, outline, spot, currentPage, edits, announce, refocus }}
        onOpen={onOpenNew}
        chosen={chosenNode}
        onReveal={revealPage}
        onClose={() => onAdding(undefined)}
      />
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
