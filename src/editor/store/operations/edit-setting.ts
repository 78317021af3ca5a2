import { type ConfigPath, formatPath } from '../../../config/config-path.ts';
import { removeValue, setValue } from '../../../config/edit.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { storeWords } from '../../words/store.ts';
import type { OperationResult } from './operation.ts';
import { patchConfig } from './patch-config.ts';

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
  return patchConfig(
    files,
    {
      label,
      undo: { kind: 'join', key: `setting:${formatPath(path)}`, pauseMs },
      place: { kind: 'setting', path },
    },
    (text) => (value === undefined ? removeValue(text, path) : setValue(text, path, value)),
  );
}
