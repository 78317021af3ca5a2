import { Button, CloseButton, FileButton, SegmentedControl, TextInput } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { ArrowLeft, Images, LayoutGrid, List, Search, Upload } from 'lucide-react';
import { type DragEvent, lazy, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { nameOf } from '../../../engine/project/paths.ts';
import type { EditorHandle } from '../../monaco/editor-handle.ts';
import { useProject, useProjectStore } from '../../project-context.ts';
import { selectFileText, undoStep } from '../../store/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatBytes } from '../../ui/format-bytes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MessageText } from '../../ui/message-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showUndoNotice } from '../../ui/undo-notice.tsx';
import { countOf } from '../../uploads/asset-words.ts';
import { useIncoming } from '../../uploads/use-incoming.tsx';
import { addAssets } from './add-assets.ts';
import { AssetDetail } from './asset-detail.tsx';
import { AssetList, type AssetView } from './asset-list.tsx';
import { CaseProblems } from './case-problems.tsx';
import classes from './library.module.css';
import { type AssetFilter, type AssetItem, listAssets, searchAssets } from './library.ts';
import { useFileUses } from './use-file-uses.ts';
import type { FilePlace } from './use-list.tsx';

const AddAssetsDialog = lazy(() => import('./add-assets-dialog.tsx'));

export interface AssetsPanelProps {
  /** The page whose code or preview is open, which takes pictures from here. */
  readonly page: string | undefined;
  readonly editor: EditorHandle | undefined;
  readonly onOpenPlace: (place: FilePlace) => void;
}

const FILTERS: readonly { readonly value: AssetFilter; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'pictures', label: 'Pictures' },
  { value: 'files', label: 'Files' },
  { value: 'unused', label: 'Unused' },
];

