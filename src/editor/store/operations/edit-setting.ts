import { type ConfigPath, formatPath } from '../../../config/config-path.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { storeWords } from '../../words/store.ts';
import type { OperationResult } from './operation.ts';
import { patchSettings } from './patch-config.ts';
import { patchOf } from './setting-change.ts';

/** Where a setting stands in the configuration. */
export type SettingPath = ConfigPath;

/**
 * Changes one setting by the smallest patch of the configuration's text; `undefined` removes it. Quick changes of
 * the same setting (a colour being dragged) join into one entry of the history, which bears the `label`.
 */
export function editSetting(
  files: ProjectFiles,
  path: SettingPath,
  value: unknown,
  pauseMs: number,
  label = storeWords.changeSetting(formatPath(path)),
): OperationResult {
  const patched = patchSettings(files, [patchOf({ path, value })]);
  if (patched.status === 'refused') return patched;
  return {
    ...patched,
    label,
    undo: { kind: 'join', key: `setting:${formatPath(path)}`, pauseMs },
    place: { kind: 'setting', path },
  };
}
