/** Files of pages that show an operation. Pure. */
import { takenPaths, tidyName, uniquePath } from '../../../authoring/assets/asset-path.ts';
import { folderOf } from '../../../project/paths.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { encodeText } from '../../../project/text.ts';
import { newPageFile } from '../../pages/page-file.ts';
import { type ApiReading, fileOfPage, type OperationListing } from '../../store/index.ts';

/** Where pages go when none is there yet. */
const FOLDER = 'api-reference';

/** What a list calls it. */
export function titleOf({ title, method, path }: OperationListing): string {
  return title ?? (method === 'WEBHOOK' ? path : `${method} ${path}`);
}

/** A free path: beside the pages of the same tag, else in a folder for it. */
export function operationFile(api: ApiReading, files: ProjectFiles, operation: OperationListing): string {
  const { title, tag, method, path } = operation;
  const name = tidyName(title ?? '') || tidyName(`${method} ${path.replace(/[/{}]+/g, ' ')}`) || 'operation';
  return uniquePath(newPageFile(`${folderFor(api, files, tag)}/${name}`), takenPaths(files));
}

function folderFor(api: ApiReading, files: ProjectFiles, tag: string | undefined): string {
  const own = api.descriptions
    .flatMap(({ operations }) => operations.filter((operation) => operation.tag === tag))
    .flatMap(({ pages }) => pages)
    .filter((page) => fileOfPage(files, page) !== undefined)
    .map(folderOf)
    .find((folder) => folder !== '');
  if (own !== undefined) return own;
  const tagFolder = tidyName(tag ?? '');
  return tagFolder === '' ? FOLDER : `${FOLDER}/${tagFolder}`;
}

/** Title and fields come from the description, so that they follow it. */
export function operationPageText({ name, title, method, path }: OperationListing): Uint8Array {
  const written = /: |\s#|["']/.test(name) ? JSON.stringify(name) : name;
  const lines = title === undefined ? [`title: ${JSON.stringify(`${method} ${path}`)}`] : [];
  return encodeText(`---\n${[...lines, `openapi: ${written}`].join('\n')}\n---\n`);
}
