import type { PageBlock } from '../../../../page-source/blocks/page-blocks.ts';
import { writingWords } from '../../../words/writing.ts';
import classes from './page-form.module.css';

export interface ContentsBarProps {
  /** Some block has a frame. */
  readonly canFold: boolean;
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
}

/** The heading above the blocks, and a button that folds all that have a frame. */
export function ContentsBar({ canFold, isFolded, onFold }: ContentsBarProps) {
  return (
    <div className={classes.contentsBar}>
      <h3 className={classes.part}>{writingWords.form.contents}</h3>
      {canFold && (
        <button type="button" onClick={() => onFold(!isFolded)}>
          {isFolded ? writingWords.form.unfoldAll : writingWords.form.foldAll}
        </button>
      )}
    </div>
  );
}

export function isFoldable({ kind }: PageBlock): boolean {
  return kind === 'element' || kind === 'code' || kind === 'table';
}
