import { Button } from '@mantine/core';
import { formatBytes } from '../../ui/format-bytes.ts';
import { assetsWords } from '../../words/assets.ts';
import { AssetList, type AssetListProps } from './asset-list.tsx';
import type { DeletedFiles } from './assets-dialogs.tsx';
import { CaseProblems } from './case-problems.tsx';
import classes from './library.module.css';
import { type AssetFilter, sizeOf } from './library.ts';
import { LibraryNothing } from './library-nothing.tsx';
import { MissingNotice } from './missing-notice.tsx';
import type { Library } from './use-library.ts';

export interface LibraryListProps extends AssetListProps {
  readonly library: Library;
  readonly filter: AssetFilter;
  /** What is searched for, once the list shows it. */
  readonly search: string;
  readonly isEditable: boolean;
  readonly onShowMissing: () => void;
  readonly onDelete: (deleted: DeletedFiles) => void;
}

/** The list of files, with what is to be known of all of them. */
export function LibraryList({
  library,
  filter,
  search,
  isEditable,
  onShowMissing,
  onDelete,
  ...list
}: LibraryListProps) {
  const { items, unused, missing, isRead } = library;
  return (
    <>
      <output className="lw-hidden">{search && assetsWords.found(list.items.length)}</output>
      {!isRead && <p className={classes.waiting}>{assetsWords.reading}</p>}
      {filter === 'unused' && isRead && unused.length > 0 && isEditable && (
        <div className={classes.actions}>
          <span>{assetsWords.filesOfSize(unused.length, formatBytes(sizeOf(unused)))}</span>
          <Button
            variant="default"
            size="compact-xs"
            onClick={() => onDelete({ items: unused, words: assetsWords.unusedFiles(unused.length) })}
          >
            {assetsWords.deleteUnused}
          </Button>
        </div>
      )}
      <MissingNotice missing={missing} onShow={onShowMissing} />
      <CaseProblems items={items} isEditable={isEditable} />
      <AssetList {...list} />
      {list.items.length === 0 && isRead && <LibraryNothing filter={filter} search={search} />}
    </>
  );
}
