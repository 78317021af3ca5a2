import { lazy, type ReactNode, type RefObject, Suspense } from 'react';
import type { LinkToPage } from '../../authoring/references/links-to-pages.ts';
import { PageDrop } from '../../editor/features/page-list/page-drop.tsx';
import { SettingsPanel, type SettingsPanelProps } from '../../editor/features/settings/settings-panel.tsx';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import type { PageHandle } from '../../editor/pages/page-handle.ts';
import { useProjectStore } from '../../editor/project-context.ts';
import type { PreviewLoop, Versions } from '../../editor/session/index.ts';
import type { EditorLocation, SettingPath } from '../../editor/store/index.ts';
import type { Diagnostic, TextPosition } from '../../project/diagnostics.ts';
import { openDrop } from '../../transfer/import/open-drop.ts';
import { openFileList } from '../../transfer/import/open-file-list.ts';
import { ApiSection } from './api-section.tsx';
import { loadNavigation } from './load-sections.ts';
import { locationOfSettings, partOfLocation, withoutAsked } from './settings-location.ts';
import type { WorkspaceCommands } from './workspace-commands.ts';

const AssetsPanel = lazy(() => import('../../editor/features/assets/assets-panel.tsx'));
const FindPanel = lazy(() => import('../../editor/features/find/find-panel.tsx'));
const HistorySection = lazy(() => import('./history-section.tsx'));
const NavigationPanel = lazy(loadNavigation);
const PageListPanel = lazy(() => import('../../editor/features/page-list/page-list-panel.tsx'));
const PageSection = lazy(() => import('./page-section.tsx'));
const ProblemsSection = lazy(() => import('./problems-section.tsx'));

export interface SectionPanelProps {
  readonly versions: Versions;
  readonly location: EditorLocation;
  readonly commands: WorkspaceCommands;
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
  readonly onOpenProblem: (problem: Pick<Diagnostic, 'file' | 'range'>) => void;
  /** Opens a page to write on a line of it. */
  readonly onWrite: (file: string, line: number) => void;
  /** The configuration's value when it could be read last. */
  readonly lastGoodConfig: unknown;
  /** The open page: in the code editor, else in the preview. */
  readonly page: PageHandle | undefined;
  readonly preview: RefObject<PreviewLoop | undefined>;
  readonly onFocusSetting: NonNullable<SettingsPanelProps['onFocusSetting']>;
}

/** What the chosen section shows; `hasPanel` says which have something to show. */
export function SectionPanel(props: SectionPanelProps) {
  const { versions, location, commands, currentPage, currentFile, file, editor, changedSetting } = props;
  const { revealed, onRevealed, findWish, onOpenProblem, onWrite, lastGoodConfig, page, preview, onFocusSetting } =
    props;
  const { goTo } = useProjectStore().actions;
  const openPlace = ({ file: named, position }: { readonly file: string; readonly position: TextPosition }) =>
    onOpenProblem({ file: named, range: { start: position, end: position } });
  const openLink = ({ file: named, line, column }: LinkToPage) =>
    openPlace({ file: named, position: { line, column } });
  const drop = { openDrop, openFiles: openFileList, besides: currentPage, onImported: commands.openFile };

  switch (location.section) {
    case 'navigation':
      return (
        <PageDrop {...drop}>
          {() => (
            <Suspense>
              <NavigationPanel
                currentPage={currentPage}
                revealed={revealed}
                onRevealed={onRevealed}
                onOpen={commands.openPage}
                onFocusEntry={onFocusSetting}
                onOpenCode={commands.openConfig}
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
                onOpen={({ file: path }) => commands.openFile(path)}
                onAdded={onWrite}
                onDuplicated={commands.openFile}
                onImport={choose}
                onOpenPlace={openLink}
              />
            </Suspense>
          )}
        </PageDrop>
      );
    case 'page':
      return (
        <Suspense>
          <PageSection page={page} versions={versions} preview={preview} onOpenFile={commands.openFileHere} />
        </Suspense>
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
      return (
        <Suspense>
          <ProblemsSection onOpen={onOpenProblem} />
        </Suspense>
      );
    case 'history':
      return (
        <Suspense>
          <HistorySection versions={versions} />
        </Suspense>
      );
    case 'config':
      return null;
    case 'api':
      return (
        <ApiSection
          location={location}
          currentPage={currentPage}
          onOpenPage={commands.openPage}
          onOpenFile={commands.openFileHere}
          onOpenPlace={openLink}
          onOpenProblem={onOpenProblem}
          settings={settings}
        />
      );
    default:
      return settings(undefined);
  }

  function settings(views: ReactNode) {
    const part = partOfLocation(location);
    return (
      <SettingsPanel
        views={views}
        part={part === 'none' ? undefined : part}
        setting={location.setting}
        changed={changedSetting}
        onShown={() => goTo(withoutAsked(location))}
        onFocusSetting={onFocusSetting}
        lastGoodConfig={lastGoodConfig}
        onOpen={(wanted, setting) => goTo(locationOfSettings(location, wanted, setting))}
        onShowPage={commands.openPage}
        onOpenCode={commands.openConfig}
      />
    );
  }
}
