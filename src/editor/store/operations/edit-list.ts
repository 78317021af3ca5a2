import { insertItem, moveItem, removeValue } from '../../../config/edit.ts';
import type { JsonText } from '../../../config/json-text/json-text.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import type { SettingPath } from './edit-setting.ts';
import type { OperationResult, StepPlace } from './operation.ts';
import { patchSettings } from './patch-config.ts';

/** A change of one item of a list; the others stay as they are written. */
export type ListEdit =
  /** Before the item that now has the index, or at the end. Makes the list if there is none. */
  | { readonly kind: 'insert'; readonly index: number; readonly value: unknown }
  /** Removes the list with its last item. */
  | { readonly kind: 'remove'; readonly index: number }
  | { readonly kind: 'move'; readonly from: number; readonly to: number };

/** @param label names the step in the history, such as "Move Blog up" */
export function editList(files: ProjectFiles, listPath: SettingPath, edit: ListEdit, label: string): OperationResult {
  const item = edit.kind === 'move' ? edit.to : edit.index;
  const place: StepPlace = { kind: 'setting', path: [...listPath, item] };
  const patched = patchSettings(files, [
    { path: listPath, isInside: true, apply: (text, list) => editItem(text, list, edit) },
  ]);
  return patched.status === 'refused' ? patched : { ...patched, label, undo: { kind: 'start' }, place };
}

function editItem(text: JsonText, list: SettingPath, edit: ListEdit): JsonText {
  switch (edit.kind) {
    case 'insert':
      return insertItem(text, list, edit.index, edit.value);
    case 'remove':
      return removeValue(text, [...list, edit.index]);
    case 'move':
      return moveItem(text, list, edit.from, edit.to);
  }
}
