/** Folders that come in as groups of the navigation. */
import { titleFromFile } from '../../page-source/page-title.ts';
import { withoutExtension } from '../../project/paths.ts';

export interface GroupedPage {
  /** Path in what was handed in, whose folders become groups. */
  readonly from: string;
  /** Path in the project. */
  readonly to: string;
}

/** As the navigation has it, in both formats. */
export type NavigationValue = string | { readonly group: string; readonly pages: readonly NavigationValue[] };

/**
 * The pages as entries, each folder a group named after it: its pages in the order given, then the folders in it.
 * @param name of the folder that was handed in, which then holds all of them
 */
export function groupsOfPages(pages: readonly GroupedPage[], name?: string): readonly NavigationValue[] {
  const root: Folder = { pages: [], folders: new Map() };
  for (const { from, to } of pages) {
    let folder = root;
    for (const segment of from.split('/').slice(0, -1)) {
      const inner = folder.folders.get(segment) ?? { pages: [], folders: new Map() };
      folder.folders.set(segment, inner);
      folder = inner;
    }
    folder.pages.push(withoutExtension(to));
  }
  const values = valuesOf(root);
  return name === undefined ? values : [{ group: groupTitle(name), pages: values }];
}

interface Folder {
  readonly pages: string[];
  readonly folders: Map<string, Folder>;
}

function valuesOf({ pages, folders }: Folder): readonly NavigationValue[] {
  const groups = [...folders].map(([name, folder]) => ({ group: groupTitle(name), pages: valuesOf(folder) }));
  return [...pages, ...groups];
}

/** `getting-started` → “Getting started”, `01_Basics` → “Basics”. */
function groupTitle(folder: string): string {
  return titleFromFile(`${folder.replace(/^\d+[-_. ]+(?=\S)/, '').replace(/\./g, ' ')}.md`);
}
