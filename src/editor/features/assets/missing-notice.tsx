import { Button } from '@mantine/core';
import { countOf } from '../../uploads/asset-words.ts';
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
        <strong>{countOf(missing.length, 'file is missing', 'files are missing')}</strong>
        {`: ${countOf(places, 'place names', 'places name')} ${missing.length === 1 ? 'it' : 'them'}, and readers see a gap.`}
      </p>
      <Button variant="default" size="compact-xs" onClick={onShow}>
        Show {missing.length === 1 ? 'it' : 'them'}
      </Button>
    </div>
  );
}
