import { extensionOf } from '../../project/paths.ts';

const PAGE = /^(?:mdx?|markdown)$/;

/** Whether a file that is handed in for an import is a page, and not a picture of one. */
export function isPage(path: string): boolean {
  return PAGE.test(extensionOf(path));
}
