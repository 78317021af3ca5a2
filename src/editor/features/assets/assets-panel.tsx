import { useElementSize, useMergedRef } from '@mantine/hooks';
import { ArrowLeft } from 'lucide-react';
import { type DragEvent, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
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
import classes from './library.module.css';
import { type AssetFilter, type AssetItem, inFolderOrder, searchAssets } from './library.ts';
import { LibraryActions } from './library-actions.tsx';
import { LibraryList } from './library-list.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';
import { MissingFiles } from './missing-files.tsx';
import { neighbourOf } from './neighbour.ts';
import { type Moved, pathsIn } from './plan-moves.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useChosenFiles } from './use-chosen-files.ts';
import { useLibrary } from './use-library.ts';
import { useLibrarySteps } from './use-library-steps.tsx';
import type { FilePlace } from './use-list.tsx';
import { useMissingFixes } from './use-missing-fixes.tsx';
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
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<AssetFilter>('all');
  const [view, setView] = useState<AssetView>('list');
  const [inserted, setInserted] = useState<AssetItem>();
  const [deleted, setDeleted] = useState<DeletedFiles>();
  const [moved, setMoved] = useState<Moved>();
  const [isDropTarget, setDropTarget] = useState(false);
  const { ref, width } = useElementSize();
  const body = useRef<HTMLDivElement>(null);
  const bodyRef = useMergedRef(ref, body);
  const { part, show, backButton } = useShownPart(body);
  const deferred = useDeferredValue(search);
  const shown = useMemo(() => {
    const found = searchAssets(items, filter, deferred);
    return deferred === '' ? inFolderOrder(found) : found;
  }, [items, filter, deferred]);
  const order = useMemo(() => shown.map(({ path }) => path), [shown]);
  const chosen = useChosenFiles(items, order);
  const open = part.kind === 'file' ? items.find(({ path }) => path === part.path) : undefined;
  const isList = open === undefined && part.kind !== 'missing';

  const upload = async (list: readonly File[]) => {
    if (part.kind === 'missing') return void (await uploadSeveral(missing, list));
    const path = await add(list);
    if (path !== undefined) show({ kind: 'file', path });
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setDropTarget(false);
    if (isEditable) void upload([...event.dataTransfer.files]);
  };
  const openFile = useCallback((path: string) => show({ kind: 'file', path }), [show]);
  const moveFolder = useCallback(
    (folder: string) =>
      setMoved({
        kind: 'folder',
        folder,
        paths: pathsIn(
          folder,
          items.map(({ path }) => path),
        ),
      }),
    [items],
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
            {chosen.isOn && (
              <SelectionBar
                count={chosen.items.length}
                isAll={shown.length > 0 && shown.every(({ path }) => chosen.paths.has(path))}
                onAll={() => chosen.choose(order)}
                onNone={() => chosen.choose([])}
                onMove={() => setMoved({ kind: 'files', paths: chosen.items.map(({ path }) => path) })}
                onDelete={() => setDeleted({ items: chosen.items, words: assetsWords.files(chosen.items.length) })}
              />
            )}
          </>
        )
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is for everyone. */}
      <div
        ref={bodyRef}
        tabIndex={-1}
        className={classes.body}
        data-drop-target={isDropTarget || undefined}
        onDragOver={(event) => {
          if (!isEditable || !event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setDropTarget(true);
        }}
        onDragLeave={() => setDropTarget(false)}
        onDrop={onDrop}
      >
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
            onInsert={page === undefined ? undefined : setInserted}
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
            search={deferred}
            items={shown}
            isByFolder={deferred === ''}
            onOpen={chosen.isOn ? chosen.toggle : openFile}
            chosen={chosen.isOn ? chosen.paths : undefined}
            onMoveFolder={isEditable && !chosen.isOn ? moveFolder : undefined}
            onShowMissing={() => show({ kind: 'missing' })}
            onDelete={setDeleted}
          />
        )}
      </div>
      {uploads.dialog}
      <AssetsDialogs
        {...{ deleted, moved, inserted, page, editor }}
        onDelete={deleteChosen}
        onMoved={chosen.stop}
        onClose={() => {
          setDeleted(undefined);
          setMoved(undefined);
          setInserted(undefined);
        }}
      />
    </Panel>
  );
}
