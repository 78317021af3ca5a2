import { notifications } from '@mantine/notifications';
import { useProjectStore } from '../../project-context.ts';
import { undoStep } from '../../store/index.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { showUndoNotice } from '../../ui/undo-notice.ts';
import type { Uploads } from '../../uploads/use-incoming.tsx';
import { assetsWords as words } from '../../words/assets.ts';
import { addAssets } from './add-assets.ts';
import type { AssetItem } from './library.ts';

export interface LibrarySteps {
  /** Adds files; gives the path of the one to show: the only one that was added, or one that was there before. */
  readonly add: (list: readonly File[]) => Promise<string | undefined>;
  /** Tells whether they were deleted. `what` is their name: `logo.png`, `3 files`. */
  readonly remove: (chosen: readonly AssetItem[], what: string) => boolean;
}

const NO_ANSWERS = { text: '', isDecorative: false, caption: '', hasFrame: false };

/** What changes the library without a page, each as one step. */
export function useLibrarySteps({ take }: Uploads): LibrarySteps {
  const store = useProjectStore();
  return {
    add: async (list) => {
      const assets = await take(list, { refusal: words.notAdded });
      const added = assets.filter(({ isKnown }) => !isKnown);
      const known = assets.find(({ isKnown }) => isKnown)?.path;
      if (added.length === 0) {
        if (known !== undefined) notifications.show({ title: words.isHere, message: known });
        return known;
      }
      const { edit } = addAssets(
        added.map(({ path, contents }) => ({ answers: { ...NO_ANSWERS, path }, contents, isKnown: false })),
        undefined,
      );
      const result = store.actions.editFiles(edit);
      if (result.status === 'refused') {
        say(words.notAdded, result.problem.message);
        return known;
      }
      if (added.length === 1) return added[0]?.path;
      notifications.show({ title: words.added(words.files(added.length)), message: words.addedHelp });
      return undefined;
    },
    remove: (chosen, what) => {
      const label = words.deleteStep(what);
      const result = store.actions.editFiles({ label, files: new Map(chosen.map(({ path }) => [path, undefined])) });
      if (result.status === 'refused') {
        say(words.nothingDeleted, result.problem.message);
        return false;
      }
      showUndoNotice({ label, title: words.deleted(what), undo: () => undoStep(store, label) });
      return true;
    },
  };
}

function say(title: string, message: string): void {
  notifications.show({ color: 'red', title, message: <MessageText text={message} /> });
}
