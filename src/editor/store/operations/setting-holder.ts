/** Where a setting is written, in the configuration or in a file that it refers to, and why that cannot be changed now. */
import type { ConfigPath } from '../../../config/config-path.ts';
import { ConfigTexts, type TextProblem } from '../../../config/config-texts.ts';
import type { JsonText } from '../../../config/json-text/json-text.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { storeWords } from '../../words/store.ts';
import { referredTexts } from '../selectors/referred-texts.ts';
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
  const config = readConfigTexts(files);
  if (config.status === 'refused') return config;
  const place = config.texts.placeOf(path, isReferenceKept);
  if ('kind' in place) return refuseText(place);
  const bytes = files.get(place.file);
  return bytes === undefined ? refuseText({ kind: 'missing', file: place.file }) : { status: 'ok', ...place, bytes };
}

/** The configuration with all that it refers to, for a change. */
export function readConfigTexts(files: ProjectFiles): { readonly status: 'ok'; readonly texts: ConfigTexts } | Refusal {
  const config = readEditableConfig(files);
  if (config.status === 'refused') return config;
  return { status: 'ok', texts: ConfigTexts.of(config.file, config.json, referredTexts(files)) };
}

export function refuseText({ kind, file }: TextProblem): Refusal {
  const { refusals } = storeWords;
  switch (kind) {
    case 'missing':
      return refuse('edit/no-configuration', ...refusals.noReferred(file), file);
    case 'not-text':
      return refuseNotText(file);
    case 'circle':
      return refuse('edit/configuration-unreadable', ...refusals.circle(file));
    case 'unreadable':
      return refuse('edit/configuration-unreadable', ...refusals.unreadableReferred(file), file);
  }
}
