import { useComputedColorScheme } from '@mantine/core';
import { useCallback, useRef, useState } from 'react';
import { type PreviewMode, PreviewPane } from '../../editor/features/preview/preview-pane.tsx';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import { useProject } from '../../editor/project-context.ts';
import type { PreviewLoop, PreviewStatus } from '../../editor/session/index.ts';
import { selectConfigSyntax, selectPageList } from '../../editor/store/index.ts';
import type { ProjectRoute } from '../route.ts';
import type { Navigation } from '../use-route.ts';
import type { ConnectedProject } from './open-project.ts';
import { shownStatus } from './shown-status.ts';

export interface PreviewSectionProps {
  readonly project: ConnectedProject;
  readonly route: ProjectRoute;
  readonly navigate: Navigation['navigate'];
  /** The code editor beside the preview, while it is open and loaded. */
  readonly editor?: EditorHandle;
}

/** The preview of the open page, wired to the sandbox. */
export function PreviewSection({ project, route, navigate }: PreviewSectionProps) {
  const [status, setStatus] = useState<PreviewStatus>({ kind: 'starting' });
  const [mode, setMode] = useState<PreviewMode>(useComputedColorScheme('light', { getInitialValueInEffect: false }));
  const running = useRef<PreviewLoop>(undefined);
  const initialMode = useRef(mode);
  const page = useProject((state) => state.openPage ?? state.reading?.home);
  const syntax = useProject(selectConfigSyntax);
  const hasReading = useProject((state) => state.reading !== undefined);
  const configProblem = syntax?.status === 'unreadable' ? syntax.problem : undefined;

  const attach = useCallback(
    (container: HTMLElement) => {
      const preview = project.startPreview(container, { onStatus: setStatus, onOpenLink: openOutside });
      preview.setColorMode(initialMode.current);
      running.current = preview;
      return preview.stop;
    },
    [project],
  );
  const goHome = () => {
    const { page: _, file, ...rest } = route;
    const home = selectPageList(project.store.getState()).find(
      ({ path }) => path === project.store.getState().reading?.home,
    );
    navigate({ ...rest, ...(file !== undefined && { file: home?.file ?? file }) });
  };

  return (
    <PreviewPane
      attach={attach}
      status={shownStatus(status, { configProblem, hasReading, hasHome: page !== undefined })}
      address={page === undefined ? '' : `/${page}`}
      mode={mode}
      onModeChange={(next) => {
        setMode(next);
        initialMode.current = next;
        running.current?.setColorMode(next);
      }}
      onHome={goHome}
      onRetry={() => running.current?.retry()}
      onShowProblems={() => navigate({ ...route, section: 'problems' })}
    />
  );
}

function openOutside(url: string): void {
  window.open(url, '_blank', 'noopener,noreferrer');
}
