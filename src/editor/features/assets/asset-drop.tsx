import { notifications } from '@mantine/notifications';
import { ImageDown } from 'lucide-react';
import {
  type ClipboardEvent,
  type CSSProperties,
  type DragEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import type { TextRange } from '../../../project/text-edit.ts';
import type { EditorHandle } from '../../monaco/editor-handle.ts';
import { useProject, useProjectStore } from '../../project-context.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import { registerFileTaker } from '../../uploads/file-takers.ts';
import { holdsFiles, isTakenByField, pastedFiles } from '../../uploads/handed-files.ts';
import { findPlace, type InsertPlace } from '../../uploads/insert-places.ts';
import type { ChosenFile, Incoming } from '../../uploads/read-incoming.ts';
import { assetDropWords } from '../../words/asset-drop.ts';
import classes from './asset-drop.module.css';
import { cursorPlace, placeAt } from './cursor-place.ts';
import { useFileDrag } from './use-file-drag.ts';

const AddAssetsDialog = lazy(() => import('./add-assets-dialog.tsx'));

export interface AssetDropProps {
  /** The page that takes what is dropped; `undefined` where nothing can be. */
  readonly file: string | undefined;
  /** The editor of that page, where it is open. */
  readonly editor?: EditorHandle | undefined;
  /** What is inside takes no drag events of its own: a frame with another document. */
  readonly isFrame?: boolean;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

interface Asked extends Incoming {
  readonly file: string;
  readonly place: InsertPlace;
}

/** Takes pictures and files that are dropped or pasted into a page, before the editor inside sees them. */
export function AssetDrop({ file, editor, isFrame, className, style, children }: AssetDropProps) {
  const store = useProjectStore();
  const canEdit = useProject((state) => state.access.mode === 'edit');
  const [asked, setAsked] = useState<Asked>();
  const isDragging = useFileDrag();
  const takes = canEdit && file !== undefined && /\.mdx?$/i.test(file);

  const ask = async (list: readonly ChosenFile[], place: InsertPlace) => {
    if (file === undefined) return;
    const { readChosen } = await import('../../uploads/read-incoming.ts');
    const state = store.settle();
    const incoming = await readChosen(list, state.files, { calledAfter: file });
    for (const reason of incoming.refused) {
      notifications.show({ color: 'yellow', title: assetDropWords.notPut, message: <MessageText text={reason} /> });
    }
    if (incoming.assets.length > 0) setAsked({ ...incoming, file, place });
  };
  const own = editor?.path === file ? editor : undefined;
  const latestAsk = useLatest(ask);
  useEffect(() => {
    if (!isFrame || !own || !takes) return;
    return registerFileTaker(own, (list, place) => void latestAsk.current(list, place));
  }, [isFrame, own, takes]);
  const onDragOver = (event: DragEvent) => {
    if (!takes || !holdsFiles(event.dataTransfer) || isTakenByField(event.target)) return;
    take(event);
    event.dataTransfer.dropEffect = 'copy';
  };
  const onDrop = (event: DragEvent) => {
    if (!takes || !holdsFiles(event.dataTransfer) || isTakenByField(event.target)) return;
    take(event);
    const point = { left: event.clientX, top: event.clientY };
    const inForm = findPlace({ target: event.target as Element, point });
    const offset = isFrame || inForm ? undefined : own?.offsetAtPoint(point.left, point.top);
    const place = inForm ?? (offset === undefined ? cursorPlace(own) : placeAt(own, offset));
    void ask([...event.dataTransfer.files], place);
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData);
    if (!takes || files.length === 0 || isTakenByField(event.target)) return;
    take(event);
    void ask(files, findPlace({ target: event.target as Element }) ?? cursorPlace(own));
  };
  const onAdded = (selection: TextRange | undefined) => {
    // Once the dialog has given the focus back.
    if (selection && asked) setTimeout(() => asked.place.show(selection));
  };

  return (
    <>
      <div
        className={`${classes.area} ${className ?? ''}`}
        style={style}
        onDragEnterCapture={onDragOver}
        onDragOverCapture={onDragOver}
        onDropCapture={onDrop}
        onPasteCapture={onPaste}
      >
        {children}
        {isDragging && takes && (
          <div className={classes.cover} data-catches={isFrame || undefined}>
            <span className={classes.words}>
              <ImageDown size={16} aria-hidden="true" />
              {assetDropWords.drop}
            </span>
          </div>
        )}
      </div>
      {asked && (
        <Suspense>
          <AddAssetsDialog
            assets={asked.assets}
            file={asked.file}
            place={asked.place}
            onAdded={onAdded}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function take(event: DragEvent | ClipboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
