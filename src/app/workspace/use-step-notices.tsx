import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import type { ProjectState, ProjectStore, SetAside } from '../../editor/store/index.ts';
import { hideUndoNotice } from '../../editor/ui/undo-notice.ts';
import { stepWords } from '../../editor/words/steps.ts';

/** One notice at a time: the newest of those set aside is what a slip is about. */
let shownNotice: string | undefined;
/** Read, thought about and reached by keyboard; the history has them for longer. */
const ASIDE_MS = 20_000;

/**
 * Says what a step did beside what was asked for: newer steps made way for it, or the code that was open is closed, because
 * undo or redo took its file away. Takes back the offer to undo what has been undone.
 */
export function useStepNotices(store: ProjectStore): void {
  useEffect(() => {
    const stop = store.subscribe((state, before) => {
      const [aside] = state.history.aside;
      if (state.stepTaken !== before.stepTaken) tellStep(store, state, before);
      else if (aside !== undefined && aside !== before.history.aside[0]) tellAside(store, aside);
    });
    return () => {
      stop();
      hide();
    };
  }, [store]);
}

function tellStep(store: ProjectStore, { files, stepTaken, history }: ProjectState, before: ProjectState): void {
  const { file } = before.location;
  if (stepTaken === undefined) return;
  const { direction, entry, count } = stepTaken;
  if (direction === 'undo') hideUndoNotice(entry.label);
  if (direction === 'back') tellBack(store, count, history.undone.length);
  if (file === undefined || !before.files.has(file) || files.has(file)) return;
  const isUndo = direction === 'undo';
  notifications.show({
    id: `closed:${file}`,
    title: isUndo ? stepWords.undone(entry.label, 0) : stepWords.doneAgain(entry.label, 0),
    message: stepWords.codeClosed(file, isUndo),
  });
}

function tellAside(store: ProjectStore, aside: SetAside): void {
  const count = aside.entries.length;
  tell(stepWords.asideTitle(count), stepWords.asideHelp, {
    words: stepWords.restore(count),
    run: () => store.actions.bringBack(aside),
  });
}

/** They are undone, as they were before: the newest is one more press away. */
function tellBack({ actions, settle }: ProjectStore, count: number, undone: number): void {
  const toNewest = () => {
    const { history } = settle();
    actions.goToStep(history.done.length + history.undone.length);
  };
  const action = undone > 0 ? { words: stepWords.toNewest, run: toNewest } : undefined;
  tell(stepWords.backTitle(count), stepWords.backHelp, action);
}

function tell(title: string, words: string, action?: { readonly words: string; readonly run: () => void }): void {
  const onClick = () => {
    hide();
    action?.run();
  };
  const message = (
    <>
      {words}
      {action && (
        <Button variant="light" size="compact-xs" mt={6} display="block" onClick={onClick}>
          {action.words}
        </Button>
      )}
    </>
  );
  hide();
  shownNotice = notifications.show({ title, message, autoClose: ASIDE_MS });
}

function hide(): void {
  if (shownNotice !== undefined) notifications.hide(shownNotice);
  shownNotice = undefined;
}
