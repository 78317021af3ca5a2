import type { ReadText } from '../../../config/config-texts.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { configJsonOf } from './config-json.ts';
import { isEditableText } from './file-text.ts';

/** Reads files that a configuration refers to. */
export function referredTexts(files: ProjectFiles): ReadText {
  return (file) => {
    const bytes = files.get(file);
    if (bytes === undefined) return 'missing';
    if (!isEditableText(bytes)) return 'not-text';
    return configJsonOf(file, bytes) ?? 'unreadable';
  };
}
