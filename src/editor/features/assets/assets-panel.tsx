import { useElementSize, useMergedRef } from '@mantine/hooks';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { nameOf } from '../../../project/paths.ts';
import type { EditorHandle } from '../../monaco/editor-handle.ts';
import { useProject } from '../../project-context.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useIncoming } from '../../uploads/use-incoming.tsx';
import { assetsWords } from '../../words/assets.ts';
import { AssetDetail } from './asset-detail.tsx';
import type { AssetView } from './asset-list.tsx';
import { AssetsDialogs, type DeletedFiles } from './assets-dialogs.tsx';
import { DropArea } from './drop-area.tsx';
import { LibraryActions } from './library-actions.tsx';
import { LibraryList } from './library-list.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';
import { MissingFiles } from './missing-files.tsx';
import { neighbourOf } from './neighbour.ts';
import { folderMove } from './plan-moves.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useAskedDialog } from './use-asked-dialog.ts';
import { useChosenFiles } from './use-chosen-files.ts';
import { useLibrary } from './use-library.ts';
import { useLibrarySteps } from './use-library-steps.tsx';
import type { FilePlace } from './use-list.tsx';
import { useMissingFixes } from './use-missing-fixes.tsx';
import { useShownFiles } from './use-shown-files.ts';
import { focusFile, useShownPart } from './use-shown-part.ts';

export interface AssetsPanelProps {
  /** The page whose code or preview is open, which takes pictures from here. */
  readonly page: string | undefined;
  readonly editor: EditorHandle | undefined;
  readonly onOpenPlace: (place: FilePlace) => void;
}

/** The project's pictures and files: a list of them, one of them with all that can be done with it, or what is missing. */
export default function AssetsPanel({ page, editor, onOpenPlace }: AssetsPanelProps) {
  const isEditable = useProject((state) => state.access.mode === 'edit');
  const library = useLibrary();
  const { items, missing, isRead } = library;
  const uploads = useIncoming();
  const { add, remove } = useLibrarySteps(uploads);
  const { uploadSeveral } = useMissingFixes(uploads);
  const { search, setSearch, filter, setFilter, searched, shown, order } = useShownFiles(items);
  const [view, setView] = useState<AssetView>('list');
  const { deleted, moved, inserted, askDelete, askMove, askInsert, close } = useAskedDialog();
  const { ref, width } = useElementSize();
  const body = useRef<HTMLDivElement>(null);
  const bodyRef = useMergedRef(ref, body);
  const { part, show, backButton } = useShownPart(body);
  const chosen = useChosenFiles(items, order);
  const open = part.kind === 'file' ? items.find(({ path }) => path === part.path) : undefined;
  const isList = open === undefined && part.kind !== 'missing';

  const upload = async (list: readonly File[]) => {
    if (part.kind === 'missing') return void (await uploadSeveral(missing, list));
    const path = await add(list);
    if (path !== undefined) show({ kind: 'file', path });
  };
  const openFile = useCallback((path: string) => show({ kind: 'file', path }), [show]);
  const moveFolder = useCallback(
    (folder: string) => {
      const paths = items.map(({ path }) => path);
      askMove(folderMove(folder, paths));
    },
    [items, askMove],
  );

  const deleteChosen = ({ items: gone, words }: DeletedFiles) => {
    const next = neighbourOf(
      order,
      gone.map(({ path }) => path),
    );
    if (!remove(gone, words)) return;
    chosen.choose([]);
    // What was pressed is gone, or of no use now. The list is drawn without the files by then.
    setTimeout(() => focusFile(body.current, next));
  };

  return (
    <Panel
      title={open ? assetsWords.one : isList ? assetsWords.title : assetsWords.missing.title}
      note={open ? undefined : isList ? items.length : missing.length}
      actions={
        isList ? (
          <LibraryActions
            isEditable={isEditable}
            canSelect={isEditable && items.length > 0}
            isSelecting={chosen.isOn}
            onSelecting={(isSelecting) => (isSelecting ? chosen.start() : chosen.stop())}
            view={view}
            onView={setView}
            onUpload={(list) => void upload(list)}
          />
        ) : (
          <IconButton ref={backButton} label={assetsWords.all} onClick={() => show({ kind: 'list' })}>
            <ArrowLeft size={15} />
          </IconButton>
        )
      }
      toolbar={
        isList && (
          <>
            <LibraryToolbar search={search} filter={filter} onSearch={setSearch} onFilter={setFilter} />
            {chosen.isOn && <SelectionBar {...{ chosen, order }} onMove={askMove} onDelete={askDelete} />}
          </>
        )
      }
    >
      <DropArea ref={bodyRef} isEditable={isEditable} onFiles={(list) => void upload(list)}>
        {open && (
          <AssetDetail
            key={open.path}
            item={open}
            isRead={isRead}
            onOpenPlace={onOpenPlace}
            onRenamed={openFile}
            onDelete={(item) => {
              const focused = neighbourOf(order, [item.path]);
              if (remove([item], nameOf(item.path))) show({ kind: 'list', focused });
            }}
            onInsert={page === undefined ? undefined : askInsert}
          />
        )}
        {part.kind === 'missing' && (
          <MissingFiles
            missing={missing}
            items={items}
            isEditable={isEditable}
            uploads={uploads}
            onOpenPlace={onOpenPlace}
          />
        )}
        {isList && (
          <LibraryList
            {...{ library, filter, isEditable, view, width }}
            search={searched}
            items={shown}
            isByFolder={searched === ''}
            onOpen={chosen.isOn ? chosen.toggle : openFile}
            chosen={chosen.isOn ? chosen.paths : undefined}
            onMoveFolder={isEditable && !chosen.isOn ? moveFolder : undefined}
            onShowMissing={() => show({ kind: 'missing' })}
            onDelete={askDelete}
          />
        )}
      </DropArea>
      {uploads.dialog}
      <AssetsDialogs
        {...{ deleted, moved, inserted, page, editor }}
        onDelete={deleteChosen}
        onMoved={chosen.stop}
        onClose={close}
      />
    </Panel>
  );
}
