import { useElementSize, useViewportSize } from '@mantine/hooks';
import {
  Braces,
  Files,
  History,
  Images,
  ListTree,
  Palette,
  Settings2,
  TextSearch,
  TriangleAlert,
  Webhook,
} from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { AssetDrop } from '../../editor/features/assets/asset-drop.tsx';
import { PageDrop } from '../../editor/features/page-list/page-drop.tsx';
import { PageListPanel } from '../../editor/features/page-list/page-list-panel.tsx';
import { ProblemsPanel } from '../../editor/features/problems/problems-panel.tsx';
import { Rail, type RailItem } from '../../editor/features/rail/rail.tsx';
import { SettingsPanel } from '../../editor/features/settings/settings-panel.tsx';
import { TopBar } from '../../editor/features/top-bar/top-bar.tsx';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import { useProject, useProjectActions, useProjectStore } from '../../editor/project-context.ts';
import {
  configFileOf,
  type SettingPath,
  selectConfigSyntax,
  selectPageList,
  selectProblemCounts,
} from '../../editor/store/index.ts';
import { ErrorBoundary } from '../../editor/ui/error-boundary.tsx';
import { PaneResizer } from '../../editor/ui/pane-resizer.tsx';
import type { Diagnostic, TextPosition } from '../../engine/diagnostics.ts';
import { openDrop } from '../../transfer/import/open-drop.ts';
import { openFileList } from '../../transfer/import/open-file-list.ts';
import { formatRoute, type ProjectRoute, type Section } from '../route.ts';
import type { Navigation } from '../use-route.ts';
import { CodeSection } from './code-section.tsx';
import { EditorKnowledge } from './editor-knowledge.tsx';
import { Notices } from './notices.tsx';
import type { ConnectedProject } from './open-project.ts';
import { PreviewSection } from './preview-section.tsx';
import { partOfRoute, routeOfSettings, withoutAsked, withoutSetting } from './settings-route.ts';
import { useFindKey } from './use-find-key.ts';
import { useKeyShortcuts } from './use-key-shortcuts.ts';
import { CODE_MIN_PX, PANEL_PX, PREVIEW_MIN_PX, usePaneSizes } from './use-pane-sizes.ts';
import { type CodePlace, usePreviewPicks } from './use-preview-picks.ts';
import { useRefuseDrops } from './use-refuse-drops.ts';
import { useReopenedPlace } from './use-reopened-place.ts';
import { useSelectionSync } from './use-selection-sync.ts';
import { useStepNotices } from './use-step-notices.ts';
import { useStepPlace } from './use-step-place.ts';
import classes from './workspace.module.css';

const AssetsPanel = lazy(() => import('../../editor/features/assets/assets-panel.tsx'));
const FindPanel = lazy(() => import('../../editor/features/find/find-panel.tsx'));
const HistoryPanel = lazy(() => import('../../editor/features/history/history-panel.tsx'));
const NavigationPanel = lazy(() => import('../../editor/features/navigation/navigation-panel.tsx'));
const ExportSection = lazy(() => import('./export-section.tsx'));

/** Below this width of the window the rail starts with icons only. */
const NARROW_PX = 1280;

export interface WorkspaceProps {
  readonly project: ConnectedProject;
  readonly route: ProjectRoute;
  readonly navigate: Navigation['navigate'];
}

