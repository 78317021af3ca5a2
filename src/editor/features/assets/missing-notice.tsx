import { Button } from '@mantine/core';
import { assetsWords } from '../../words/assets.ts';
import classes from './library.module.css';
import type { MissingFile } from './missing.ts';

export interface MissingNoticeProps {
  readonly missing: readonly MissingFile[];
  readonly onShow: () => void;
}

/** How many files are missing, above the library; nothing when none is. */
export function MissingNotice({ missing, onShow }: MissingNoticeProps) {
  if (missing.length === 0) return null;
  const places = missing.reduce((sum, { uses }) => sum + uses.length, 0);
  return (
    <div className={classes.trouble}>
      <p>
        <strong>{assetsWords.missing.count(missing.length)}</strong>
        {assetsWords.missing.whoUses(places, missing.length)}
      </p>
      <Button variant="default" size="compact-xs" onClick={onShow}>
        {assetsWords.missing.show(missing.length)}
      </Button>
    </div>
  );
}
