import { removeValue, setValue } from '../../../config/edit.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { addAsset } from './add-asset.ts';
import type { SettingPath } from './edit-setting.ts';
import type { OperationResult } from './operation.ts';
import { patchConfig } from './patch-config.ts';

export interface SettingChange {
  readonly path: SettingPath;
  /** `undefined` removes the setting. */
  readonly value: unknown;
}

/** An upload that comes with a setting; under the next free name where its own is taken. */
export interface Upload {
  readonly path: string;
  readonly contents: Uint8Array;
}

/** Changes several settings in one step, with the file that one of them names. */
export function editSettings(
  files: ProjectFiles,
  changes: readonly SettingChange[],
  label: string,
  upload?: Upload,
): OperationResult {
  const added = upload && addAsset(files, upload.path, upload.contents);
  if (added?.status === 'refused') return added;
  const first = changes[0]?.path;
  const patched = patchConfig(
    files,
    { label, undo: { kind: 'start' }, ...(first && { place: { kind: 'setting', path: first } }) },
    (text) =>
      changes.reduce(
        (rest, { path, value }) => (value === undefined ? removeValue(rest, path) : setValue(rest, path, value)),
        text,
      ),
  );
  if (patched.status === 'refused' || added === undefined) return patched;
  return { ...patched, changes: [...added.changes, ...patched.changes] };
}
