import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AssetDrop } from '../../editor/features/assets/asset-drop.tsx';
import { FormattedPaste } from '../../editor/features/paste/formatted-paste.tsx';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import { useProject, useProjectStore } from '../../editor/project-context.ts';
import type { PreviewLoop } from '../../editor/session/index.ts';
import { type EditorLocation, type Pane, type SettingPath, selectShownPage } from '../../editor/store/index.ts';
import { ErrorBoundary } from '../../editor/ui/error-boundary.tsx';
import { appWords } from '../../editor/words/app.ts';
import { CodeSection } from './code-section.tsx';
import type { ConnectedProject } from './open-project.ts';
import { PageWishSlot } from './page-wish-slot.tsx';
import { Panes } from './panes.tsx';
import { PreviewSection } from './preview-section.tsx';
import { SectionPanel } from './section-panel.tsx';
import { hasPanel } from './shown-pane.ts';
import type { useCodePlace } from './use-code-place.ts';
import { useLastGoodConfig } from './use-last-good-config.ts';
import { usePageHandle } from './use-page-handle.ts';
import type { PaneSizes } from './use-pane-sizes.ts';
import { usePreviewPicks } from './use-preview-picks.ts';
import type { WorkspaceCommands } from './workspace-commands.ts';

export interface WorkspacePanesProps {
  readonly project: ConnectedProject;
  readonly location: EditorLocation;
  readonly commands: WorkspaceCommands;
  /** The file that is open in the code editor, and that editor. */
  readonly file: string | undefined;
  readonly editor: EditorHandle | undefined;
  readonly onEditor: (editor: EditorHandle | undefined) => void;
  /** The file of the page in the preview. */
  readonly currentFile: string | undefined;
  readonly places: ReturnType<typeof useCodePlace>;
  /** The setting that undo or redo changed. */
  readonly changedSetting: SettingPath | undefined;
  readonly findWish: { readonly text: string } | undefined;
  /** The pane that has the window; `undefined` where all stand side by side. */
  readonly only: Pane | undefined;
  readonly sizes: PaneSizes;
  readonly onSizes: (sizes: PaneSizes) => void;
  readonly closeCode: () => void;
  /** Shows what stands beside the page, or what was shown before. */
  readonly onAround: () => void;
  readonly showProblems: () => void;
}

/** The section, the code and the preview, and what leads from one to another. */
export function WorkspacePanes(props: WorkspacePanesProps) {
  const { project, location, commands, file, editor, currentFile, places, only } = props;
  const currentPage = useProject(selectShownPage);
  const [focusedSetting, setFocusedSetting] = useState<SettingPath>();
  const picks = usePreviewPicks(useProjectStore(), places.setPlace);
  const lastGoodConfig = useLastGoodConfig();
  const preview = useRef<PreviewLoop>(undefined);
  // What is unseen takes no focus: it has to be in sight before the cursor goes there.
  const showPane = only === undefined ? undefined : (pane: Pane) => flushSync(() => commands.show(pane));
  const page = usePageHandle({ file: file ?? currentFile, editor, preview, onShow: showPane });
  return (
    <>
      <PageWishSlot page={page} />
      <Panes
        only={only}
        sizes={props.sizes}
        onSizes={props.onSizes}
        onFocused={commands.show}
        section={
          hasPanel(location.section) && (
            <ErrorBoundary part={appWords.parts.section} resetKey={location.section}>
              <SectionPanel
                versions={project.versions}
                {...{ location, commands, currentPage, currentFile, file, editor, lastGoodConfig }}
                changedSetting={props.changedSetting}
                page={page}
                preview={preview}
                revealed={picks.revealed}
                onRevealed={picks.forgetRevealed}
                findWish={props.findWish}
                onOpenProblem={places.openProblem}
                onWrite={places.openToWrite}
                onFocusSetting={setFocusedSetting}
              />
            </ErrorBoundary>
          )
        }
        code={
          file !== undefined && (
            <AssetDrop file={file} editor={editor}>
              <FormattedPaste editor={editor}>
                <CodeSection
                  file={file}
                  {...(places.place && { place: places.place })}
                  editor={editor}
                  onClose={props.closeCode}
                  onReady={props.onEditor}
                  isAround={location.section === 'page'}
                  onAround={props.onAround}
                />
              </FormattedPaste>
            </AssetDrop>
          )
        }
        preview={
          <ErrorBoundary part={appWords.parts.preview}>
            <AssetDrop file={currentFile} editor={editor} isFrame>
              <PreviewSection
                project={project}
                file={file}
                {...(editor && { editor })}
                marked={focusedSetting}
                onSetting={picks.openSetting}
                onSource={picks.openSource}
                preview={preview}
                onShowCode={showPane && (() => showPane('code'))}
                onShowProblems={props.showProblems}
                onHome={commands.openHome}
              />
            </AssetDrop>
          </ErrorBoundary>
        }
      />
    </>
  );
}
