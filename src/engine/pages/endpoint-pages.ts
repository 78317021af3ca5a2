/** Pages of files that name an operation in their front matter: what generators may know of the text of files. */

import type { FilePage } from './file-pages.ts';
import type { EndpointPage } from './page-generator.ts';

/** @param before the last list, which is given again where nothing else is in it now */
export function endpointPagesOf(
  pages: Iterable<Pick<FilePage, 'path' | 'file' | 'frontMatter'>>,
  before: readonly EndpointPage[] = [],
): readonly EndpointPage[] {
  const found: EndpointPage[] = [];
  for (const { path, file, frontMatter } of pages) {
    const { openapi } = frontMatter;
    if (typeof openapi === 'string') found.push({ path, file, openapi });
  }
  const isSame =
    found.length === before.length &&
    found.every(({ file, openapi }, index) => file === before[index]?.file && openapi === before[index]?.openapi);
  return isSame ? before : found;
}
