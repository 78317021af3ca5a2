import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { TopBar } from '../../editor/features/top-bar/top-bar.tsx';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import { useProject, useProjectActions, useProjectStore } from '../../editor/project-context.ts';
import { configFileOf, type Pane, selectPageAt, selectShownPage } from '../../editor/store/index.ts';
import { focusWhenLost, headingIn } from '../../editor/ui/focus-when-lost.ts';
import { appWords } from '../../editor/words/app.ts';
import { formatLocation, formatRoute } from '../route.ts';
import { EditorKnowledge } from './editor-knowledge.tsx';
import { useKeptPane } from './kept-pane.ts';
import { Notices } from './notices.tsx';
import type { ConnectedProject } from './open-project.ts';
import { Sections } from './sections.tsx';
import { withoutSetting } from './settings-location.ts';
import { shownPane } from './shown-pane.ts';
import { useAroundPage } from './use-around-page.ts';
import { useBarReturn } from './use-bar-return.ts';
import { useCodePlace } from './use-code-place.ts';
import { useFindInAllKey } from './use-find-in-all-key.ts';
import { useHasFolder } from './use-has-folder.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { useKeyShortcuts } from './use-key-shortcuts.ts';
import { usePaneSizes } from './use-pane-sizes.ts';
import { usePreparedSections } from './use-prepared-sections.ts';
import { useRefuseDrops } from './use-refuse-drops.ts';
import { useReopenedPlace } from './use-reopened-place.ts';
import { useStepNotices } from './use-step-notices.tsx';
import { useStepPlace } from './use-step-place.ts';
import classes from './workspace.module.css';
import { createCommands } from './workspace-commands.ts';
import { WorkspacePanes } from './workspace-panes.tsx';

const FolderSection = lazy(() => import('./folder-section.tsx'));
const FolderStatus = lazy(() => import('../../editor/features/folder/folder-status.tsx'));
const ExportSection = lazy(() => import('./export-section.tsx'));

export interface WorkspaceProps {
  readonly project: ConnectedProject;
}

/** An open project: the bar, the way to every section, and the panes. */
export function Workspace({ project }: WorkspaceProps) {
  const store = useProjectStore();
  const commands = useMemo(() => createCommands(store), [store]);
  const root = useRef<HTMLDivElement>(null);
  const [isExporting, setExporting] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const hasFolder = useHasFolder(project.folder);
  const [editor, setEditor] = useState<EditorHandle>();
  const [sizes, setSizes] = usePaneSizes();
  const location = useProject((state) => state.location);
  const configFile = useProject((state) => configFileOf(state.files)) ?? 'docs.json';
  const file = location.section === 'config' ? configFile : location.file;
  const currentFile = useFileOfShownPage();
  const only = useIsNarrow() ? shownPane(location) : undefined;
  useKeptPane(location.pane);
  useKeyShortcuts(useProjectActions());
  useRefuseDrops();
  useBarReturn(root);
  useWindowTitle();
  useReopenedPlace(store, editor);
  useStepNotices(store);
  usePreparedSections(project);
  const changedSetting = useStepPlace(store);
  const places = useCodePlace(commands, file);
  const findWish = useFindInAllKey(editor, () => commands.openSection('find'));
  const closeCode = () => {
    places.forgetPlace();
    commands.closeCode();
    focusWhenLost(() => {
      const section = root.current?.querySelector('[data-pane="section"]');
      return section?.querySelector<HTMLElement>('[aria-current="page"]') ?? headingIn(section);
    });
  };
  const choosePane = (pane: Pane) => {
    if (pane !== 'code' || file !== undefined) commands.show(pane);
    // The code of the page in the preview, where none is open.
    else if (currentFile === undefined) commands.openConfig();
    else commands.openFileHere(currentFile);
  };
  const onAround = useAroundPage(commands, location);
  const showProblems = useCallback(() => commands.openSection('problems'), [commands]);

  return (
    <div ref={root} className={classes.workspace} data-narrow={only !== undefined || undefined}>
      {/* A link would change the address, which names the project. */}
      <button type="button" className={classes.skip} onClick={() => document.getElementById('main')?.focus()}>
        {appWords.skip}
      </button>
      <WorkspaceBar
        isNarrow={only !== undefined}
        onExport={() => setExporting(true)}
        onOpenSection={() => commands.show('section')}
        folder={
          hasFolder && (
            <Suspense>
              <FolderStatus folder={project.folder} onCompare={() => setComparing(true)} />
            </Suspense>
          )
        }
      />
      <Notices onTakeOver={project.takeOver} onDownloadSource={project.downloadSource} backup={project.backup} />
      {hasFolder && (
        <Suspense>
          <FolderSection folder={project.folder} isComparing={isComparing} onCompare={setComparing} />
        </Suspense>
      )}
      <div className={classes.body}>
        <Sections
          location={location}
          configFile={configFile}
          file={file}
          sizes={sizes}
          onSizes={setSizes}
          only={only}
          onChoosePane={choosePane}
        />
        <WorkspacePanes
          {...{ project, location, commands, file, currentFile, editor, places, changedSetting, findWish }}
          {...{ only, sizes, closeCode, onAround, showProblems }}
          onSizes={setSizes}
          onEditor={setEditor}
        />
      </div>
      <EditorKnowledge onOpen={places.openProblem} />
      {isExporting && (
        <Suspense>
          <ExportSection
            project={project}
            onClose={() => setExporting(false)}
            onShowProblems={() => {
              setExporting(false);
              showProblems();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

interface WorkspaceBarProps {
  readonly isNarrow: boolean;
  readonly onExport: () => void;
  readonly onOpenSection: () => void;
  readonly folder: ReactNode;
}

function WorkspaceBar(props: WorkspaceBarProps) {
  const id = useProject((state) => state.id);
  const location = useProject((state) => state.location);
  const hrefOf = (section: 'problems' | 'history') => formatLocation(id, { ...withoutSetting(location), section });
  return (
    <TopBar
      homeHref={formatRoute({ kind: 'home' })}
      problemsHref={hrefOf('problems')}
      historyHref={hrefOf('history')}
      {...props}
    />
  );
}

function useWindowTitle(): void {
  const name = useProject((state) => state.name);
  useEffect(() => {
    document.title = appWords.windowTitle(name);
  }, [name]);
}

function useFileOfShownPage(): string | undefined {
  return useProject((state) => selectPageAt(state, selectShownPage(state))?.file);
}
