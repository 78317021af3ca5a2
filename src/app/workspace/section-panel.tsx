import { lazy, Suspense } from 'react';
import type { LinkToPage } from '../../authoring/references/links-to-pages.ts';
import { PageDrop } from '../../editor/features/page-list/page-drop.tsx';
import { ProblemsPanel } from '../../editor/features/problems/problems-panel.tsx';
import { SettingsPanel, type SettingsPanelProps } from '../../editor/features/settings/settings-panel.tsx';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import type { SettingPath } from '../../editor/store/index.ts';
import type { Diagnostic, TextPosition } from '../../project/diagnostics.ts';
import { openDrop } from '../../transfer/import/open-drop.ts';
import { openFileList } from '../../transfer/import/open-file-list.ts';
import type { ProjectRoute } from '../route.ts';
import type { Navigation } from '../use-route.ts';
import { partOfRoute, routeOfSettings, withoutAsked, withoutSetting } from './settings-route.ts';

const AssetsPanel = lazy(() => import('../../editor/features/assets/assets-panel.tsx'));
const FindPanel = lazy(() => import('../../editor/features/find/find-panel.tsx'));
const HistoryPanel = lazy(() => import('../../editor/features/history/history-panel.tsx'));
const NavigationPanel = lazy(() => import('../../editor/features/navigation/navigation-panel.tsx'));
const PageListPanel = lazy(() => import('../../editor/features/page-list/page-list-panel.tsx'));

export interface SectionPanelProps {
  readonly route: ProjectRoute;
  readonly navigate: Navigation['navigate'];
  /** Path of the page in the preview, and of its file. */
  readonly currentPage: string | undefined;
  readonly currentFile: string | undefined;
  /** The file that is open in the code editor, and that editor. */
  readonly file: string | undefined;
  readonly editor: EditorHandle | undefined;
  /** The setting that undo or redo changed. */
  readonly changedSetting: SettingPath | undefined;
  /** The entry of the navigation that was picked in the preview. */
  readonly revealed: { readonly path: SettingPath } | undefined;
  readonly onRevealed: () => void;
  readonly findWish: { readonly text: string } | undefined;
  /** Opens a page's code. */
  readonly onOpenFile: (file: string) => void;
  /** Opens a page in the preview. */
  readonly onOpenPage: (page: string) => void;
  readonly onOpenProblem: (problem: Pick<Diagnostic, 'file' | 'range'>) => void;
  /** The configuration's value when it could be read last. */
  readonly lastGoodConfig: unknown;
  readonly onFocusSetting: NonNullable<SettingsPanelProps['onFocusSetting']>;
}

/** What the chosen section shows; `hasPanel` says which have something to show. */
export function SectionPanel(props: SectionPanelProps) {
  const { route, navigate, currentPage, currentFile, file, editor, changedSetting } = props;
  const { revealed, onRevealed, findWish, onOpenFile, onOpenPage, onOpenProblem, lastGoodConfig, onFocusSetting } =
    props;
  const openConfig = () => navigate({ ...withoutSetting(route), section: 'config' });
  const openPlace = ({ file: named, position }: { readonly file: string; readonly position: TextPosition }) =>
    onOpenProblem({ file: named, range: { start: position, end: position } });
  const openLink = ({ file: named, line, column }: LinkToPage) =>
    openPlace({ file: named, position: { line, column } });
  const drop = { openDrop, openFiles: openFileList, besides: currentPage, onImported: onOpenFile };

  switch (route.section) {
    case 'navigation':
      return (
        <PageDrop {...drop}>
          {() => (
            <Suspense>
              <NavigationPanel
                currentPage={currentPage}
                revealed={revealed}
                onRevealed={onRevealed}
                onOpen={onOpenPage}
                onFocusEntry={onFocusSetting}
                onOpenCode={openConfig}
                onOpenPlace={openLink}
              />
            </Suspense>
          )}
        </PageDrop>
      );
    case 'pages':
      return (
        <PageDrop {...drop}>
          {(choose) => (
            <Suspense>
              <PageListPanel
                currentPage={currentPage}
                onOpen={({ file: path }) => onOpenFile(path)}
                onAdded={onOpenFile}
                onImport={choose}
                onOpenPlace={openLink}
              />
            </Suspense>
          )}
        </PageDrop>
      );
    case 'assets':
      return (
        <Suspense>
          <AssetsPanel page={file ?? currentFile} editor={editor} onOpenPlace={openPlace} />
        </Suspense>
      );
    case 'find':
      return (
        <Suspense>
          <FindPanel wish={findWish} onOpenPlace={openPlace} />
        </Suspense>
      );
    case 'problems':
      return <ProblemsPanel onOpen={onOpenProblem} />;
    case 'history':
      return (
        <Suspense>
          <HistoryPanel />
        </Suspense>
      );
    case 'config':
      return null;
    default: {
      const part = partOfRoute(route);
      return (
        <SettingsPanel
          part={part === 'none' ? undefined : part}
          setting={route.setting}
          changed={changedSetting}
          onShown={() => navigate(withoutAsked(route), 'replace')}
          onFocusSetting={onFocusSetting}
          lastGoodConfig={lastGoodConfig}
          onOpen={(wanted, setting) => navigate(routeOfSettings(route, wanted, setting))}
          onShowPage={onOpenPage}
          onOpenCode={openConfig}
        />
      );
    }
  }
}

/** The raw configuration is all code. */
export function hasPanel({ section }: ProjectRoute): boolean {
  return section !== 'config';
}
