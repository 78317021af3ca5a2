/** The files that may hold links, with those they hold. */
import type { LinkingFile } from '../../../authoring/navigation-edit/move-page.ts';
import { findLinksToPages, type LinkToPage } from '../../../authoring/references/links-to-pages.ts';
import { findLinks } from '../../../page-source/references/page-addresses.ts';
import { extensionOf } from '../../../project/paths.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { configFileOf, selectConfigSyntax } from './config.ts';
import { isEditableText, selectFileText } from './file-text.ts';
import { fileLookup } from './file-uses.ts';
import { memoizeByKey } from './memoize.ts';

const WITH_LINKS: ReadonlySet<string> = new Set(['md', 'mdx', 'js', 'jsx', 'ts', 'tsx']);

export function* linkingFiles(files: ProjectFiles): Generator<LinkingFile> {
  for (const [file, bytes] of files) {
    if (WITH_LINKS.has(extensionOf(file)) && isEditableText(bytes))
      yield { file, links: linksIn(bytes), text: () => textOf(bytes) };
  }
}

/** Found once for a text: a move is planned again at every letter of the new path. */
const linksIn = memoizeByKey((bytes: Uint8Array) => findLinks(textOf(bytes)));

/** With its byte-order mark, which stays. */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** The links of the project that lead to these pages: what would lead nowhere without them. */
export function linksToPages(files: ProjectFiles, pages: ReadonlySet<string>): readonly LinkToPage[] {
  const file = configFileOf(files);
  const text = file === undefined ? undefined : selectFileText({ files }, file);
  const syntax = selectConfigSyntax({ files });
  const config =
    file !== undefined && text !== undefined && syntax?.status === 'ok'
      ? { file, text, value: syntax.value }
      : undefined;
  return findLinksToPages({ lookup: fileLookup(files), files: linkingFiles(files), ...(config && { config }) }, pages);
}
