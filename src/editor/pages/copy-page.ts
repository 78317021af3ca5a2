/** A copy of a page: its text with another title, under a tidy free name beside it. Pure. */
import { takenPaths, uniquePath } from '../../authoring/assets/asset-path.ts';
import { setPageTitle } from '../../authoring/navigation-edit/front-matter-title.ts';
import { withoutExtension } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { encodeText } from '../../project/text.ts';
import { copyTitle } from './copy-title.ts';

export interface PageCopy {
  readonly file: string;
  readonly title: string;
  readonly contents: Uint8Array;
}

/** @param titles of the pages there are */
export function copyPage(
  files: ProjectFiles,
  { file, title }: { readonly file: string; readonly title: string },
  titles: Iterable<string>,
): PageCopy | undefined {
  const bytes = files.get(file);
  if (bytes === undefined) return undefined;
  const taken = takenPaths(files);
  const base = withoutExtension(file);
  // A copy of a copy is a second copy.
  const path = `${base.replace(/-copy(?:-\d+)?$/, '')}-copy${file.slice(base.length)}`;
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const name = copyTitle(title, titles);
  return { file: uniquePath(path, taken), title: name, contents: encodeText(setPageTitle(text, name)) };
}
