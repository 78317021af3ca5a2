import { lazy, Suspense } from 'react';
import { nameOf } from '../../../project/paths.ts';
import type { EditorHandle } from '../../monaco/editor-handle.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatBytes } from '../../ui/format-bytes.ts';
import { assetsWords } from '../../words/assets.ts';
import { cursorPlace } from './cursor-place.ts';
import { type AssetItem, sizeOf } from './library.ts';
import type { Moved } from './plan-moves.ts';

const AddAssetsDialog = lazy(() => import('./add-assets-dialog.tsx'));
const MoveAssetsDialog = lazy(() => import('./move-assets-dialog.tsx'));

/** What a dialog asks before it deletes files. */
export interface DeletedFiles {
  readonly items: readonly AssetItem[];
  readonly words: string;
}

export interface AssetsDialogsProps {
  readonly deleted: DeletedFiles | undefined;
  readonly onDelete: (deleted: DeletedFiles) => void;
  readonly moved: Moved | undefined;
  readonly onMoved: () => void;
  /** The picture or file that goes into the page. */
  readonly inserted: AssetItem | undefined;
  readonly page: string | undefined;
  readonly editor: EditorHandle | undefined;
  /** All are closed by it: one is open at a time. */
  readonly onClose: () => void;
}

/** What is asked before files are deleted, moved or put into a page. */
export function AssetsDialogs(props: AssetsDialogsProps) {
  const { deleted, onDelete, moved, onMoved, inserted, page, editor, onClose } = props;
  const own = editor?.path === page ? editor : undefined;
  return (
    <>
      <ConfirmDialog
        isOpen={deleted !== undefined}
        title={assetsWords.deleteTitle(deleted?.words ?? '')}
        confirmLabel={assetsWords.deleteMany}
        onConfirm={() => deleted && onDelete(deleted)}
        onClose={onClose}
      >
        {deleted && whatIsLost(deleted.items)}
        {assetsWords.undoAll}
      </ConfirmDialog>
      {moved && (
        <Suspense>
          <MoveAssetsDialog moved={moved} onMoved={onMoved} onClose={onClose} />
        </Suspense>
      )}
      {inserted && page !== undefined && (
        <Suspense>
          <AddAssetsDialog
            assets={[{ ...inserted, name: nameOf(inserted.path), isKnown: true, isCleaned: false }]}
            file={page}
            place={cursorPlace(own)}
            onAdded={(selection) => selection && own?.select(selection)}
            onClose={onClose}
          />
        </Suspense>
      )}
    </>
  );
}

function whatIsLost(items: readonly AssetItem[]): string {
  const places = items.reduce((sum, { uses }) => sum + uses.length, 0);
  return places === 0 ? assetsWords.nothingLost(formatBytes(sizeOf(items))) : assetsWords.lostMany(places);
}
