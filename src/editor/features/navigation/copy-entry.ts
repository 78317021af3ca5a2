/** A copy of an entry: of a group with what is in it, of a page with a file of its own. Pure. */
import type { OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { valueAt } from '../../../config/config-path.ts';
import { withoutExtension } from '../../../project/paths.ts';
import { copyPage } from '../../pages/copy-page.ts';
import { copyTitle, takenTitles } from '../../pages/copy-title.ts';
import { type ProjectState, selectConfigValue } from '../../store/index.ts';

export interface EntryCopy {
  readonly value: unknown;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export function copyOf(node: OutlineNode, state: Pick<ProjectState, 'files' | 'reading'>): EntryCopy | undefined {
  if (node.file !== undefined) {
    const copy = copyPage(state.files, { file: node.file, title: node.label }, takenTitles(state));
    return copy && { value: withoutExtension(copy.file), files: new Map([[copy.file, copy.contents]]) };
  }
  const value = valueAt(selectConfigValue(state), node.path);
  if (value === undefined) return undefined;
  if (typeof value !== 'object' || value === null) return { value, files: new Map() };
  const key = Object.entries(value).find(([, text]) => text === node.label)?.[0];
  const title = copyTitle(node.label, takenTitles(state));
  return { value: { ...value, ...(key !== undefined && { [key]: title }) }, files: new Map() };
}
