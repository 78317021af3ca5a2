import type { ConfigPath } from '../../../config/config-path.ts';
import type { ConfigTexts } from '../../../config/config-texts.ts';
import type { JsonText } from '../../../config/json-text/json-text.ts';
import { patchBytes } from '../../../project/patch-bytes.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import type { FileChange } from '../file-change.ts';
import { keepConfigJson } from '../selectors/config-json.ts';
import { isEditableText, noteText } from '../selectors/file-text.ts';
import type { Refusal } from './operation.ts';
import { findSettingHolder } from './setting-holder.ts';

/** A change of the text that holds a setting. */
export interface SettingPatch {
  /** In the configuration with all references followed. */
  readonly path: ConfigPath;
  /** What stands at the path itself is changed inside: a reference there is followed, not replaced. */
  readonly isInside?: boolean;
  /** @param path of the setting in `text`, which may be another file than the configuration */
  readonly apply: (text: JsonText, path: ConfigPath) => JsonText;
}

interface PatchedText {
  readonly before: Uint8Array;
  readonly json: JsonText;
  readonly after: JsonText;
}

/** Patches the files that hold the settings, one patch after the other; refused while one of them cannot be read. */
export function patchSettings(
  files: ProjectFiles,
  patches: readonly SettingPatch[],
): { readonly status: 'ok'; readonly changes: readonly FileChange[] } | Refusal {
  const patched = new Map<string, PatchedText>();
  for (const { path, isInside = false, apply } of patches) {
    const holder = findSettingHolder(files, path, isInside);
    if (holder.status === 'refused') return holder;
    const { file, bytes, json } = holder;
    const known = patched.get(file) ?? { before: bytes, json, after: json };
    patched.set(file, { ...known, after: apply(known.after, holder.path) });
  }
  return { status: 'ok', changes: [...patched].flatMap(([file, texts]) => jsonChanges(file, texts)) };
}

/** The change of a file of JSON, if it is one. */
function jsonChanges(path: string, { before, json, after }: PatchedText): readonly FileChange[] {
  if (after.text === json.text) return [];
  const contents = patchBytes(before, json.text, after.text);
  keepConfigJson(path, contents, after);
  if (isEditableText(before)) noteText(contents);
  return [{ path, before, after: contents }];
}

/** What became of the files of a configuration. */
export function textChanges(files: ProjectFiles, before: ConfigTexts, after: ConfigTexts): readonly FileChange[] {
  return [...after.changed].flatMap(([file, json]) => {
    const [bytes, old] = [files.get(file), before.textOf(file)];
    if (bytes === undefined || typeof old === 'string') return [];
    return jsonChanges(file, { before: bytes, json: old, after: json });
  });
}
