import { SegmentedControl } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import type { ApiPanelProps } from '../../editor/features/api/api-panel.tsx';
import type { FetchFile } from '../../editor/features/api/fetch-file.ts';
import { useProjectStore } from '../../editor/project-context.ts';
import { type EditorLocation, selectProblems } from '../../editor/store/index.ts';
import { appWords } from '../../editor/words/app.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { isApiSettings, withApiSettings } from './settings-location.ts';

const ApiPanel = lazy(() => import('../../editor/features/api/api-panel.tsx'));

const fetchFile: FetchFile = async (address, signal) => {
  const { fetchOnce } = await import('../../sandbox/host/fetch-once.ts');
  return fetchOnce(address, signal);
};

export interface ApiSectionProps
  extends Pick<ApiPanelProps, 'currentPage' | 'onOpenPage' | 'onOpenFile' | 'onOpenPlace'> {
  readonly location: EditorLocation;
  readonly onOpenProblem: (problem: Pick<Diagnostic, 'file' | 'range'>) => void;
  /** The form of the API's settings, below the choice between both. */
  readonly settings: (views: ReactNode) => ReactNode;
}

/** Operations of the API, or its settings. */
export function ApiSection({ location, onOpenProblem, settings, ...panel }: ApiSectionProps) {
  const store = useProjectStore();
  const isSettings = isApiSettings(location);
  const views = (
    <SegmentedControl
      fullWidth
      aria-label={appWords.apiViews.label}
      value={isSettings ? 'settings' : 'operations'}
      onChange={(next) => store.actions.goTo(withApiSettings(location, next === 'settings'))}
      data={[
        { value: 'operations', label: appWords.apiViews.operations },
        { value: 'settings', label: appWords.apiViews.settings },
      ]}
    />
  );
  if (isSettings) return settings(views);
  return (
    <Suspense>
      <ApiPanel
        {...panel}
        views={views}
        fetchFile={fetchFile}
        onOpenProblem={(file) => {
          const problem = selectProblems(store.getState()).find((one) => one.file === file);
          onOpenProblem(problem ?? { file });
        }}
      />
    </Suspense>
  );
}
