import type { RegistryFieldsType, RJSFSchema } from '@rjsf/utils';
import type { SettingPath } from '../../store/index.ts';
import type { BrandErrors } from './brand-errors.ts';

/** A picture for each mode. */
export interface ImagePair {
  readonly light: string;
  readonly dark: string;
}

/** What the fields of the form can ask for and do. */
export interface BrandContext {
  /** The configuration as written. */
  readonly config: unknown;
  readonly isReadOnly: boolean;
  /** Paths of the project's pictures. */
  readonly images: readonly string[];
  readonly imageBytes: (path: string) => Uint8Array | undefined;
  /** By field: its pictures before they were made one, in case the person changes their mind. */
  readonly lastPairs: Map<string, ImagePair>;
  /** Changes a setting in the file; `undefined` removes it. */
  readonly edit: (path: SettingPath, value: unknown) => void;
  /** Adds a picture to the project beside another one; gives its path, or `undefined` when it was refused. */
  readonly addImage: (file: File, besides: string | undefined) => Promise<string | undefined>;
}

export interface FormContext extends BrandContext {
  readonly errors: BrandErrors;
}

// biome-ignore lint/suspicious/noExplicitAny: a form holds whatever the file holds.
export type BrandFields = RegistryFieldsType<any, RJSFSchema, FormContext>;