/** The project's pictures and files: a list of them, or one of them with all that can be done with it. */
export default function AssetsPanel({ page, editor, onOpenPlace }: AssetsPanelProps) {
  const store = useProjectStore();
  // Someone may be typing in a page beside the list.
  const files = useDeferredValue(useProject((state) => state.files));
  const isEditable = useProject((state) => state.access.mode === 'edit');
  const uses = useFileUses(files);
  const uploads = useIncoming();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<AssetFilter>('all');
  const [view, setView] = useState<AssetView>('list');
  const [openPath, setOpenPath] = useState<string>();
  const [inserted, setInserted] = useState<AssetItem>();
  const [isClearing, setClearing] = useState(false);
  const [isDropTarget, setDropTarget] = useState(false);
  const { ref, width } = useElementSize();
  const back = useRef<HTMLButtonElement>(null);
  const items = useMemo(() => listAssets(files, uses), [files, uses]);
  const deferred = useDeferredValue(search);
  const shown = useMemo(() => searchAssets(items, filter, deferred), [items, filter, deferred]);
  const open = openPath === undefined ? undefined : items.find(({ path }) => path === openPath);
  const unused = useMemo(() => items.filter(({ isUnused }) => isUnused), [items]);

  const upload = async (list: readonly File[]) => {
    const assets = await uploads.take(list, { refusal: 'Not added' });
    const added = assets.filter(({ isKnown }) => !isKnown);
    const known = assets.find(({ isKnown }) => isKnown);
    if (known) setOpenPath(known.path);
    if (known && added.length === 0) {
      notifications.show({ title: 'The project has it already', message: known.path });
      return;
    }
    if (added.length === 0) return;
    const answers = { text: '', isDecorative: false, caption: '', hasFrame: false };
    const { edit } = addAssets(
      added.map(({ path, contents }) => ({ answers: { ...answers, path }, contents, isKnown: false })),
      undefined,
    );
    const result = store.actions.editFiles(edit);
    if (result.status === 'refused') {
      notifications.show({ color: 'red', title: 'Not added', message: <MessageText text={result.problem.message} /> });
    } else if (added.length === 1) setOpenPath(added[0]?.path);
    else notifications.show({ title: `Added ${added.length} files`, message: 'They are in the list.' });
  };
  const remove = (chosen: readonly AssetItem[], label: string) => {
    const result = store.actions.editFiles({ label, files: new Map(chosen.map(({ path }) => [path, undefined])) });
    if (result.status === 'refused') {
      notifications.show({ color: 'red', title: 'Nothing was deleted', message: result.problem.message });
      return;
    }
    setOpenPath(undefined);
    const title = label.replace(/^Delete/, 'Deleted');
    showUndoNotice({ id: `assets:${label}`, title, undo: () => undoStep(store, label) });
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setDropTarget(false);
    if (isEditable) void upload([...event.dataTransfer.files]);
  };
  const cursor = editor !== undefined && editor.path === page ? editor.readSelection().cursor : undefined;

  return (
    <Panel
      title={open ? 'Asset' : 'Assets'}
      note={open ? undefined : items.length}
      actions={
        open ? (
          <IconButton ref={back} label="All assets" onClick={() => setOpenPath(undefined)}>
            <ArrowLeft size={15} />
          </IconButton>
        ) : (
          <>
            <IconButton
              label={view === 'list' ? 'Show as tiles' : 'Show as a list'}
              onClick={() => setView(view === 'list' ? 'grid' : 'list')}
            >
              {view === 'list' ? <LayoutGrid size={15} /> : <List size={15} />}
            </IconButton>
            {isEditable && (
              <FileButton multiple onChange={(list) => void upload(list)}>
                {(button) => (
                  <IconButton label="Upload" {...button}>
                    <Upload size={15} />
                  </IconButton>
                )}
              </FileButton>
            )}
          </>
        )
      }
      toolbar={
        !open && (
          <div className={classes.toolbar}>
            <TextInput
              type="search"
              aria-label="Find a file"
              placeholder="Find by name or folder"
              leftSection={<Search size={14} aria-hidden="true" />}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
              rightSection={
                search !== '' && <CloseButton size="xs" aria-label="Clear the search" onClick={() => setSearch('')} />
              }
            />
            <SegmentedControl<AssetFilter>
              fullWidth
              aria-label="Which files"
              value={filter}
              onChange={setFilter}
              data={[...FILTERS]}
            />
          </div>
        )
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is for everyone. */}
      <div
        ref={ref}
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
        {open ? (
          <AssetDetail
            key={open.path}
            item={open}
            isRead={uses !== undefined}
            onOpenPlace={onOpenPlace}
            onRenamed={setOpenPath}
            onDelete={(item) => remove([item], `Delete ${nameOf(item.path)}`)}
            onInsert={page === undefined ? undefined : setInserted}
          />
        ) : (
          <>
            <output className="lw-hidden">{deferred && `${countOf(shown.length, 'file')} found`}</output>
            {uses === undefined && <p className={classes.waiting}>Reading the pages for what they use…</p>}
            {filter === 'unused' && uses !== undefined && unused.length > 0 && isEditable && (
              <div className={classes.actions}>
                <span>
                  {countOf(unused.length, 'file')}, {formatBytes(sizeOf(unused))}
                </span>
                <Button variant="default" size="compact-xs" onClick={() => setClearing(true)}>
                  Delete all unused
                </Button>
              </div>
            )}
            <CaseProblems items={items} isEditable={isEditable} />
            <AssetList items={shown} view={view} width={width} onOpen={setOpenPath} />
            {shown.length === 0 && uses !== undefined && <Nothing filter={filter} search={search} />}
          </>
        )}
      </div>
      {uploads.dialog}
      <ConfirmDialog
        isOpen={isClearing}
        title={`Delete ${countOf(unused.length, 'unused file')}?`}
        confirmLabel="Delete them"
        onConfirm={() => remove(unused, `Delete ${countOf(unused.length, 'unused file')}`)}
        onClose={() => setClearing(false)}
      >
        No page, setting or style names them; together they have {formatBytes(sizeOf(unused))}. One step of undo brings
        them all back.
      </ConfirmDialog>
      {inserted && page !== undefined && (
        <Suspense>
          <AddAssetsDialog
            assets={[{ ...inserted, name: nameOf(inserted.path), isKnown: true, isCleaned: false }]}
            file={page}
            offset={cursor ?? selectFileText(store.getState(), page)?.trimEnd().length ?? 0}
            onAdded={(selection) => {
              if (editor?.path === page && selection) editor.select(selection);
            }}
            onClose={() => setInserted(undefined)}
          />
        </Suspense>
      )}
    </Panel>
  );
}

function Nothing({ filter, search }: { readonly filter: AssetFilter; readonly search: string }) {
  if (search !== '') return <EmptyState icon={<Search size={20} />} title="No file matches" />;
  if (filter === 'unused') {
    return (
      <EmptyState icon={<Images size={20} />} title="Everything is used">
        Files that no page, setting or style names are listed here.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Images size={20} />} title={filter === 'files' ? 'No files yet' : 'No pictures yet'}>
      Drop pictures and files here, or straight into the page you write. They are kept under a tidy name.
    </EmptyState>
  );
}

function sizeOf(items: readonly AssetItem[]): number {
  return items.reduce((sum, { contents }) => sum + contents.length, 0);
}
