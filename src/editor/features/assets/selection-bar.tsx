import { Button } from '@mantine/core';
import { FolderInput, Trash2 } from 'lucide-react';
import { assetsWords } from '../../words/assets.ts';
import classes from './library.module.css';

export interface SelectionBarProps {
  readonly count: number;
  readonly isAll: boolean;
  readonly onAll: () => void;
  readonly onNone: () => void;
  readonly onMove: () => void;
  readonly onDelete: () => void;
}

/** What can be done with the chosen files. */
export function SelectionBar({ count, isAll, onAll, onNone, onMove, onDelete }: SelectionBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div className={classes.selection} role="group" aria-label={assetsWords.selection}>
      <span role="status">{assetsWords.selected(count)}</span>
      <Button variant="subtle" size="compact-xs" onClick={isAll ? onNone : onAll}>
        {isAll ? assetsWords.selectNone : assetsWords.selectAll}
      </Button>
      <Button
        variant="default"
        size="compact-xs"
        leftSection={<FolderInput size={13} />}
        disabled={count === 0}
        onClick={onMove}
      >
        {assetsWords.move}
      </Button>
      <Button
        variant="default"
        size="compact-xs"
        leftSection={<Trash2 size={13} />}
        disabled={count === 0}
        onClick={onDelete}
      >
        {assetsWords.delete}
      </Button>
    </div>
  );
}
