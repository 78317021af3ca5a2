import { useMemo } from 'react';
import { useProject } from '../../project-context.ts';
import { type FilesEdit, selectFileText } from '../../store/index.ts';
import { ChangeList } from '../../ui/change-list.tsx';
import { assetDialogWords } from '../../words/asset-dialogs.ts';
import classes from './library.module.css';
import { listChanges } from './listed-changes.ts';

export interface ChangesListProps {
  readonly edits: NonNullable<FilesEdit['edits']>;
  /** Said in place of the list where nothing changes. */
  readonly nothing: string;
}

/** What changes in texts when files get other paths, before it is done. */
export function ChangesList({ edits, nothing }: ChangesListProps) {
  const files = useProject((state) => state.files);
  const changes = useMemo(() => listChanges(edits, (file) => selectFileText({ files }, file) ?? ''), [edits, files]);
  return (
    <div>
      <div role="status">
        <h3 className={classes.heading}>
          {changes.length === 0 ? nothing : assetDialogWords.changeCount(changes.length)}
        </h3>
      </div>
      {changes.length > 0 && <ChangeList changes={changes} label={assetDialogWords.changes} />}
    </div>
  );
}
