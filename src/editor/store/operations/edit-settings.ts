import type { ProjectFiles } from '../../../project/project-files.ts';
import { addAsset } from './add-asset.ts';
import type { OperationResult } from './operation.ts';
import { patchSettings } from './patch-config.ts';
import { patchOf, type SettingChange } from './setting-change.ts';

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
  const patched = patchSettings(files, changes.map(patchOf));
  if (patched.status === 'refused') return patched;
  return {
    status: 'ok',
    label,
    undo: { kind: 'start' },
    ...(first && { place: { kind: 'setting', path: first } }),
    changes: [...(added?.changes ?? []), ...patched.changes],
  };
}
