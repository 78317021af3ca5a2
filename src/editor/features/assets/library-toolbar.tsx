import { CloseButton, SegmentedControl, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import classes from './library.module.css';
import type { AssetFilter } from './library.ts';

export interface LibraryToolbarProps {
  readonly search: string;
  readonly filter: AssetFilter;
  readonly onSearch: (search: string) => void;
  readonly onFilter: (filter: AssetFilter) => void;
}

const FILTERS: readonly { readonly value: AssetFilter; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'pictures', label: 'Pictures' },
  { value: 'files', label: 'Files' },
  { value: 'unused', label: 'Unused' },
];

/** What the library shows. */
export function LibraryToolbar({ search, filter, onSearch, onFilter }: LibraryToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <TextInput
        type="search"
        aria-label="Find a file"
        placeholder="Find by name or folder"
        leftSection={<Search size={14} aria-hidden="true" />}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        rightSection={
          search !== '' && <CloseButton size="xs" aria-label="Clear the search" onClick={() => onSearch('')} />
        }
      />
      <SegmentedControl<AssetFilter>
        fullWidth
        aria-label="Which files"
        value={filter}
        onChange={onFilter}
        data={[...FILTERS]}
      />
    </div>
  );
}
