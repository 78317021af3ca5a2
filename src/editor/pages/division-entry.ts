/** What a person fills in for a new tab or shortcut, as it is written into the project. Pure. */

import type { DivisionName } from '../../authoring/navigation-edit/division-names.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { isExternalUrl } from '../../project/written-address.ts';
import { fileOfPage } from '../store/index.ts';
import { navigationDialogWords as words } from '../words/navigation-dialogs.ts';

/** The fields of the dialog. */
export interface DivisionEntry {
  readonly title: string;
  /** `address`: it leads out of the site, and the folder and the first page do not count. */
  readonly leadsTo: 'pages' | 'address';
  readonly address: string;
  /** As `cleanFolder` gives it. */
  readonly folder: string;
  /** Absent where the folder has pages already. */
  readonly firstPageTitle: string | undefined;
}

/** A folder as it is written in settings: without dots and slashes at its ends. */
export function cleanFolder(folder: string): string {
  return folder.trim().replace(/^[./]+|\/+$/g, '');
}

/** The wanted path of a page, or the next one with a number that no page has. */
export function freePagePath(files: ProjectFiles, wanted: string): string {
  let path = wanted;
  for (let number = 2; fileOfPage(files, path) !== undefined; number++) path = `${wanted}-${number}`;
  return path;
}

/** A sentence for the first field that is not right. */
export function whatIsMissing(entry: DivisionEntry, divisions: readonly DivisionName[]): string | undefined {
  const { title, leadsTo, address, folder, firstPageTitle } = entry;
  if (title.trim() === '') return words.tabTitleMissing;
  if (leadsTo === 'address') return isExternalUrl(address.trim()) ? undefined : words.divisionAddressMissing;
  if (folder === '') return words.folderMissing;
  const taken = divisions.find(({ prefix }) => prefix === folder);
  if (taken !== undefined) return words.folderTaken(taken.name);
  return firstPageTitle?.trim() === '' ? words.firstPageMissing : undefined;
}
