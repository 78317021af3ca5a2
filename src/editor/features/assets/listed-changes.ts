/** Edits of several files as a person reads them. Pure. */
import { LineIndex } from '../../../config/line-index.ts';
import type { FilesEdit } from '../../store/index.ts';
import type { ListedChange } from '../../ui/change-list.tsx';
import { assetDialogWords } from '../../words/asset-dialogs.ts';

export function listChanges(
  edits: NonNullable<FilesEdit['edits']>,
  textOf: (file: string) => string,
): readonly ListedChange[] {
  return [...edits].flatMap(([file, own]) => {
    const text = textOf(file);
    const lines = new LineIndex(text);
    return own.map(({ start, end, text: after }) => ({
      place: assetDialogWords.changePlace(file, lines.positionAt(start).line),
      before: text.slice(start, end),
      after,
    }));
  });
}
