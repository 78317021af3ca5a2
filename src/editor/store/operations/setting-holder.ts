/**
 * Where a setting is written. `{ "$ref": "redirects.json" }` stands for the contents of another file, relative to the
 * file that holds it; of an object, keys beside `$ref` win. The rule is that of `config/resolve-references.ts`.
 */
import { type ConfigPath, valueAt } from '../../../config/config-path.ts';
import type { JsonText } from '../../../config/json-text/json-text.ts';
import { folderOf, normalizePath } from '../../../project/paths.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { storeWords } from '../../words/store.ts';
import { configJsonOf } from '../selectors/config-json.ts';
import { isUtf8 } from '../selectors/file-text.ts';
import { readEditableConfig } from './editable-config.ts';
import { type Refusal, refuse, refuseNotText } from './operation.ts';

export interface SettingHolder {
  readonly status: 'ok';
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly json: JsonText;
  /** Of the setting, in this file; empty for the whole of it. */
  readonly path: ConfigPath;
}

/**
 * @param path in the configuration with all references followed
 * @param isReferenceKept the setting itself is a reference that is to be followed, not replaced or removed
 * @returns a refusal where a file on the way is missing or cannot be read
 */
export function findSettingHolder(
  files: ProjectFiles,
  path: ConfigPath,
  isReferenceKept: boolean,
): SettingHolder | Refusal {
  const config = readEditableConfig(files);
  if (config.status === 'refused') return config;
  let holder: SettingHolder = { ...config, path: [] };
  const visited = new Set<string>([holder.file]);
  for (let at = 0; at <= path.length; at++) {
    const step = path[at];
    for (let target = targetOf(holder, step, isReferenceKept); target !== undefined; ) {
      const next = readReferred(files, target);
      if (next.status === 'refused') return next;
      if (visited.has(next.file)) return refuse('edit/configuration-unreadable', ...storeWords.refusals.circle(target));
      visited.add(next.file);
      holder = next;
      target = targetOf(holder, step, isReferenceKept);
    }
    if (step !== undefined) holder = { ...holder, path: [...holder.path, step] };
  }
  return holder;
}

/** The file that has the next step; `undefined` where it stands in this one. `step` is absent at the end of the path. */
function targetOf(
  { json, path, file }: SettingHolder,
  step: string | number | undefined,
  isReferenceKept: boolean,
): string | undefined {
  const value = valueAt(json.value, path);
  if (typeof value !== 'object' || value === null || !('$ref' in value) || typeof value.$ref !== 'string') return;
  if (step === undefined ? !isReferenceKept : Object.hasOwn(value, step)) return;
  return normalizePath(`${folderOf(file)}/${value.$ref}`) ?? value.$ref;
}

function readReferred(files: ProjectFiles, file: string): SettingHolder | Refusal {
  const bytes = files.get(file);
  if (bytes === undefined) return refuse('edit/no-configuration', ...storeWords.refusals.noReferred(file), file);
  if (!isUtf8(bytes)) return refuseNotText(file);
  const json = configJsonOf(bytes);
  if (json?.root === undefined) {
    return refuse('edit/configuration-unreadable', ...storeWords.refusals.unreadableReferred(file), file);
  }
  return { status: 'ok', file, bytes, json, path: [] };
}
