import { notifications } from '@mantine/notifications';
import { useMemo } from 'react';
import { setFrontMatterField } from '../../../authoring/source-edit/front-matter-fields.ts';
import { nameOf } from '../../../project/paths.ts';
import type { PagePlace } from '../../pages/page-places.ts';
import { addPages } from '../../pages/page-steps.ts';
import { useProjectStore } from '../../project-context.ts';
import {
  type ApiListing,
  type EditResult,
  type LostPage,
  type OperationListing,
  type ProjectStore,
  selectFileText,
  undoStep,
} from '../../store/index.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { showUndoNotice } from '../../ui/undo-notice.ts';
import { apiWords as words } from '../../words/api.ts';
import {
  configOf,
  type IncomingDescription,
  nameDescription,
  planDescription,
  unnameDescription,
} from './description-steps.ts';
import { operationPageText, titleOf } from './operation-file.ts';
import { addAllPages, addGeneratedPages, addOperationPage } from './operation-steps.ts';

export type ApiSteps = ReturnType<typeof apiSteps>;

/** Everything that the section does to the project: one step each, said with a way back. */
export function useApiSteps(): ApiSteps {
  const store = useProjectStore();
  return useMemo(() => apiSteps(store), [store]);
}

function apiSteps(store: ProjectStore) {
  return { ...descriptionSteps(store), ...pageSteps(store) };
}

function descriptionSteps(store: ProjectStore) {
  const { actions } = store;
  return {
    /** Adds a file, or puts it in the place of the one of the same name. Gives the reason where it does not. */
    addDescription: (
      incoming: IncomingDescription,
      options: Parameters<typeof planDescription>[2],
    ): string | undefined => {
      const state = store.settle();
      const plan = planDescription(state, incoming, options);
      if (plan.status === 'refused') return plan.reason;
      const { path, isNew, changes } = plan;
      const { contents } = incoming;
      const label = (isNew ? words.addStep : words.replaceStep)(path);
      const result = isNew
        ? actions.editSettings(changes, label, { path, contents })
        : replace(store, path, contents, changes, label);
      if (result.status === 'refused') return sentenceOf(result);
      offerUndo(store, label, (isNew ? words.added : words.replaced)(path));
      return undefined;
    },
    nameForSite: (file: string): void => {
      const label = words.nameStep(nameOf(file));
      say(store, label, label, actions.editSettings([nameDescription(configOf(store.settle()), file)], label));
    },
    /** Whether the settings of the whole site name it: in the navigation it stays. */
    canUnname: (file: string): boolean => unnameDescription(configOf(store.getState()), file).length > 0,
    unname: (file: string): void => {
      const label = words.doNotUseStep(nameOf(file));
      say(store, label, label, actions.editSettings(unnameDescription(configOf(store.settle()), file), label));
    },
    deleteDescription: (file: string): void => {
      const label = words.deleteStep(file);
      const files = new Map([[file, undefined]]);
      say(store, label, words.deleted(file), actions.editFiles({ label, files }));
    },
  };
}

/** The settings may name it from now on, in the same step. */
function replace(
  store: ProjectStore,
  path: string,
  contents: Uint8Array,
  changes: Parameters<ProjectStore['actions']['editSettings']>[0],
  label: string,
): EditResult {
  const before = store.getState().history.done.at(-1)?.id ?? 0;
  if (changes.length > 0) {
    const named = store.actions.editSettings(changes, label);
    if (named.status === 'refused') return named;
  }
  const files = new Map([[path, contents]]);
  return store.actions.editFiles({ label, files, ...(changes.length > 0 && { joinsAfter: before }) });
}

function pageSteps(store: ProjectStore) {
  const { actions } = store;
  return {
    addPage: (operation: OperationListing): void => {
      const { edit, file, title, group } = addOperationPage(store.settle(), operation);
      const help = group === undefined ? words.addedNowhere(file) : words.addedWhere(file, group);
      say(store, edit.label, words.addedPage(title), actions.editNavigation(edit), help);
    },
    /** At a path and a place of the person's choice. Gives the reason where that cannot be. */
    addPageAt: (operation: OperationListing, file: string, place: PagePlace | undefined): string | undefined => {
      const title = titleOf(operation);
      const label = words.addPageStep(title);
      const files = new Map([[file, operationPageText(operation)]]);
      const result = actions.editNavigation({
        ...addPages(label, files, [file], place),
        place: { kind: 'page', path: file },
      });
      if (result.status === 'refused') return sentenceOf(result);
      offerUndo(store, label, words.addedPage(title), file);
      return undefined;
    },
    addAll: (operations: readonly OperationListing[]): string | undefined => {
      const edit = addAllPages(store.settle(), operations);
      const result = actions.editNavigation(edit);
      if (result.status === 'refused') return sentenceOf(result);
      offerUndo(store, edit.label, words.addedAll(operations.length));
      return undefined;
    },
    addGenerated: (listing: ApiListing, group: string): string | undefined => {
      const edit = addGeneratedPages(store.settle(), listing, group);
      if (edit === undefined) return words.notDone;
      const result = actions.editNavigation(edit);
      if (result.status === 'refused') return sentenceOf(result);
      offerUndo(store, edit.label, words.addedGenerated(group));
      return undefined;
    },
    /** Has a page name the operation that is most like the one that is gone. */
    takeNearest: ({ file, nearest }: LostPage): void => {
      const text = selectFileText(store.settle(), file);
      if (nearest === undefined || text === undefined) return;
      const label = words.takeNearestStep(nearest);
      const edits = setFrontMatterField(text, 'openapi', nearest, ['openapi']);
      say(store, label, label, actions.editText(file, { label, edits }), file);
    },
  };
}

function say(store: ProjectStore, label: string, title: string, result: EditResult, help?: string): void {
  if (result.status === 'ok') offerUndo(store, label, title, help);
  else notifications.show({ title: words.notDone, message: <MessageText text={sentenceOf(result)} />, color: 'red' });
}

function offerUndo(store: ProjectStore, label: string, title: string, help?: string): void {
  showUndoNotice({ label, title, ...(help !== undefined && { help }), undo: () => undoStep(store, label) });
}

function sentenceOf({ problem }: Extract<EditResult, { status: 'refused' }>): string {
  return problem.hint === undefined ? problem.message : `${problem.message} ${problem.hint}`;
}
