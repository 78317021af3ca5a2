import type { JsonText } from '../../../config/json-text/json-text.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { type FileChange, fileChange } from '../file-change.ts';
import { checkNewPath } from './check-new-path.ts';
import { readEditableConfig } from './editable-config.ts';
import type { OperationResult, StepPlace } from './operation.ts';
import { jsonChanges, patchSettings, type SettingPatch } from './patch-config.ts';

/** One step of the navigation: a patch of the configuration's text, and the files that come, change or go with it. */
export interface NavigationEdit {
  /** Names the step: "Move Quickstart into Guides". */
  readonly label: string;
  /** From the configuration to the new one; absent when only files change. */
  readonly change?: (config: JsonText) => JsonText;
  /** Changes of settings of the configuration, each in the file that holds it. */
  readonly patches?: readonly SettingPatch[];
  /** New contents by path; `undefined` deletes the file. New paths are checked. */
  readonly files?: ReadonlyMap<string, Uint8Array | undefined>;
  /** Absent: the navigation. */
  readonly place?: StepPlace;
}

export function editNavigation(files: ProjectFiles, edit: NavigationEdit): OperationResult {
  const changes: FileChange[] = [];
  for (const [path, contents] of edit.files ?? []) {
    const before = files.get(path);
    const refusal = contents !== undefined && before === undefined ? checkNewPath(files, path) : undefined;
    if (refusal) return refusal;
    if (contents !== before) changes.push(fileChange(path, before, contents));
  }
  if (edit.change !== undefined) {
    const config = readEditableConfig(files);
    if (config.status === 'refused') return config;
    const { file, bytes, json } = config;
    changes.push(...jsonChanges(file, { before: bytes, json, after: edit.change(json) }));
  }
  if (edit.patches !== undefined) {
    const patched = patchSettings(files, edit.patches);
    if (patched.status === 'refused') return patched;
    changes.push(...patched.changes);
  }
  const { label, place = { kind: 'navigation' } } = edit;
  return { status: 'ok', label, undo: { kind: 'start' }, place, changes };
}
