import { notifications } from '@mantine/notifications';
import { useProjectStore } from '../../project-context.ts';
import { undoStep } from '../../store/index.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { showUndoNotice } from '../../ui/undo-notice.tsx';
import type { Uploads } from '../../uploads/use-incoming.tsx';
import { addAssets } from './add-assets.ts';
import type { AssetItem } from './library.ts';

export interface LibrarySteps {
  /** Adds files; gives the path of the one to show: the only one that was added, or one that was there before. */
  readonly add: (list: readonly File[]) => Promise<string | undefined>;
  /** Tells whether they were deleted. */
  readonly remove: (chosen: readonly AssetItem[], label: string) => boolean;
}

const NO_ANSWERS = { text: '', isDecorative: false, caption: '', hasFrame: false };

/** What changes the library without a page, each as one step. */
export function useLibrarySteps({ take }: Uploads): LibrarySteps {
  const store = useProjectStore();
  return {
    add: async (list) => {
      const assets = await take(list, { refusal: 'Not added' });
      const added = assets.filter(({ isKnown }) => !isKnown);
      const known = assets.find(({ isKnown }) => isKnown)?.path;
      if (added.length === 0) {
        if (known !== undefined) notifications.show({ title: 'The project has it already', message: known });
        return known;
      }
      const { edit } = addAssets(
        added.map(({ path, contents }) => ({ answers: { ...NO_ANSWERS, path }, contents, isKnown: false })),
        undefined,
      );
      const result = store.actions.editFiles(edit);
      if (result.status === 'refused') {
        say('Not added', result.problem.message);
        return known;
      }
      if (added.length === 1) return added[0]?.path;
      notifications.show({ title: `Added ${added.length} files`, message: 'They are in the list.' });
      return undefined;
    },
    remove: (chosen, label) => {
      const result = store.actions.editFiles({ label, files: new Map(chosen.map(({ path }) => [path, undefined])) });
      if (result.status === 'refused') {
        say('Nothing was deleted', result.problem.message);
        return false;
      }
      const title = label.replace(/^Delete/, 'Deleted');
      showUndoNotice({ label, title, undo: () => undoStep(store, label) });
      return true;
    },
  };
}

function say(title: string, words: string): void {
  notifications.show({ color: 'red', title, message: <MessageText text={words} /> });
}
