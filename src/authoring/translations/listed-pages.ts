/** The pages that a language or version lists. */
import { isEndpoint } from '../../config/endpoint.ts';
import type { DivisionSettings, EntrySettings } from '../../config/site-config.ts';
import { isExternalUrl } from '../../project/written-address.ts';

export interface ListedPage {
  /** As written, without slash and extension. */
  readonly path: string;
  /** Names of the parts and groups around it, from the outside in. */
  readonly group: readonly string[];
}

/** In reading order, each where it stands first. Operations of an API and links to other sites are no pages to translate. */
export function listedPages(division: DivisionSettings): readonly ListedPage[] {
  const found = new Map<string, ListedPage>();
  const add = (path: string, group: readonly string[]): void => {
    if (!found.has(path) && !isEndpoint(path) && !isExternalUrl(path)) found.set(path, { path, group });
  };
  const visit = (entries: readonly EntrySettings[], around: readonly string[]): void => {
    for (const entry of entries) {
      if (entry.kind === 'page') {
        add(entry.path, around);
        continue;
      }
      const group = entry.title.trim() === '' ? around : [...around, entry.title.trim()];
      if (entry.root !== undefined) add(entry.root, group);
      visit(entry.entries, group);
    }
  };
  const enter = ({ entries, divisions }: DivisionSettings, around: readonly string[]): void => {
    visit(entries, around);
    for (const child of divisions) enter(child, [...around, child.name]);
  };
  enter(division, []);
  return [...found.values()];
}
