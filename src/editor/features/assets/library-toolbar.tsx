import { CloseButton, SegmentedControl, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { assetsWords } from '../../words/assets.ts';
import classes from './library.module.css';
import type { AssetFilter } from './library.ts';

export interface LibraryToolbarProps {
  readonly search: string;
  readonly filter: AssetFilter;
  readonly onSearch: (search: string) => void;
  readonly onFilter: (filter: AssetFilter) => void;
}

const FILTERS: readonly { readonly value: AssetFilter; readonly label: string }[] = [
  { value: 'all', label: assetsWords.filters.all },
  { value: 'pictures', label: assetsWords.filters.pictures },
  { value: 'files', label: assetsWords.filters.files },
  { value: 'unused', label: assetsWords.filters.unused },
];

/** What the library shows. */
export function LibraryToolbar({ search, filter, onSearch, onFilter }: LibraryToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <TextInput
        type="search"
        aria-label={assetsWords.find}
        placeholder={assetsWords.findExample}
        leftSection={<Search size={14} aria-hidden="true" />}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        rightSection={
          search !== '' && <CloseButton size="xs" aria-label={assetsWords.clearSearch} onClick={() => onSearch('')} />
        }
      />
      <SegmentedControl<AssetFilter>
        fullWidth
        aria-label={assetsWords.whichFiles}
        value={filter}
        onChange={onFilter}
        data={[...FILTERS]}
      />
    </div>
  );
}
