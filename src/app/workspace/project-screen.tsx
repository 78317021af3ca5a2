import { Button, Loader } from '@mantine/core';
import { FileQuestion, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ProjectContext } from '../../editor/project-context.ts';
import { keepStorage, type OpenedWorkspace } from '../../editor/session/index.ts';
import { EmptyState } from '../../editor/ui/empty-state.tsx';
import { MessageText } from '../../editor/ui/message-text.tsx';
import { appWords } from '../../editor/words/app.ts';
import type { ProjectOpener } from '../project-opener.ts';
import type { ProjectRoute } from '../route.ts';
import type { Navigation } from '../use-route.ts';
import { type ConnectedProject, connectProject } from './open-project.ts';
import classes from './workspace.module.css';
import { Workspace } from './workspace.tsx';

export interface ProjectScreenProps {
  readonly route: ProjectRoute;
  readonly navigate: Navigation['navigate'];
  readonly opener: ProjectOpener;
  /** Told when the project is open. */
  readonly onOpened: (id: string) => void;
}

type Screen =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly project: ConnectedProject }
  | Exclude<OpenedWorkspace, { status: 'ok' }>;

export function ProjectScreen({ route, navigate, opener, onOpened }: ProjectScreenProps) {
  const screen = useOpenProject(route.id, opener, onOpened);
  useEffect(() => {
    if (screen.status !== 'open') document.title = appWords.product;
  }, [screen.status]);

  if (screen.status === 'open') {
    return (
      <ProjectContext value={screen.project.store}>
        <Workspace project={screen.project} route={route} navigate={navigate} />
      </ProjectContext>
    );
  }
  const goHome = (
    <Button variant="default" onClick={() => navigate({ kind: 'home' })}>
      {appWords.allProjects}
    </Button>
  );
  return (
    <main id="main" className={classes.center}>
      <h1 className="lw-hidden">{appWords.product}</h1>
      {screen.status === 'opening' && <Loader size="sm" type="dots" aria-label={appWords.opening} role="img" />}
      {screen.status === 'missing' && (
        <EmptyState icon={<FileQuestion size={20} />} title={appWords.missingTitle} action={goHome}>
          {appWords.missing}
        </EmptyState>
      )}
      {screen.status === 'failed' && (
        <EmptyState icon={<TriangleAlert size={20} />} title={appWords.failedTitle} action={goHome}>
          <MessageText text={screen.problem.message} />{' '}
          {screen.problem.hint !== undefined && <MessageText text={screen.problem.hint} />}
        </EmptyState>
      )}
    </main>
  );
}

function useOpenProject(id: string, opener: ProjectOpener, onOpened: (id: string) => void): Screen {
  const [screen, setScreen] = useState<Screen>({ status: 'opening' });
  const told = useRef(onOpened);
  told.current = onOpened;
  useEffect(() => {
    let project: ConnectedProject | undefined;
    let isLeft = false;
    const { opened, close } = opener.open(id);
    const show = async () => {
      const result = await opened;
      if (isLeft) return;
      if (result.status !== 'ok') return setScreen(result);
      project = connectProject(result.workspace);
      setScreen({ status: 'open', project });
      told.current(id);
      void keepStorage();
    };
    show().catch((error: unknown) => {
      // Handed to the error boundary around the screen.
      setScreen(() => {
        throw error;
      });
    });
    return () => {
      isLeft = true;
      project?.disconnect();
      close();
    };
  }, [id, opener]);
  return screen;
}
