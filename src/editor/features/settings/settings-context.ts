import type { GenericObjectType, RegistryFieldsType, RJSFSchema } from '@rjsf/utils';
import { createContext, useContext } from 'react';
import type { ConfigFormat } from '../../../config/config-format.ts';
import type { ListEdit, PageListing, SettingChange, SettingPath } from '../../store/index.ts';
import type { IncomingAsset } from '../../uploads/read-incoming.ts';
import type { SettingErrors } from './setting-errors.ts';

/** What the fields of a form can ask for and do. */
export interface Settings {
  /** The configuration as written. */
  readonly config: unknown;
  readonly format: ConfigFormat;
  readonly errors: SettingErrors;
  readonly isReadOnly: boolean;
  /** Paths of the project's pictures. */
  readonly images: readonly string[];
  readonly imageBytes: (path: string) => Uint8Array | undefined;
  readonly pages: readonly PageListing[];
  readonly hasFile: (path: string) => boolean;
  /** By setting: what it held before it was written in another form, in case the person changes their mind. */
  readonly kept: Map<string, unknown>;
  /** The setting that was asked for: lists open the item that holds it. */
  readonly target: SettingPath | undefined;
  /** Changes a setting in the file; `undefined` removes it. `title` names the step. */
  readonly edit: (path: SettingPath, value: unknown, title: string) => void;
  readonly editList: (path: SettingPath, edit: ListEdit, label: string) => void;
  /** Changes several settings in one step. */
  readonly editSeveral: (changes: readonly SettingChange[], label: string) => void;
  /**
   * Adds a picture to the project, where it is new, and changes the setting that names it, in one step. A picture that
   * is refused is said, and changes nothing; else the result is true.
   */
  readonly upload: (picture: IncomingAsset, upload: ImageUpload) => boolean;
  /** Shows a page in the preview, by its path without extension. */
  readonly onShowPage: (page: string) => void;
}

export interface ImageUpload {
  /** What the person calls the setting. */
  readonly title: string;
  /** The change of the setting for the picture's address. */
  readonly changeTo: (address: string) => SettingChange;
}

export const SettingsContext = createContext<Settings | undefined>(undefined);

/** The settings around a field. The form itself never changes; what its fields show comes from here. */
export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('There are no settings around this field.');
  return settings;
}

// biome-ignore lint/suspicious/noExplicitAny: a form holds whatever the file holds.
export type SettingFields = RegistryFieldsType<any, RJSFSchema, GenericObjectType>;
