import { Button, Loader } from '@mantine/core';
import { FileQuestion, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { ProjectContext } from '../../editor/project-context.ts';
import { keepStorage, type OpenedWorkspace } from '../../editor/session/index.ts';
import { EmptyState } from '../../editor/ui/empty-state.tsx';
import { MessageText } from '../../editor/ui/message-text.tsx';
import { appWords } from '../../editor/words/app.ts';
import { connectAddressBar, goToRoute } from '../address-bar.ts';
import type { ProjectOpener } from '../project-opener.ts';
import { afterFirstSave } from './after-first-save.ts';
import { readKeptPane } from './kept-pane.ts';
import { type ConnectedProject, connectProject } from './open-project.ts';
import classes from './workspace.module.css';
import { Workspace } from './workspace.tsx';

export interface ProjectScreenProps {
  readonly id: string;
  readonly opener: ProjectOpener;
  /** Told when the project is open. */
  readonly onOpened: (id: string) => void;
}

type Screen =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly project: ConnectedProject }
  | Exclude<OpenedWorkspace, { status: 'ok' }>;

export default function ProjectScreen({ id, opener, onOpened }: ProjectScreenProps) {
  const screen = useOpenProject(id, opener, onOpened);
  useEffect(() => {
    if (screen.status !== 'open') document.title = appWords.product;
  }, [screen.status]);

  if (screen.status === 'open') {
    return (
      <ProjectContext value={screen.project.store}>
        <Workspace project={screen.project} />
      </ProjectContext>
    );
  }
  const goHome = (
    <Button variant="default" onClick={() => goToRoute({ kind: 'home' })}>
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
  const tell = useEffectEvent(onOpened);
  useEffect(() => {
    let project: ConnectedProject | undefined;
    let leaveAddress = () => {};
    let stopAsking = () => {};
    let isLeft = false;
    const { opened, close } = opener.open(id);
    const show = async () => {
      const result = await opened;
      if (isLeft) return;
      if (result.status !== 'ok') return setScreen(result);
      project = connectProject(result.workspace);
      leaveAddress = connectAddressBar(project.store, readKeptPane());
      setScreen({ status: 'open', project });
      tell(id);
      stopAsking = afterFirstSave(project.store, () => void keepStorage(navigator.storage));
    };
    show().catch((error: unknown) => {
      // Handed to the error boundary around the screen.
      setScreen(() => {
        throw error;
      });
    });
    return () => {
      isLeft = true;
      leaveAddress();
      stopAsking();
      project?.disconnect();
      close();
    };
  }, [id, opener]);
  return screen;
}
