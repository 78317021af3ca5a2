import { changedPaths } from '../../../project/changed-paths.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { useProject } from '../../project-context.ts';

const PICTURES = /\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;
const VIDEOS = /\.(?:mp4|webm|mov|m4v|ogv)$/i;
const SNIPPETS = /^_?snippets\/.*\.mdx?$/;

/** Paths of files, in the project's order. */
export interface ListedFiles {
  readonly images: readonly string[];
  readonly videos: readonly string[];
  readonly snippets: readonly string[];
}

/** The files that forms offer; another object when files come or go, not when their contents change. */
export function useListedFiles(): ListedFiles {
  return useProject(({ files }) => listFiles(files));
}

let last: { readonly files: ProjectFiles; readonly listed: ListedFiles } | undefined;

/** The files that forms offer, of a project. */
export function listFiles(files: ProjectFiles): ListedFiles {
  if (last?.files === files) return last.listed;
  const isSameSet = last !== undefined && changedPaths(last.files, files) !== undefined;
  const listed = isSameSet && last ? last.listed : readListing(files);
  last = { files, listed };
  return listed;
}

function readListing(files: ProjectFiles): ListedFiles {
  const paths = [...files.keys()];
  return {
    images: paths.filter((path) => PICTURES.test(path)),
    videos: paths.filter((path) => VIDEOS.test(path)),
    snippets: paths.filter((path) => SNIPPETS.test(path)),
  };
}