export function Workspace({ project, route, navigate }: WorkspaceProps) {
  const store = useProjectStore();
  const actions = useProjectActions();
  useSelectionSync(store, route, navigate);
  const changedSetting = useStepPlace(store, route, navigate);
  useKeyShortcuts(actions);
  useRefuseDrops();
  const name = useProject((state) => state.name);
  useEffect(() => {
    document.title = `${name} · Leafwright`;
  }, [name]);
  const [isExporting, setExporting] = useState(false);
  const [editor, setEditor] = useState<EditorHandle>();
  useReopenedPlace(store, editor);
  useStepNotices(store);
  const [sizes, setSizes] = usePaneSizes();
  const { ref: roomRef, width: roomWidth } = useElementSize();
  const { width: windowWidth } = useViewportSize();
  const isRailCollapsed = sizes.isRailCollapsed ?? (windowWidth > 0 && windowWidth < NARROW_PX);

  const configFile = useProject((state) => configFileOf(state.files)) ?? 'docs.json';
  const file = route.section === 'config' ? configFile : route.file;
  const currentPage = useProject((state) => state.openPage ?? state.reading?.home);
  const currentFile = useProject((state) => selectPageList(state).find(({ path }) => path === currentPage)?.file);
  const lastGoodConfig = useLastGoodConfig();
  const { place, openProblem, setPlace, forgetPlace } = useProblemPlace(route, navigate, configFile);
  const [focusedSetting, setFocusedSetting] = useState<SettingPath>();
  const picks = usePreviewPicks(store, route, navigate, setPlace);

  const openFile = useCallback(
    (path: string) => {
      const page = selectPageList(store.getState()).find((listed) => listed.file === path)?.path;
      navigate({ ...withoutSetting(route), section: 'pages', file: path, ...(page !== undefined && { page }) });
    },
    [navigate, route, store],
  );
  const openPlace = ({ file: named, position }: FilePlace) =>
    openProblem({ file: named, range: { start: position, end: position } });
  const findWish = useFindKey(editor, () => navigate({ ...withoutSetting(route), section: 'find' }));
  const closeCode = () => {
    forgetPlace();
    const { file: _, ...rest } = route;
    navigate({ ...rest, section: route.section === 'config' ? 'brand' : route.section });
  };

  const codeMax = Math.max(roomWidth - PREVIEW_MIN_PX, CODE_MIN_PX);
  const codeWidth = Math.round(Math.min(Math.max(roomWidth * sizes.codeShare, CODE_MIN_PX), codeMax));
  const part = partOfRoute(route);
  const panel = panelOf(route.section, {
    ...(part !== 'none' && {
      [route.section]: (
        <SettingsPanel
          part={part}
          setting={route.setting}
          changed={changedSetting}
          onShown={() => navigate(withoutAsked(route), 'replace')}
          onFocusSetting={setFocusedSetting}
          lastGoodConfig={lastGoodConfig}
          onOpen={(wanted, setting) => navigate(routeOfSettings(route, wanted, setting))}
          onOpenCode={() => navigate({ ...withoutSetting(route), section: 'config' })}
        />
      ),
    }),
    navigation: (
      <PageDrop openDrop={openDrop} openFiles={openFileList} besides={currentPage} onImported={openFile}>
        {() => (
          <Suspense>
            <NavigationPanel
              currentPage={currentPage}
              revealed={picks.revealed}
              onRevealed={picks.forgetRevealed}
              onOpen={actions.openPage}
              onFocusEntry={setFocusedSetting}
              onOpenCode={() => navigate({ ...withoutSetting(route), section: 'config' })}
            />
          </Suspense>
        )}
      </PageDrop>
    ),
    pages: (
      <PageDrop openDrop={openDrop} openFiles={openFileList} besides={currentPage} onImported={openFile}>
        {(choose) => (
          <PageListPanel
            currentPage={currentPage}
            onOpen={({ file: path }) => openFile(path)}
            onAdded={openFile}
            onImport={choose}
          />
        )}
      </PageDrop>
    ),
    assets: (
      <Suspense>
        <AssetsPanel page={file ?? currentFile} editor={editor} onOpenPlace={openPlace} />
      </Suspense>
    ),
    find: (
      <Suspense>
        <FindPanel wish={findWish} onOpenPlace={openPlace} />
      </Suspense>
    ),
    problems: <ProblemsPanel onOpen={openProblem} />,
    history: (
      <Suspense>
        <HistoryPanel />
      </Suspense>
    ),
  });

  return (
    <div className={classes.workspace}>
      {/* A link would change the address, which names the project. */}
      <button type="button" className={classes.skip} onClick={() => document.getElementById('main')?.focus()}>
        Skip to the contents
      </button>
      <TopBar
        homeHref={formatRoute({ kind: 'home' })}
        problemsHref={formatRoute({ ...withoutSetting(route), section: 'problems' })}
        historyHref={formatRoute({ ...withoutSetting(route), section: 'history' })}
        onExport={() => setExporting(true)}
      />
      <Notices onTakeOver={project.takeOver} onDownloadSource={project.downloadSource} />
      <div className={classes.body}>
        <Rail
          items={useRailItems(route, configFile)}
          isCollapsed={isRailCollapsed}
          onToggle={() => setSizes({ ...sizes, isRailCollapsed: !isRailCollapsed })}
        />
        <main id="main" className={classes.body} style={{ minWidth: 0 }} tabIndex={-1}>
          {panel && (
            <>
              <div
                className={classes.panel}
                data-beside-code={file !== undefined || undefined}
                style={{ width: sizes.panel }}
              >
                <ErrorBoundary part="This section" resetKey={route.section}>
                  {panel}
                </ErrorBoundary>
              </div>
              <PaneResizer
                label="Width of the section"
                width={sizes.panel}
                {...PANEL_PX}
                onResize={(width) => setSizes({ ...sizes, panel: width })}
              />
            </>
          )}
          <div ref={roomRef} className={classes.room}>
            {file !== undefined && (
              <>
                <AssetDrop className={classes.code} style={{ width: codeWidth }} file={file} editor={editor}>
                  <CodeSection
                    file={file}
                    {...(place && { place })}
                    editor={editor}
                    onClose={closeCode}
                    onReady={setEditor}
                  />
                </AssetDrop>
                <PaneResizer
                  label="Width of the code"
                  width={codeWidth}
                  min={CODE_MIN_PX}
                  max={codeMax}
                  initial={Math.round(roomWidth / 2)}
                  onResize={(width) => setSizes({ ...sizes, codeShare: roomWidth === 0 ? 0.5 : width / roomWidth })}
                />
              </>
            )}
            <ErrorBoundary part="The preview">
              <AssetDrop className={classes.preview} file={currentFile} editor={editor} isFrame>
                <PreviewSection
                  project={project}
                  route={route}
                  navigate={navigate}
                  {...(editor && { editor })}
                  marked={focusedSetting}
                  onSetting={picks.openSetting}
                  onSource={picks.openSource}
                />
              </AssetDrop>
            </ErrorBoundary>
          </div>
        </main>
      </div>
      <EditorKnowledge onOpen={openProblem} />
      {isExporting && (
        <Suspense>
          <ExportSection
            project={project}
            onClose={() => setExporting(false)}
            onShowProblems={() => {
              setExporting(false);
              navigate({ ...withoutSetting(route), section: 'problems' });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function panelOf(section: Section, panels: Partial<Record<Section, ReactNode>>): ReactNode {
  return panels[section];
}

function useRailItems(route: ProjectRoute, configFile: string): readonly RailItem[] {
  const { error, warning } = useProject(selectProblemCounts);
  const { file, ...rest } = withoutSetting(route);
  const withFile = file === undefined || file === configFile ? rest : { ...rest, file };
  const item = (section: Section, label: string, icon: ReactNode, target: ProjectRoute): RailItem => ({
    label,
    icon,
    href: formatRoute({ ...target, section }),
    isCurrent: route.section === section,
  });
  return [
    item('brand', 'Brand', <Palette size={17} aria-hidden="true" />, rest),
    item('navigation', 'Navigation', <ListTree size={17} aria-hidden="true" />, withFile),
    item('pages', 'Pages', <Files size={17} aria-hidden="true" />, withFile),
    item('assets', 'Assets', <Images size={17} aria-hidden="true" />, withFile),
    item('find', 'Find', <TextSearch size={17} aria-hidden="true" />, withFile),
    item('api', 'API', <Webhook size={17} aria-hidden="true" />, rest),
    item('config', configFile, <Braces size={17} aria-hidden="true" />, rest),
    {
      ...item('problems', 'Problems', <TriangleAlert size={17} aria-hidden="true" />, withFile),
      count: error + warning,
    },
    item('history', 'History', <History size={17} aria-hidden="true" />, withFile),
    item('settings', 'All settings', <Settings2 size={17} aria-hidden="true" />, rest),
  ];
}

/** The configuration's value; while its text cannot be read, what it was before. */
function useLastGoodConfig(): unknown {
  const syntax = useProject(selectConfigSyntax);
  const last = useRef<unknown>(undefined);
  if (syntax?.status === 'ok') last.current = syntax.value;
  return last.current;
}

interface FilePlace {
  readonly file: string;
  readonly position: TextPosition;
}

/** Where the code editor should go: the place of the problem that was chosen last, while its file is open. */
function useProblemPlace(route: ProjectRoute, navigate: Navigation['navigate'], configFile: string) {
  const store = useProjectStore();
  const [target, setTarget] = useState<CodePlace>();
  const latest = useRef(route);
  latest.current = route;
  const openProblem = useCallback(
    ({ file, range }: Pick<Diagnostic, 'file' | 'range'>) => {
      if (file === undefined) return;
      setTarget({ file, line: range?.start.line ?? 1, column: range?.start.column ?? 1 });
      const page = selectPageList(store.getState()).find((listed) => listed.file === file)?.path;
      navigate({ ...latest.current, file, ...(page !== undefined && { page }) });
    },
    [navigate, store],
  );
  const forgetPlace = useCallback(() => setTarget(undefined), []);
  const openFile = route.section === 'config' ? configFile : route.file;
  const place = target?.file === openFile ? target : undefined;
  return { openProblem, setPlace: setTarget, forgetPlace, place };
}
