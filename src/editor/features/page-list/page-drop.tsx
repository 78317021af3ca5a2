import { notifications } from '@mantine/notifications';
import { type DragEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useProject } from '../../project-context.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { pageListWords as words } from '../../words/page-list.ts';
import classes from './page-drop.module.css';
import { type HandedIn, type PageFiles, readPageFiles } from './read-page-files.ts';

const ImportPagesDialog = lazy(() => import('./import-pages-dialog.tsx'));

export interface PageDropProps {
  /** Reads a drop with its folders. Called within the drop event. */
  readonly openDrop: (transfer: DataTransfer) => Promise<HandedIn>;
  /** Reads chosen files, of a folder with their paths in it. */
  readonly openFiles: (files: readonly File[]) => HandedIn;
  /** The page that is open. */
  readonly besides: string | undefined;
  /** Called with the first page that came in. */
  readonly onImported: (file: string) => void;
  /** A list of pages; it may offer buttons that import chosen files, or a folder of them. */
  readonly children: (choose: ChooseFiles) => ReactNode;
}

/** Imports files that were chosen; of a folder each tells its path in it. */
export type ChooseFiles = (files: readonly File[]) => void;

/** Takes Markdown files and folders that are dropped onto a list of pages. */
export function PageDrop({ openDrop, openFiles, besides, onImported, children }: PageDropProps) {
  const isEditable = useProject((state) => state.access.mode === 'edit');
  const [read, setRead] = useState<PageFiles>();
  const [isTarget, setTarget] = useState(false);
  const depth = useRef(0);

  const take = async (opened: Promise<HandedIn>, folder: string | undefined) => {
    const result = await readPageFiles(await opened, folder);
    if (result.status === 'ok') setRead(result);
    else
      notifications.show({
        color: 'yellow',
        title: words.nothingImported,
        message: <MessageText text={result.reason} />,
      });
  };
  const leave = () => {
    depth.current = 0;
    setTarget(false);
  };
  const onDragEnter = (event: DragEvent) => {
    if (!isEditable || !holdsFiles(event)) return;
    depth.current++;
    setTarget(true);
  };
  const onDragLeave = () => {
    depth.current--;
    if (depth.current <= 0) leave();
  };
  const onDragOver = (event: DragEvent) => {
    if (!isEditable || !holdsFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
  };
  const onDrop = (event: DragEvent) => {
    leave();
    if (!isEditable || !holdsFiles(event)) return;
    event.preventDefault();
    void take(openDrop(event.dataTransfer), droppedFolder(event.dataTransfer));
  };
  const choose: ChooseFiles = (files) => {
    const [folder = '', ...inFolder] = files[0]?.webkitRelativePath.split('/') ?? [];
    if (files.length > 0) void take(Promise.resolve(openFiles(files)), inFolder.length > 0 ? folder : undefined);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is for everyone. */}
      <div
        className={classes.area}
        data-target={isTarget || undefined}
        onDragEnter={onDragEnter}
        onDragLeave={onDragLeave}
        onDragOver={onDragOver}
        onDrop={onDrop}
      >
        {children(choose)}
        {isTarget && <span className={classes.words}>{words.drop}</span>}
      </div>
      {read?.status === 'ok' && (
        <Suspense>
          <ImportPagesDialog
            incoming={read.files}
            leftOut={read.leftOut}
            name={read.folder}
            besides={besides}
            onClose={() => setRead(undefined)}
            onImported={(file, what) => {
              onImported(file);
              notifications.show({ title: words.imported(what), message: words.importedHelp });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function holdsFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files');
}

/** The name of a folder that is dropped alone. */
function droppedFolder({ items }: DataTransfer): string | undefined {
  const [entry, ...others] = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return entry?.isDirectory && others.length === 0 ? entry.name : undefined;
}
