import { useMemo } from 'react';
import type { ProjectFiles } from '../../../engine/project/project-files.ts';

const PICTURES = /\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;
const VIDEOS = /\.(?:mp4|webm|mov|m4v|ogv)$/i;
const SNIPPETS = /^_?snippets\/.*\.mdx?$/;

export interface ListedFiles {
  readonly images: readonly string[];
  readonly videos: readonly string[];
  readonly snippets: readonly string[];
}

/** The files that forms offer. Lists are made again when files come or go, not when their contents change. */
export function useListedFiles(files: ProjectFiles): ListedFiles {
  const paths = [...files.keys()];
  const names = paths.filter((path) => PICTURES.test(path) || VIDEOS.test(path) || SNIPPETS.test(path)).join('\n');
  return useMemo(() => {
    const listed = names === '' ? [] : names.split('\n');
    return {
      images: listed.filter((path) => PICTURES.test(path)),
      videos: listed.filter((path) => VIDEOS.test(path)),
      snippets: listed.filter((path) => SNIPPETS.test(path)),
    };
  }, [names]);
}
