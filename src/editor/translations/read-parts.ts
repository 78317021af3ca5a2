/** The languages and versions of the open project. */
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

/** @param pages all pages, generated ones too */
export function projectPages(pages: readonly PageListing[]): ProjectPages {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const listing = (path: string) => byPath.get(path) ?? byPath.get(path === '' ? 'index' : `${path}/index`);
  return {
    find: (path) => {
      const page = listing(path);
      return page?.file === undefined ? undefined : { file: page.file, title: page.title };
    },
    isGenerated: (path) => {
      const page = listing(path);
      return page !== undefined && page.file === undefined;
    },
  };
}

const versions = new WeakMap<Uint8Array, { readonly version: string | undefined }>();

function versionIn(bytes: Uint8Array): string | undefined {
  const known = versions.get(bytes);
  if (known !== undefined) return known.version;
  const { version } = parseFrontMatter('', readText(bytes)).frontMatter;
  versions.set(bytes, { version });
  return version;
}
