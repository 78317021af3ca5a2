import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { uiWords } from '../words/ui.ts';
import { uploadWords } from '../words/uploads.ts';
import { AssetThumbnail } from './asset-thumbnail.tsx';
import { assetFacts } from './asset-words.ts';
import { LargeNotice } from './large-notice.tsx';
import classes from './large-pictures.module.css';
import type { IncomingAsset } from './read-incoming.ts';
import type { ShrinkTarget } from './shrink-image.ts';

export interface LargePicturesDialogProps {
  readonly assets: readonly IncomingAsset[];
  readonly target: ShrinkTarget | undefined;
  readonly takenPaths: () => ReadonlySet<string>;
  /** With the files to add; with none when the person went back. */
  readonly onAnswered: (assets: readonly IncomingAsset[]) => void;
}

/** Asks before large pictures are added whether they should be smaller. */
export default function LargePicturesDialog({ assets: given, onAnswered, ...notice }: LargePicturesDialogProps) {
  const [assets, setAssets] = useState(given);
  return (
    <Dialog onClose={() => onAnswered([])} title={uploadWords.addLarge(assets.length)} size="md">
      <LargeNotice assets={assets} onShrunk={setAssets} {...notice} />
      <ul className={classes.pictures}>
        {assets.map((asset) => (
          <li key={asset.path} className={classes.picture}>
            <AssetThumbnail path={asset.path} contents={asset.contents} size="tile" />
            <span className={classes.facts}>
              <strong>{asset.path}</strong>
              <span role="status">{assetFacts(asset.path, asset.contents.length, asset.size)}</span>
            </span>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap={8} mt={16}>
        <Button variant="default" onClick={() => onAnswered([])}>
          {uiWords.cancel}
        </Button>
        <Button data-autofocus onClick={() => onAnswered(assets)}>
          {uploadWords.add(assets.length)}
        </Button>
      </Group>
    </Dialog>
  );
}
