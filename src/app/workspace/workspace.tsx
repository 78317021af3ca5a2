import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AssetDrop } from '../../editor/features/assets/asset-drop.tsx';
import { TopBar } from '../../editor/features/top-bar/top-bar.tsx';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import { useProject, useProjectActions, useProjectStore } from '../../editor/project-context.ts';
import { configFileOf, type SettingPath, selectPageList } from '../../editor/store/index.ts';
import { ErrorBoundary } from '../../editor/ui/error-boundary.tsx';
import { appWords } from '../../editor/words/app.ts';
import { formatRoute, type ProjectRoute } from '../route.ts';
import type { Navigation } from '../use-route.ts';
import { CodeSection } from './code-section.tsx';
import { EditorKnowledge } from './editor-knowledge.tsx';
import { Notices } from './notices.tsx';
import type { ConnectedProject } from './open-project.ts';
import { Panes } from './panes.tsx';
import { PreviewSection } from './preview-section.tsx';
import { hasPanel, SectionPanel } from './section-panel.tsx';
import { Sections } from './sections.tsx';
import { withoutSetting } from './settings-route.ts';
import type { Pane } from './shown-pane.ts';
import { useBarReturn } from './use-bar-return.ts';
import { useFindKey } from './use-find-key.ts';
import { useKeyShortcuts } from './use-key-shortcuts.ts';
import { useLastGoodConfig } from './use-last-good-config.ts';
import { usePaneSizes } from './use-pane-sizes.ts';
import { useIsNarrow, usePanes } from './use-panes.ts';
import { usePreviewPicks } from './use-preview-picks.ts';
import { useProblemPlace } from './use-problem-place.ts';
import { useRefuseDrops } from './use-refuse-drops.ts';
import { useReopenedPlace } from './use-reopened-place.ts';
import { useSelectionSync } from './use-selection-sync.ts';
import { useStepNotices } from './use-step-notices.tsx';
import { useStepPlace } from './use-step-place.ts';
import classes from './workspace.module.css';

const ExportSection = lazy(() => import('./export-section.tsx'));

export interface WorkspaceProps {
  readonly project: ConnectedProject;
  readonly route: ProjectRoute;
  readonly navigate: Navigation['navigate'];
}

