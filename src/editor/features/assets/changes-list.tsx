import { useMemo } from 'react';
import { useProject } from '../../project-context.ts';
import { type FilesEdit, selectFileText } from '../../store/index.ts';
import { countOf } from '../../uploads/asset-words.ts';
import classes from './library.module.css';
import { listChanges } from './listed-changes.ts';

export interface ChangesListProps {
  readonly edits: NonNullable<FilesEdit['edits']>;
  /** Said in place of the list where nothing changes. */
  readonly nothing: string;
}

const SHOWN_CHANGES = 100;

/** What changes in texts when files get other paths, before it is done. */
export function ChangesList({ edits, nothing }: ChangesListProps) {
  const files = useProject((state) => state.files);
  const changes = useMemo(() => listChanges(edits, (file) => selectFileText({ files }, file) ?? ''), [edits, files]);
  const hidden = changes.length - SHOWN_CHANGES;
  return (
    <div>
      <div role="status">
        <h3 className={classes.heading}>
          {changes.length === 0 ? nothing : `${countOf(changes.length, 'place')} will follow`}
        </h3>
      </div>
      {changes.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys.
        <ul className={classes.changes} aria-label="What changes with it" tabIndex={0}>
          {changes.slice(0, SHOWN_CHANGES).map(({ file, line, before, after }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may name the same file twice.
            <li key={`${file}:${line}:${index}`}>
              <small>{`${file}, line ${line}`}</small>
              <span>
                <del>{before}</del> → <ins>{after}</ins>
              </span>
            </li>
          ))}
          {hidden > 0 && <li>{`and ${countOf(hidden, 'more place')}`}</li>}
        </ul>
      )}
    </div>
  );
}
