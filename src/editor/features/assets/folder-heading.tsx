import { FolderPen } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { countOf } from '../../uploads/asset-words.ts';
import classes from './library.module.css';

export interface FolderHeadingProps {
  /** Empty: the project's own. */
  readonly folder: string;
  readonly count: number;
  readonly onMove: ((folder: string) => void) | undefined;
}

/** A folder above its files, with what can be done with all of it. */
export function FolderHeading({ folder, count, onMove }: FolderHeadingProps) {
  return (
    <div className={classes.folder}>
      <h3 title={folder}>{folder || 'Top folder'}</h3>
      <span>{countOf(count, 'file')}</span>
      {onMove && (
        <IconButton label={`Rename or move the folder ${folder}`} size={24} onClick={() => onMove(folder)}>
          <FolderPen size={14} />
        </IconButton>
      )}
    </div>
  );
}
