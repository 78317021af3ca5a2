import type { JsonText } from '../../../config/json-text/json-text.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { encodeText } from '../../../project/text.ts';
import type { FileChange } from '../file-change.ts';
import { keepConfigJson } from '../selectors/config-json.ts';
import { type EditableConfig, readEditableConfig } from './editable-config.ts';
import type { Operation, OperationResult } from './operation.ts';

/** Changes the configuration's text by a patch of it; refused while the text cannot be read. */
export function patchConfig(
  files: ProjectFiles,
  step: Pick<Operation, 'label' | 'undo' | 'place'>,
  patch: (config: JsonText) => JsonText,
): OperationResult {
  const config = readEditableConfig(files);
  if (config.status === 'refused') return config;
  return { status: 'ok', ...step, changes: configChanges(config, patch(config.json)) };
}

/** The change of the configuration's file, if it is one. */
export function configChanges({ file, bytes, json }: EditableConfig, after: JsonText): readonly FileChange[] {
  if (after.text === json.text) return [];
  const contents = encodeText(after.text);
  keepConfigJson(contents, after);
  return [{ path: file, before: bytes, after: contents }];
}
