import { notifications } from '@mantine/notifications';
import { takenPaths, uniquePath } from '../../../authoring/assets/asset-path.ts';
import { nameOf } from '../../../project/paths.ts';
import { useProjectStore } from '../../project-context.ts';
import { type FilesEdit, undoStep } from '../../store/index.ts';
import { editsForMissing } from '../../store/operations/follow-moves.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { showUndoNotice } from '../../ui/undo-notice.ts';
import type { IncomingAsset } from '../../uploads/read-incoming.ts';
import type { Uploads } from '../../uploads/use-incoming.tsx';
import { assetsWords } from '../../words/assets.ts';
import { fillGaps, type MissingFile, pathForGap } from './missing.ts';

export interface MissingFixes {
  /** Each tells whether something was changed. Uploads are kept exactly where they are missing. */
  readonly upload: (missing: MissingFile, file: File) => Promise<boolean>;
  /** Uploads of which each is the missing file of its name. */
  readonly uploadSeveral: (missing: readonly MissingFile[], files: readonly File[]) => Promise<boolean>;
  /** All that names the missing file names another one of the project. */
  readonly pointTo: (missing: MissingFile, path: string) => boolean;
}

/** What fixes a reference to a file that is not there; each is one step, with an offer to undo it. */
export function useMissingFixes({ take }: Uploads): MissingFixes {
  const store = useProjectStore();

  const run = (edit: FilesEdit, title: string): boolean => {
    const result = store.actions.editFiles(edit);
    if (result.status === 'refused') {
      say(`${result.problem.message} ${result.problem.hint ?? ''}`);
      return false;
    }
    showUndoNotice({ label: edit.label, title, undo: () => undoStep(store, edit.label) });
    return true;
  };

  const add = (uploads: ReadonlyMap<string, IncomingAsset>): boolean => {
    const { files } = store.settle();
    const taken = takenPaths(files);
    const added = new Map<string, Uint8Array>();
    const others = new Map<string, string>();
    for (const [missing, { path: uploaded, contents }] of uploads) {
      const wanted = pathForGap(missing, uploaded);
      const path = wanted === missing ? missing : uniquePath(wanted, taken);
      taken.add(path.toLowerCase());
      added.set(path, contents);
      if (path !== missing) others.set(missing, path);
    }
    const [first = ''] = added.keys();
    const words = added.size === 1 ? first : assetsWords.missing.missingFiles(added.size);
    const [renamed] = others;
    const title =
      renamed === undefined ? assetsWords.added(words) : assetsWords.missing.addedAs(words, nameOf(renamed[0]));
    return run({ label: assetsWords.add(words), files: added, edits: editsForMissing(files, others) }, title);
  };

  return {
    upload: async ({ path, kind }, file) => {
      const [asset] = await take([file], { refusal: assetsWords.notAdded, isPictureWanted: kind === 'image' });
      return asset !== undefined && add(new Map([[path, asset]]));
    },
    uploadSeveral: async (missing, files) => {
      const assets = await take(files, { refusal: assetsWords.notAdded });
      const { filled, left } = fillGaps(
        missing.map(({ path }) => path),
        assets,
      );
      for (const reason of left) say(reason);
      return filled.size > 0 && add(filled);
    },
    pointTo: (missing, path) => {
      const edits = editsForMissing(store.settle().files, new Map([[missing.path, path]]));
      const label = assetsWords.missing.takeInPlace(path, missing.path);
      return run({ label, edits }, assetsWords.missing.pointed(missing.uses.length, path));
    },
  };
}

function say(reason: string): void {
  notifications.show({ color: 'yellow', title: assetsWords.notAdded, message: <MessageText text={reason} /> });
}
