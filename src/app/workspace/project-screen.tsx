import { Button, Loader } from '@mantine/core';
import { FileQuestion, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ProjectContext } from '../../editor/project-context.ts';
import { keepStorage, type OpenedWorkspace } from '../../editor/session/index.ts';
import { EmptyState } from '../../editor/ui/empty-state.tsx';
import { MessageText } from '../../editor/ui/message-text.tsx';
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
}

type Screen =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly project: ConnectedProject }
  | Exclude<OpenedWorkspace, { status: 'ok' }>;

export function ProjectScreen({ route, navigate, opener }: ProjectScreenProps) {
  const screen = useOpenProject(route.id, opener);
  useEffect(() => {
    if (screen.status !== 'open') document.title = 'Leafwright';
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
      All projects
    </Button>
  );
  return (
    <main id="main" className={classes.center}>
      <h1 className="lw-hidden">Leafwright</h1>
      {screen.status === 'opening' && <Loader size="sm" type="dots" aria-label="The project is opening" role="img" />}
      {screen.status === 'missing' && (
        <EmptyState icon={<FileQuestion size={20} />} title="This project is not in this browser" action={goHome}>
          It was deleted, or the address comes from another computer: projects are kept in the browser they were made
          in.
        </EmptyState>
      )}
      {screen.status === 'failed' && (
        <EmptyState icon={<TriangleAlert size={20} />} title="The project could not be opened" action={goHome}>
          <MessageText text={screen.problem.message} />{' '}
          {screen.problem.hint !== undefined && <MessageText text={screen.problem.hint} />}
        </EmptyState>
      )}
    </main>
  );
}

function useOpenProject(id: string, opener: ProjectOpener): Screen {
  const [screen, setScreen] = useState<Screen>({ status: 'opening' });
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
