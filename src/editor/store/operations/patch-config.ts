import type { ProjectFiles } from '../../../engine/project/project-files.ts';
import { encodeText } from '../../../engine/project/text.ts';
import { readEditableConfig } from './editable-config.ts';
import type { Operation, OperationResult } from './operation.ts';

/** Changes the configuration's text by a patch of it; refused while the text cannot be read. */
export function patchConfig(
  files: ProjectFiles,
  step: Pick<Operation, 'label' | 'undo' | 'place'>,
  patch: (text: string) => string,
): OperationResult {
  const config = readEditableConfig(files);
  if (config.status === 'refused') return config;
  const { file, bytes, text } = config;
  const after = patch(text);
  return {
    status: 'ok',
    ...step,
    changes: after === text ? [] : [{ path: file, before: bytes, after: encodeText(after) }],
  };
}
