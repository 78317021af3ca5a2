import type { ProjectFiles } from '../../../project/project-files.ts';
import type { Preview } from '../../../sandbox/host/index.ts';
import { createAfterPaint } from '../after-paint.ts';

export interface PreviewFeed {
  /** @param isLong to render it takes longer than a frame: what was changed comes on the screen first */
  readonly update: (isLong: boolean) => void;
  /** @param hash the part of the page to go to, with its `#`; empty for its beginning */
  readonly show: (page: string, hash: string) => void;
  readonly stop: () => void;
}

/** Gives the preview the files and the page to show, never the page before the files it stands in. */
export function feedPreview(preview: Pick<Preview, 'update' | 'show'>, readFiles: () => ProjectFiles): PreviewFeed {
  const painted = createAfterPaint();
  let isBehind = false;
  let wanted: { readonly page: string; readonly hash: string } | undefined;

  function catchUp(): void {
    const { page, hash = '' } = wanted ?? {};
    if (isBehind) preview.update(readFiles());
    if (page !== undefined) preview.show(page, hash);
    isBehind = false;
    wanted = undefined;
  }

  return {
    update: (isLong) => {
      isBehind = true;
      if (isLong) return painted.put(catchUp);
      painted.drop();
      catchUp();
    },
    show: (page, hash) => {
      wanted = { page, hash };
      if (isBehind) painted.put(catchUp);
      else catchUp();
    },
    stop: painted.drop,
  };
}
