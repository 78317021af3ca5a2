/** A copy of an entry: of a group with what is in it, of a page with a file of its own. Pure. */
import { uniquePath } from '../../../engine/assets/asset-path.ts';
import { setPageTitle } from '../../../engine/navigation-edit/front-matter-title.ts';
import type { OutlineNode } from '../../../engine/navigation-edit/outline.ts';
import { extensionOf, withoutExtension } from '../../../engine/project/paths.ts';
import type { ProjectFiles } from '../../../engine/project/project-files.ts';
import { encodeText } from '../../../engine/project/text.ts';
import type { ConfigSyntax } from '../../store/index.ts';

export interface EntryCopy {
  readonly value: unknown;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export function copyOf(
  node: OutlineNode,
  syntax: ConfigSyntax | undefined,
  files: ProjectFiles,
): EntryCopy | undefined {
  const bytes = node.file === undefined ? undefined : files.get(node.file);
  if (node.file !== undefined && bytes !== undefined) {
    const taken = new Set([...files.keys()].map((path) => path.toLowerCase()));
    const file = uniquePath(`${withoutExtension(node.file)}-copy.${extensionOf(node.file)}`, taken);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const contents = encodeText(setPageTitle(text, `${node.label} (copy)`));
    return { value: withoutExtension(file), files: new Map([[file, contents]]) };
  }
  if (syntax?.status !== 'ok') return undefined;
  const value = node.path.reduce<unknown>(
    (inner, step) => (inner as Readonly<Record<string | number, unknown>>)[step],
    syntax.value,
  );
  if (typeof value !== 'object' || value === null) return { value, files: new Map() };
  const key = Object.entries(value).find(([, text]) => text === node.label)?.[0];
  return { value: { ...value, ...(key !== undefined && { [key]: `${node.label} (copy)` }) }, files: new Map() };
}
