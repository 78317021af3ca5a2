import { notifications } from '@mantine/notifications';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useProject } from '../../project-context.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { FileDropArea } from '../../uploads/file-drop-area.tsx';
import { pageListWords as words } from '../../words/page-list.ts';
import type { HandedIn, PageFiles } from './read-page-files.ts';

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

  const take = async (opened: Promise<HandedIn>, folder: string | undefined) => {
    // What reads them comes with the first drop, while the drop itself is being read.
    const [{ readPageFiles }, handedIn] = await Promise.all([import('./read-page-files.ts'), opened]);
    const result = await readPageFiles(handedIn, folder);
    if (result.status === 'ok') setRead(result);
    else
      notifications.show({
        color: 'yellow',
        title: words.nothingImported,
        message: <MessageText text={result.reason} />,
      });
  };
  const choose: ChooseFiles = (files) => {
    const [folder = '', ...inFolder] = files[0]?.webkitRelativePath.split('/') ?? [];
    if (files.length > 0) void take(Promise.resolve(openFiles(files)), inFolder.length > 0 ? folder : undefined);
  };

  return (
    <>
      <FileDropArea
        isOn={isEditable}
        words={words.drop}
        onDrop={(transfer) => void take(openDrop(transfer), droppedFolder(transfer))}
      >
        {children(choose)}
      </FileDropArea>
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

/** The name of a folder that is dropped alone. */
function droppedFolder({ items }: DataTransfer): string | undefined {
  const [entry, ...others] = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return entry?.isDirectory && others.length === 0 ? entry.name : undefined;
}
