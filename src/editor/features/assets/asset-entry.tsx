import { Check } from 'lucide-react';
import { memo } from 'react';
import { readImageSize } from '../../../images/image-size.ts';
import { folderOf, nameOf } from '../../../project/paths.ts';
import { ListRow } from '../../ui/list-row.tsx';
import { AssetThumbnail } from '../../uploads/asset-thumbnail.tsx';
import { assetFacts, sizeFacts } from '../../uploads/asset-words.ts';
import { assetsWords } from '../../words/assets.ts';
import classes from './library.module.css';
import type { AssetItem } from './library.ts';

export interface AssetEntryProps {
  readonly item: AssetItem;
  readonly view: 'list' | 'grid';
  /** Says its folder. */
  readonly hasFolder: boolean;
  /** Absent while no files are chosen: it opens. */
  readonly isChosen: boolean | undefined;
  readonly onOpen: (path: string, isRange: boolean) => void;
}

/** One file of the library: opens it, or chooses it. */
export const AssetEntry = memo(function AssetEntry({ item, view, hasFolder, isChosen, onOpen }: AssetEntryProps) {
  const { path, contents, kind, uses, isUnused } = item;
  const size = kind === 'image' ? readImageSize(contents) : undefined;
  const used = isUnused ? assetsWords.unused : uses.length === 0 ? '' : assetsWords.places(uses.length);
  const folder = hasFolder ? folderOf(path) : '';
  return (
    <li className={classes.entry}>
      <ListRow
        className={classes.open}
        data-asset={path}
        title={`${path}\n${assetFacts(path, contents.length, size)}`}
        {...(isChosen !== undefined && { role: 'checkbox', 'aria-checked': isChosen })}
        onClick={(event) => onOpen(path, event.shiftKey)}
      >
        <span className={classes.picture}>
          <AssetThumbnail path={path} contents={contents} size={view === 'list' ? 'small' : 'tile'} />
          {isChosen !== undefined && (
            <span className={classes.check} data-checked={isChosen || undefined} aria-hidden="true">
              {isChosen && <Check size={12} strokeWidth={3} />}
            </span>
          )}
        </span>
        <span className={classes.text}>
          <span className={classes.name}>{nameOf(path)}</span>
          <span className={classes.facts}>
            {view === 'list' && (
              <span className={classes.fact}>
                {[folder, sizeFacts(contents.length, size)].filter(Boolean).join(' · ')}
              </span>
            )}
            {used !== '' && (
              <span className={classes.used} data-unused={isUnused || undefined}>
                {used}
              </span>
            )}
          </span>
        </span>
      </ListRow>
    </li>
  );
});
