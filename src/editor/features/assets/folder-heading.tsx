import { FolderPen } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { assetsWords } from '../../words/assets.ts';
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
      <h3 title={folder}>{folder || assetsWords.topFolder}</h3>
      <span>{assetsWords.files(count)}</span>
      {onMove && (
        <IconButton label={assetsWords.moveFolder(folder)} size={24} onClick={() => onMove(folder)}>
          <FolderPen size={14} />
        </IconButton>
      )}
    </div>
  );
}
