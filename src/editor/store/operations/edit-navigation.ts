import type { ConfigTexts } from '../../../config/config-texts.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { type FileChange, fileChange } from '../file-change.ts';
import { checkNewPath } from './check-new-path.ts';
import type { OperationResult, StepPlace } from './operation.ts';
import { textChanges } from './patch-config.ts';
import { readConfigTexts, refuseText } from './setting-holder.ts';

/** One step of the navigation: a patch of the configuration's text, and the files that come, change or go with it. */
export interface NavigationEdit {
  /** Names the step: "Move Quickstart into Guides". */
  readonly label: string;
  /** From the configuration to the new one; absent when only files change. */
  readonly change?: (config: ConfigTexts) => ConfigTexts;
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
    const config = readConfigTexts(files);
    if (config.status === 'refused') return config;
    const after = edit.change(config.texts);
    if (after.problem !== undefined) return refuseText(after.problem);
    changes.push(...textChanges(files, config.texts, after));
  }
  const { label, place = { kind: 'navigation' } } = edit;
  return { status: 'ok', label, undo: { kind: 'start' }, place, changes };
}
