import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatBytes } from '../ui/format-bytes.ts';
import { uploadWords } from '../words/uploads.ts';
import classes from './large-pictures.module.css';
import { isLarge, shrinkLarge } from './large-pictures.ts';
import type { IncomingAsset } from './read-incoming.ts';
import { FOR_PAGES, type ShrinkTarget } from './shrink-image.ts';

export interface LargeNoticeProps {
  readonly assets: readonly IncomingAsset[];
  readonly target?: ShrinkTarget | undefined;
  /** Paths in lower case that are taken. */
  readonly takenPaths: () => ReadonlySet<string>;
  readonly onShrunk: (assets: readonly IncomingAsset[]) => void;
}

/** Says that pictures are large, and makes them smaller; nothing when none is. */
export function LargeNotice({ assets, target = FOR_PAGES, takenPaths, onShrunk }: LargeNoticeProps) {
  const [isShrinking, setShrinking] = useState(false);
  const large = assets.filter(isLarge);
  if (large.length === 0) return null;
  const shrink = async () => {
    setShrinking(true);
    onShrunk(await shrinkLarge(assets, takenPaths(), target));
    setShrinking(false);
  };
  const only = large.length === 1 ? large[0]?.path : undefined;
  const size = formatBytes(large.reduce((sum, { contents }) => sum + contents.length, 0));
  return (
    <div className={classes.notice}>
      <p>{uploadWords.large(only, large.length, size, target === FOR_PAGES, target.mostPixels)}</p>
      <Button variant="default" size="compact-xs" loading={isShrinking} onClick={() => void shrink()}>
        {uploadWords.shrink(large.length)}
      </Button>
    </div>
  );
}
