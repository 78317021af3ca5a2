import { applyEdits, modify } from 'jsonc-parser';
import type { ProjectFiles } from '../../../engine/project/project-files.ts';
import { encodeText, readText, readTextStyle } from '../../../engine/project/text.ts';
import { configFileOf, selectConfigSyntax } from '../selectors/config.ts';
import { type OperationResult, refuse } from './operation.ts';

/** Where a setting stands in the configuration: keys and, in lists, positions from 0. */
export type SettingPath = readonly (string | number)[];

/**
 * Changes one setting by the smallest patch of the configuration's text; `undefined` removes it. Quick changes of
 * the same setting (a colour being dragged) join into one entry of the history.
 */
export function editSetting(files: ProjectFiles, path: SettingPath, value: unknown, pauseMs: number): OperationResult {
  const file = configFileOf(files);
  const before = file === undefined ? undefined : files.get(file);
  if (file === undefined || !before) {
    return refuse('edit/no-configuration', 'The project has no `docs.json`.', 'Add a file `docs.json` to the project.');
  }
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
  const text = readText(before);
  const after = applyEdits(
    text,
    modify(text, [...path], value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }),
  );
  return {
    status: 'ok',
    label: `Change ${path.join(' › ')}`,
    undo: { kind: 'join', key: `setting:${path.join('/')}`, pauseMs },
    changes: after === text ? [] : [{ path: file, before, after: encodeText(after, readTextStyle(before)) }],
  };
}
