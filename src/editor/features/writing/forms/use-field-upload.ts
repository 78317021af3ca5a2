import type { ReactNode } from 'react';
import type { Attribute } from '../../../../catalogue/component.ts';
import { useProjectStore } from '../../../project-context.ts';
import { freePath } from '../../../store/index.ts';
import { useIncoming } from '../../../uploads/use-incoming.tsx';
import { formStepWords, formWords } from '../../../words/writing-forms.ts';
import { useWriting } from '../writing-context.ts';

export interface FieldUpload {
  /** Adds the first of the files, and has its path written (`/images/x.png`), both as one step. */
  readonly take: (files: readonly File[], write: (path: string) => void) => Promise<void>;
  /** Belongs into the page, wherever. */
  readonly dialog: ReactNode;
}

/** Pictures and videos that someone uploads into the field that names them. */
export function useFieldUpload({ label, type }: Attribute): FieldUpload {
  const store = useProjectStore();
  const { file } = useWriting();
  const { take, dialog } = useIncoming();
  return {
    dialog,
    take: async (files, write) => {
      const [asset] = await take(files.slice(0, 1), {
        refusal: formWords.notAdded,
        isPictureWanted: type === 'image',
        calledAfter: file,
      });
      if (!asset) return;
      const { history, files: known } = store.settle();
      // Someone may have taken their time to answer.
      const path = asset.isKnown ? asset.path : freePath(known, asset.path);
      write(`/${path}`);
      if (asset.isKnown) return;
      store.actions.editFiles({
        label: formStepWords.upload(path.slice(path.lastIndexOf('/') + 1), label),
        files: new Map([[path, asset.contents]]),
        place: { kind: 'file', path: file },
        joinsAfter: history.done.at(-1)?.id ?? 0,
      });
    },
  };
}
