/** The languages and versions of the open project. */
import type { FindPage } from '../../authoring/navigation-edit/outline-reader.ts';
import type { ProjectPages } from '../../authoring/translations/build-table.ts';
import type { DividedPart } from '../../authoring/translations/divided-parts.ts';
import { readDividedParts } from '../../authoring/translations/read-divisions.ts';
import { parseFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { readText } from '../../project/text.ts';
import type { PageListing } from '../store/index.ts';

/** @param config the configuration's value, with all references followed */
export function readParts(config: unknown, pages: ProjectPages, files: ProjectFiles): readonly DividedPart[] {
  return readDividedParts(config, (path) => {
    const file = pages.find(path)?.file;
    const bytes = file === undefined ? undefined : files.get(file);
    return bytes && versionIn(bytes);
  });
}

/**
 * @param find the page that an entry names
 * @param pages all pages, generated ones too
 */
export function projectPages(find: FindPage, pages: readonly PageListing[]): ProjectPages {
  const generated = new Set(pages.filter(({ file }) => file === undefined).map(({ path }) => path));
  return { find, isGenerated: (path) => generated.has(path) };
}

const versions = new WeakMap<Uint8Array, { readonly version: string | undefined }>();

function versionIn(bytes: Uint8Array): string | undefined {
  const known = versions.get(bytes);
  if (known !== undefined) return known.version;
  const { version } = parseFrontMatter('', readText(bytes)).frontMatter;
  versions.set(bytes, { version });
  return version;
}
