import { File, FileAudio, FileType, Film } from 'lucide-react';
import { formatOf } from '../../authoring/assets/asset-kind.ts';
import { usePicture } from '../pictures/use-picture.ts';
import { uiWords } from '../words/ui.ts';
import classes from './asset-thumbnail.module.css';

export interface AssetThumbnailProps {
  readonly path: string;
  readonly contents: Uint8Array | undefined;
  /** What it is drawn on; a chessboard where absent. */
  readonly backdrop?: 'light' | 'dark';
  readonly size: 'small' | 'tile' | 'large';
  /** For a screen reader; empty where the name stands beside it. */
  readonly label?: string;
}

const ICONS = { image: File, document: File, video: Film, audio: FileAudio, font: FileType } as const;

/** A picture as it looks, anything else as an icon. In an `<img>` a drawing runs nothing. */
export function AssetThumbnail({ path, contents, backdrop, size, label = '' }: AssetThumbnailProps) {
  const { kind, mime } = formatOf(path);
  const { url, isTooMuch } = usePicture(kind === 'image' ? contents : undefined, mime);
  const Icon = ICONS[kind];
  return (
    <span
      className={classes.thumbnail}
      data-size={size}
      data-backdrop={backdrop}
      title={isTooMuch ? uiWords.tooMuchToDraw : undefined}
    >
      {kind === 'image' && !isTooMuch ? (
        url !== undefined && <img src={url} alt={label} draggable={false} />
      ) : (
        <Icon size={size === 'small' ? 18 : 28} aria-hidden="true" />
      )}
    </span>
  );
}
