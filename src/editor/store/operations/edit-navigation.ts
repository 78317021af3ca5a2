import type { ProjectFiles } from '../../../engine/project/project-files.ts';
import { encodeText } from '../../../engine/project/text.ts';
import { changesBetween } from '../file-change.ts';
import { checkNewPath } from './check-new-path.ts';
import { readEditableConfig } from './editable-config.ts';
import type { OperationResult } from './operation.ts';

/** One step of the navigation: a patch of the configuration's text, and the files that come, change or go with it. */
export interface NavigationEdit {
  /** Names the step: "Move Quickstart into Guides". */
  readonly label: string;
  /** From the configuration's text to the new one; absent when only files change. */
  readonly change?: (text: string) => string;
  /** New contents by path; `undefined` deletes the file. New paths are checked. */
  readonly files?: ReadonlyMap<string, Uint8Array | undefined>;
}

export function editNavigation(files: ProjectFiles, edit: NavigationEdit): OperationResult {
  const next = new Map(files);
  for (const [path, contents] of edit.files ?? []) {
    const refusal = contents !== undefined && !next.has(path) ? checkNewPath(next, path) : undefined;
    if (refusal) return refusal;
    if (contents === undefined) next.delete(path);
    else next.set(path, contents);
  }
  if (edit.change !== undefined) {
    const config = readEditableConfig(files);
    if (config.status === 'refused') return config;
    const after = edit.change(config.text);
    if (after !== config.text) next.set(config.file, encodeText(after));
  }
  const place = { kind: 'navigation' } as const;
  return { status: 'ok', label: edit.label, undo: { kind: 'start' }, place, changes: changesBetween(files, next) };
}
