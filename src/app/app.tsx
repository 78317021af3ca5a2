import { MantineProvider } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { BrowserSession } from '../editor/session/browser-services.ts';
import { ErrorBoundary } from '../editor/ui/error-boundary.tsx';
import { NoticeArea } from '../editor/ui/notice-area.tsx';
import { cssVariables, theme } from '../editor/ui/theme.ts';
import { TooltipLayer } from '../editor/ui/tooltips/tooltip-layer.tsx';
import { appWords } from '../editor/words/app.ts';
import type { ProjectOpener } from './project-opener.ts';
import { useAddressedProject } from './use-addressed-project.ts';

/** Loaded apart: whoever is on one of these screens does not wait for the other one. */
const HomeScreen = lazy(() => import('./home/home-screen.tsx'));
const ProjectScreen = lazy(() => import('./workspace/project-screen.tsx'));

export interface AppProps {
  readonly session: BrowserSession;
  readonly opener: ProjectOpener;
}

export function App({ session, opener }: AppProps) {
  const project = useAddressedProject();
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <NoticeArea />
      <TooltipLayer />
      <ErrorBoundary part={appWords.parts.editor} resetKey={project ?? 'home'}>
        <Suspense>
          {project === undefined ? (
            <HomeScreen library={session.library} opener={opener} />
          ) : (
            <ProjectScreen key={project} id={project} opener={opener} onOpened={session.noteOpened} />
          )}
        </Suspense>
      </ErrorBoundary>
    </MantineProvider>
  );
}
