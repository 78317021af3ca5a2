import { Button } from '@mantine/core';
import { FolderInput, Trash2 } from 'lucide-react';
import { assetsWords } from '../../words/assets.ts';
import type { DeletedFiles } from './assets-dialogs.tsx';
import classes from './library.module.css';
import type { Moved } from './plan-moves.ts';
import type { ChosenFiles } from './use-chosen-files.ts';

export interface SelectionBarProps {
  readonly chosen: ChosenFiles;
  /** Paths of all files in the list. */
  readonly order: readonly string[];
  readonly onMove: (moved: Moved) => void;
  readonly onDelete: (deleted: DeletedFiles) => void;
}

/** What can be done with the chosen files. */
export function SelectionBar({ chosen, order, onMove, onDelete }: SelectionBarProps) {
  const { items, paths } = chosen;
  const count = items.length;
  const isAll = order.length > 0 && order.every((path) => paths.has(path));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div className={classes.selection} role="group" aria-label={assetsWords.selection}>
      <span role="status">{assetsWords.selected(count)}</span>
      <Button variant="subtle" size="compact-xs" onClick={() => chosen.choose(isAll ? [] : order)}>
        {isAll ? assetsWords.selectNone : assetsWords.selectAll}
      </Button>
      <Button
        variant="default"
        size="compact-xs"
        leftSection={<FolderInput size={13} />}
        disabled={count === 0}
        onClick={() => onMove({ kind: 'files', paths: items.map(({ path }) => path) })}
      >
        {assetsWords.move}
      </Button>
      <Button
        variant="default"
        size="compact-xs"
        leftSection={<Trash2 size={13} />}
        disabled={count === 0}
        onClick={() => onDelete({ items, words: assetsWords.files(count) })}
      >
        {assetsWords.delete}
      </Button>
    </div>
  );
}
