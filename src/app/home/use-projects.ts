import { notifications } from '@mantine/notifications';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { HomePageProps } from '../../editor/features/home/home-page.tsx';
import type { ProjectLibrary } from '../../editor/session/index.ts';
import { showUndoNotice } from '../../editor/ui/undo-notice.ts';
import { homeWords as words } from '../../editor/words/home.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { ProjectOpener } from '../project-opener.ts';
import { createFirstProject } from './first-visit.ts';

type ListProps = Pick<
  HomePageProps,
  'projects' | 'deleted' | 'onRename' | 'onDuplicate' | 'onDelete' | 'onRestore' | 'onErase'
>;

/** The projects of this browser, and what can be done to them on the page of projects. */
export function useProjects(library: ProjectLibrary, opener: ProjectOpener) {
  const [listed, setListed] = useState<Awaited<ReturnType<ProjectLibrary['list']>>>();
  const refresh = useCallback(async () => {
    await opener.settled();
    const found = await library.list();
    // Drawn at once: whoever asked for it may give the keyboard to a card that came.
    flushSync(() => setListed(found));
  }, [library, opener]);
  useEffect(() => {
    const begin = async () => {
      // What cannot be cleared away now is with the next visit.
      void library.sweep().catch(() => undefined);
      await createFirstProject(library);
      await refresh();
    };
    void begin();
  }, [library, refresh]);

  /** Says why not, where it did not work; tells whether it did. */
  const report = async (failing: Promise<Diagnostic | undefined>): Promise<boolean> => {
    const failure = await failing;
    if (failure) notifications.show({ color: 'red', title: words.nothingChanged, message: failure.message });
    await refresh();
    return failure === undefined;
  };
  const restore = (id: string) => report(library.restore(id));

  const props: ListProps = {
    projects: listed?.projects.map(({ record, ...project }) => ({ ...project, ...record })),
    deleted: listed?.deleted.map(({ id, name, record }) => ({ id, name, deleted: record.deleted ?? 0 })) ?? [],
    onRename: (id, name) => void report(library.rename(id, name)),
    onDuplicate: async ({ id }) => {
      const copy = await library.duplicate(id);
      await refresh();
      if (copy === undefined) {
        notifications.show({ color: 'red', title: words.notDuplicated, message: words.notDuplicatedHelp });
        return;
      }
      focusProject(copy);
    },
    onDelete: async ({ id, name }) => {
      const next = neighbourOf(id);
      if (!(await report(library.remove(id)))) return;
      focusProject(next);
      const undo = () => {
        void restore(id).then(() => focusProject(id));
        return true;
      };
      showUndoNotice({ label: `project:${id}`, title: words.deleted(name), help: words.deletedHelp, undo });
    },
    onRestore: (id) => void restore(id).then(() => focusProject(id)),
    onErase: (id) => void report(library.erase(id)),
  };
  return { props, problem: listed?.problem };
}

/** The card behind the one of a project, else before it. */
function neighbourOf(id: string): string | undefined {
  const card = cardOf(id);
  const next = card?.nextElementSibling ?? card?.previousElementSibling;
  return next instanceof HTMLElement ? next.dataset.project : undefined;
}

/** The keyboard stays beside what went, or goes to what came back; without a project, to the top of the page. */
function focusProject(id: string | undefined): void {
  requestAnimationFrame(() => {
    const card = id === undefined ? undefined : cardOf(id);
    const target = card?.querySelector('a') ?? document.querySelector<HTMLElement>('main button');
    target?.focus();
  });
}

function cardOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-project="${CSS.escape(id)}"]`);
}
