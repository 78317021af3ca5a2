import { FolderDown } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { HomePage } from '../../editor/features/home/home-page.tsx';
import { ImportDialog } from '../../editor/features/home/import-dialog.tsx';
import { createEmptyProject } from '../../editor/session/library/empty-project.ts';
import { createProjectLibrary, type LibraryOptions } from '../../editor/session/library/project-library.ts';
import { START } from '../../editor/store/location.ts';
import { MessageText } from '../../editor/ui/message-text.tsx';
import { homeWords as words } from '../../editor/words/home.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { openDrop } from '../../transfer/import/open-drop.ts';
import { openFileList } from '../../transfer/import/open-file-list.ts';
import { goToRoute } from '../address-bar.ts';
import { canPickFolder, pickFolder } from '../pick-folder.ts';
import type { ProjectOpener } from '../project-opener.ts';
import { formatRoute, type ProjectRoute } from '../route.ts';
import { startFromExample } from './first-visit.ts';
import classes from './home-screen.module.css';
import { type ImportSource, useImport } from './use-import.ts';
import { useProjects } from './use-projects.ts';
import { useWindowDrop } from './use-window-drop.ts';

export interface HomeScreenProps {
  readonly library: LibraryOptions;
  readonly opener: ProjectOpener;
}

export default function HomeScreen({ library: options, opener }: HomeScreenProps) {
  const library = useMemo(() => createProjectLibrary(options), [options]);
  const { props, problem } = useProjects(library, opener);
  const folderInput = useRef<HTMLInputElement>(null);
  const zipInput = useRef<HTMLInputElement>(null);
  const { running, start, close } = useImport(library, opener, open);
  const isMaking = useRef(false);
  /** A second click before the project is there makes no second one. */
  const openMade = async (make: () => Promise<string>): Promise<void> => {
    if (isMaking.current) return;
    isMaking.current = true;
    opener.prepare();
    try {
      open(await make());
    } catch (error) {
      opener.dismiss();
      throw error;
    } finally {
      isMaking.current = false;
    }
  };
  const isDragging = useWindowDrop((transfer) => start({ name: nameOfDrop(transfer), open: () => openDrop(transfer) }));
  useEffect(() => {
    document.title = words.product;
  }, []);

  return (
    <>
      <HomePage
        {...props}
        hrefOf={(id) => formatRoute(startOf(id))}
        now={Date.now()}
        notice={problem && <StorageNotice problem={problem} />}
        onStartFromExample={() => openMade(() => startFromExample(library))}
        onStartEmpty={() => openMade(() => library.create(createEmptyProject()))}
        isFolderWritten={canPickFolder()}
        onOpenFolder={() => (canPickFolder() ? void openPicked(start) : folderInput.current?.click())}
        onOpenZip={() => zipInput.current?.click()}
      />
      <input
        ref={folderInput}
        type="file"
        hidden
        aria-label={words.folderInput}
        {...{ webkitdirectory: '' }}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          const [folder = words.theFolder] = files[0]?.webkitRelativePath.split('/') ?? [];
          if (files.length > 0) start({ name: folder, open: () => openFileList(files) });
        }}
      />
      <input
        ref={zipInput}
        type="file"
        hidden
        aria-label={words.zipInput}
        accept=".zip,application/zip"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) start({ name: file.name, open: () => openChosenZip(file) });
        }}
      />
      {isDragging && (
        <div className={classes.drop}>
          <div className={classes.dropBox}>
            <FolderDown size={32} aria-hidden="true" />
            {words.drop}
          </div>
        </div>
      )}
      {running && <ImportDialog state={running.state} source={running.source} onClose={close} />}
    </>
  );
}

function startOf(id: string): ProjectRoute {
  return { kind: 'project', id, section: START.section };
}

function open(id: string): void {
  goToRoute(startOf(id));
}

/** A folder counts as one file here. */
function nameOfDrop({ files }: DataTransfer): string {
  return (files.length === 1 && files[0]?.name) || words.droppedName;
}

function StorageNotice({ problem }: { readonly problem: Diagnostic }) {
  return (
    <div className={classes.notice} role="alert">
      <strong>
        <MessageText text={problem.message} />
      </strong>{' '}
      {problem.hint !== undefined && <MessageText text={problem.hint} />}
    </div>
  );
}

/** A folder that the browser lets the project be written back to. */
async function openPicked(start: (source: ImportSource) => void): Promise<void> {
  try {
    const folder = await pickFolder();
    if (folder === undefined) return;
    start({
      name: folder.name,
      folder,
      open: async (options) => {
        const { openDirectory } = await import('../../transfer/import/open-directory.ts');
        return openDirectory(folder, options);
      },
    });
  } catch (error) {
    // Said in the dialog.
    start({ name: words.theFolder, open: () => Promise.reject(error) });
  }
}

/** What reads zips is loaded with the first one. */
async function openChosenZip(file: File) {
  const { openZip } = await import('../../transfer/import/open-zip.ts');
  return openZip(file, file.name);
}
