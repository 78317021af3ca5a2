/** A copy of an entry: of a group with what is in it, of a page with a file of its own. Pure. */
import type { OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { valueAt } from '../../../config/config-path.ts';
import { withoutExtension } from '../../../project/paths.ts';
import { copyPage } from '../../pages/copy-page.ts';
import { copyTitle, takenTitles } from '../../pages/copy-title.ts';
import { type ProjectState, selectConfigValue } from '../../store/index.ts';
import { firstLanguages } from './part-entry.ts';

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
  // Of two that say that they are shown first, the copy is not the one.
  const { default: _first, ...rest } = value as Readonly<Record<string, unknown>>;
  const key = nameKeyOf(node, value);
  const title = node.part === 'language' ? freeLanguage(node, state) : copyTitle(node.label, takenTitles(state));
  return { value: { ...rest, ...(key !== undefined && { [key]: title }) }, files: new Map() };
}

function nameKeyOf({ part, label }: OutlineNode, value: object): string | undefined {
  const own = part ?? 'group';
  return own in value ? own : Object.entries(value).find(([, text]) => text === label)?.[0];
}

/** A language is called by its code: the copy gets one that is not there yet. */
function freeLanguage({ path }: OutlineNode, state: Pick<ProjectState, 'files'>): string {
  const list = valueAt(selectConfigValue(state), path.slice(0, -1));
  const taken = new Set(Array.isArray(list) ? list.map((item) => valueAt(item, ['language'])) : []);
  return firstLanguages().find((code) => !taken.has(code)) ?? '';
}
