import type { JsonText } from '../../../config/json-text/json-text.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { storeWords } from '../../words/store.ts';
import { type ConfigFileName, configFileOf, selectConfigSyntax } from '../selectors/config.ts';
import { configJsonOf } from '../selectors/config-json.ts';
import { isEditableText } from '../selectors/file-text.ts';
import { type Refusal, refuse, refuseNotText } from './operation.ts';

export interface EditableConfig {
  readonly status: 'ok';
  readonly file: ConfigFileName;
  readonly bytes: Uint8Array;
  /** With its byte-order mark and the line ends of each line, so that nothing but a patch changes. */
  readonly json: JsonText;
}

/** The configuration for a patch of its text, or why it cannot be patched now. */
export function readEditableConfig(files: ProjectFiles): EditableConfig | Refusal {
  const file = configFileOf(files);
  const bytes = file === undefined ? undefined : files.get(file);
  if (file === undefined || !bytes) {
    return refuse('edit/no-configuration', ...storeWords.refusals.noConfig);
  }
  if (!isEditableText(bytes)) return refuseNotText(file);
  const json = configJsonOf(file, bytes);
  const syntax = selectConfigSyntax({ files });
  if (json === undefined || syntax?.status !== 'ok') {
    const { message = '', range } = syntax?.status === 'unreadable' ? syntax.problem : {};
    return refuse(
      'edit/configuration-unreadable',
      ...storeWords.refusals.unreadableConfig(file, range?.start.line, message),
      file,
    );
  }
  return { status: 'ok', file, bytes, json };
}
