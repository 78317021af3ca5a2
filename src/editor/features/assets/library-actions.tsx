import { FileButton } from '@mantine/core';
import { LayoutGrid, List, ListChecks, Upload } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { assetsWords } from '../../words/assets.ts';
import type { AssetView } from './asset-list.tsx';

export interface LibraryActionsProps {
  readonly isEditable: boolean;
  readonly canSelect: boolean;
  readonly isSelecting: boolean;
  readonly onSelecting: (isSelecting: boolean) => void;
  readonly view: AssetView;
  readonly onView: (view: AssetView) => void;
  readonly onUpload: (files: readonly File[]) => void;
}

/** The buttons above the list of files. */
export function LibraryActions(props: LibraryActionsProps) {
  const { isEditable, canSelect, isSelecting, onSelecting, view, onView, onUpload } = props;
  return (
    <>
      {canSelect && (
        <IconButton
          label={isSelecting ? assetsWords.stopSelecting : assetsWords.select}
          aria-pressed={isSelecting}
          data-active={isSelecting || undefined}
          onClick={() => onSelecting(!isSelecting)}
        >
          <ListChecks size={15} />
        </IconButton>
      )}
      <IconButton
        label={view === 'list' ? assetsWords.asTiles : assetsWords.asList}
        onClick={() => onView(view === 'list' ? 'grid' : 'list')}
      >
        {view === 'list' ? <LayoutGrid size={15} /> : <List size={15} />}
      </IconButton>
      {isEditable && (
        <FileButton multiple onChange={onUpload}>
          {(button) => (
            <IconButton label={assetsWords.uploadFiles} {...button}>
              <Upload size={15} />
            </IconButton>
          )}
        </FileButton>
      )}
    </>
  );
}
