import { Button, FileButton } from '@mantine/core';
import { FileSearch, Upload } from 'lucide-react';
import { folderOf, nameOf } from '../../../project/paths.ts';
import { useProject } from '../../project-context.ts';
import { ListRow } from '../../ui/list-row.tsx';
import { AssetThumbnail } from '../../uploads/asset-thumbnail.tsx';
import { assetsWords } from '../../words/assets.ts';
import classes from './library.module.css';
import type { MissingFile } from './missing.ts';
import { type FilePlace, UseList } from './use-list.tsx';

export interface MissingRowProps {
  readonly missing: MissingFile;
  readonly isEditable: boolean;
  readonly onUpload: (file: File) => void;
  /** With the path of a file of the project. */
  readonly onUse: (path: string) => void;
  readonly onChoose: () => void;
  readonly onOpenPlace: (place: FilePlace) => void;
}

/** One file that is named and not there: what may have been meant, what fixes it, and where it is named. */
export function MissingRow({ missing, isEditable, onUpload, onUse, onChoose, onOpenPlace }: MissingRowProps) {
  const { path, kind, uses, near } = missing;
  const name = nameOf(path);
  return (
    <li className={classes.gap} aria-label={path}>
      <p className={classes.path}>
        <strong>{name}</strong>
        <span>{[folderOf(path), assetsWords.missing.usedIn(uses.length)].filter(Boolean).join(' · ')}</span>
      </p>
      {isEditable && (
        <>
          {near.map((other) => (
            <NearMiss key={other} path={other} missing={name} onUse={() => onUse(other)} />
          ))}
          <div className={classes.fixes}>
            <FileButton accept={kind === 'image' ? 'image/*' : ''} onChange={(file) => file && onUpload(file)}>
              {(button) => (
                <Button
                  {...button}
                  variant="default"
                  size="compact-sm"
                  leftSection={<Upload size={14} />}
                  aria-label={assetsWords.missing.uploadOne(name)}
                  title={assetsWords.missing.uploadHelp(path)}
                >
                  {assetsWords.missing.upload}
                </Button>
              )}
            </FileButton>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<FileSearch size={14} />}
              aria-label={assetsWords.missing.chooseFor(name)}
              onClick={onChoose}
            >
              {assetsWords.missing.choose}
            </Button>
          </div>
        </>
      )}
      <UseList uses={uses} onOpenPlace={onOpenPlace} />
    </li>
  );
}

interface NearMissProps {
  readonly path: string;
  readonly missing: string;
  readonly onUse: () => void;
}

/** A file that is called alike; one click puts it in the place of the missing one. */
function NearMiss({ path, missing, onUse }: NearMissProps) {
  const contents = useProject((state) => state.files.get(path));
  return (
    <ListRow
      className={classes.near}
      aria-label={assetsWords.missing.takeFrom(nameOf(path), folderOf(path), missing)}
      onClick={onUse}
    >
      <AssetThumbnail path={path} contents={contents} size="small" />
      <span>
        {assetsWords.missing.takeIt(nameOf(path))} <small>{assetsWords.missing.from(folderOf(path))}</small>
      </span>
    </ListRow>
  );
}
