/** What stands in the project for an entry of the navigation. */
import type { OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { valueAt } from '../../../config/config-path.ts';
import { type ProjectStore, selectConfigValue } from '../../store/index.ts';

/** The text of an entry's page as it is stored, with its byte-order mark. */
export function pageTextOf(store: ProjectStore, node: OutlineNode): string | undefined {
  const bytes = node.file === undefined ? undefined : store.getState().files.get(node.file);
  return bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** What the configuration has for an entry, with references followed. */
export function configValueOf(store: ProjectStore, node: OutlineNode): unknown {
  return valueAt(selectConfigValue(store.getState()), node.path);
}