export function Workspace({ project, route, navigate }: WorkspaceProps) {
  const store = useProjectStore();
  const actions = useProjectActions();
  useSelectionSync(store, route, navigate);
  useKeyShortcuts(actions);
  useRefuseDrops();
  const root = useRef<HTMLDivElement>(null);
  useBarReturn(root);
  const name = useProject((state) => state.name);
  useEffect(() => {
    document.title = appWords.windowTitle(name);
  }, [name]);
  const [isExporting, setExporting] = useState(false);
  const [editor, setEditor] = useState<EditorHandle>();
  useReopenedPlace(store, editor);
  useStepNotices(store);
  const [sizes, setSizes] = usePaneSizes();

  const configFile = useProject((state) => configFileOf(state.files)) ?? 'docs.json';
  const file = route.section === 'config' ? configFile : route.file;
  const currentPage = useProject((state) => state.openPage ?? state.reading?.home);
  const currentFile = useProject((state) => selectPageList(state).find(({ path }) => path === currentPage)?.file);
  const lastGoodConfig = useLastGoodConfig();
  const isNarrow = useIsNarrow();
  const { shown, show } = usePanes(route.section, { section: hasPanel(route), code: file !== undefined });
  const changedSetting = useStepPlace(store, route, (target) => {
    navigate(target);
    // The preview shows what was undone by itself, and the list of pages does not.
    if (shown === 'preview') show('preview');
    else if (target.file !== undefined && target.file !== route.file) show('code');
  });
  const places = useProblemPlace(route, navigate, configFile);
  const [focusedSetting, setFocusedSetting] = useState<SettingPath>();
  const picks = usePreviewPicks(store, route, navigate, places.setPlace, show);

  const openFile = useCallback(
    (path: string) => {
      const page = selectPageList(store.getState()).find((listed) => listed.file === path)?.path;
      navigate({ ...withoutSetting(route), section: 'pages', file: path, ...(page !== undefined && { page }) });
      show('code');
    },
    [navigate, route, store, show],
  );
  const openProblem = useCallback<typeof places.openProblem>(
    (problem) => {
      places.openProblem(problem);
      if (problem.file !== undefined) show('code');
    },
    [places.openProblem, show],
  );
  const openPage = useCallback(
    (page: string) => {
      actions.openPage(page);
      show('preview');
    },
    [actions, show],
  );
  const findWish = useFindKey(editor, () => {
    navigate({ ...withoutSetting(route), section: 'find' });
    show('section');
  });
  const closeCode = () => {
    places.forgetPlace();
    const { file: _, ...rest } = route;
    navigate({ ...rest, section: route.section === 'config' ? 'brand' : route.section });
  };
  /** The code of the page in the preview, where none is open. */
  const choosePane = (pane: Pane) => {
    if (pane === 'code' && file === undefined) {
      navigate(
        currentFile === undefined ? { ...withoutSetting(route), section: 'config' } : { ...route, file: currentFile },
      );
    }
    show(pane);
  };
  const showSection = () => show('section');
  const showProblems = () => {
    navigate({ ...withoutSetting(route), section: 'problems' });
    show('section');
  };

  return (
    <div ref={root} className={classes.workspace} data-narrow={isNarrow || undefined}>
      {/* A link would change the address, which names the project. */}
      <button type="button" className={classes.skip} onClick={() => document.getElementById('main')?.focus()}>
        {appWords.skip}
      </button>
      <TopBar
        homeHref={formatRoute({ kind: 'home' })}
        problemsHref={formatRoute({ ...withoutSetting(route), section: 'problems' })}
        historyHref={formatRoute({ ...withoutSetting(route), section: 'history' })}
        onExport={() => setExporting(true)}
        isNarrow={isNarrow}
        onOpenSection={showSection}
      />
      <Notices onTakeOver={project.takeOver} onDownloadSource={project.downloadSource} />
      <div className={classes.body}>
        <Sections
          route={route}
          configFile={configFile}
          file={file}
          sizes={sizes}
          onSizes={setSizes}
          only={isNarrow ? shown : undefined}
          onChoosePane={choosePane}
        />
        <Panes
          only={isNarrow ? shown : undefined}
          sizes={sizes}
          onSizes={setSizes}
          onFocused={show}
          section={
            hasPanel(route) && (
              <ErrorBoundary part={appWords.parts.section} resetKey={route.section}>
                <SectionPanel
                  route={route}
                  navigate={navigate}
                  currentPage={currentPage}
                  currentFile={currentFile}
                  file={file}
                  editor={editor}
                  changedSetting={changedSetting}
                  revealed={picks.revealed}
                  onRevealed={picks.forgetRevealed}
                  findWish={findWish}
                  lastGoodConfig={lastGoodConfig}
                  onOpenFile={openFile}
                  onOpenPage={openPage}
                  onOpenProblem={openProblem}
                  onFocusSetting={setFocusedSetting}
                />
              </ErrorBoundary>
            )
          }
          code={
            file !== undefined && (
              <AssetDrop file={file} editor={editor}>
                <CodeSection
                  file={file}
                  {...(places.place && { place: places.place })}
                  editor={editor}
                  onClose={closeCode}
                  onReady={setEditor}
                />
              </AssetDrop>
            )
          }
          preview={
            <ErrorBoundary part={appWords.parts.preview}>
              <AssetDrop file={currentFile} editor={editor} isFrame>
                <PreviewSection
                  project={project}
                  route={route}
                  navigate={navigate}
                  {...(editor && { editor })}
                  marked={focusedSetting}
                  onSetting={picks.openSetting}
                  onSource={picks.openSource}
                  // What is unseen takes no focus: it has to be in sight before the cursor goes there.
                  onShowCode={isNarrow ? () => flushSync(() => show('code')) : undefined}
                  onShowProblems={showProblems}
                />
              </AssetDrop>
            </ErrorBoundary>
          }
        />
      </div>
      <EditorKnowledge onOpen={openProblem} />
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
