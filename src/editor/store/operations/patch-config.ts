import type { ProjectFiles } from '../../../engine/project/project-files.ts';
import { encodeText } from '../../../engine/project/text.ts';
import { configFileOf, selectConfigSyntax } from '../selectors/config.ts';
import { isUtf8 } from '../selectors/file-text.ts';
import { type Operation, type OperationResult, refuse, refuseNotText } from './operation.ts';

/** Changes the configuration's text by a patch of it; refused while the text cannot be read. */
export function patchConfig(
  files: ProjectFiles,
  { label, undo }: Pick<Operation, 'label' | 'undo'>,
  patch: (text: string) => string,
): OperationResult {
  const file = configFileOf(files);
  const before = file === undefined ? undefined : files.get(file);
  if (file === undefined || !before) {
    return refuse('edit/no-configuration', 'The project has no `docs.json`.', 'Add a file `docs.json` to the project.');
  }
  if (!isUtf8(before)) return refuseNotText(file);
  const syntax = selectConfigSyntax({ files });
  if (syntax?.status === 'unreadable') {
    const { message, range } = syntax.problem;
    const place = range ? ` in line ${range.start.line}` : '';
    return refuse(
      'edit/configuration-unreadable',
      `The setting was not changed, because \`${file}\` cannot be read at the moment.`,
      `Correct the mistake${place} first: ${message} Nothing that was typed there is lost.`,
      file,
    );
  }
  // The mark and the line ends of each line are part of the text here, so that nothing but the patch changes.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(before);
  const after = patch(text);
  return {
    status: 'ok',
    label,
    undo,
    changes: after === text ? [] : [{ path: file, before, after: encodeText(after) }],
  };
}
