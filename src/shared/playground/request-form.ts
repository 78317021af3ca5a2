/**
 * What the playground of a page asks its reader for: made by the engine from an API description or from the fields of a page, and
 * put into the page as JSON.
 */

import type { AuthScheme } from '../api-request/credentials.ts';
import type { SampleLanguage } from '../api-request/sample-languages.ts';

/** Path in the built site of what draws the form and sends the request. */
export const PLAYGROUND_SCRIPT_PATH = 'assets/playground.js';

/** The event at the button that tells this script to open. */
export const PLAYGROUND_WANTED = 'lw-playground';

/** Names the element of a page that holds the form. */
export const FORM_ATTRIBUTE = 'data-playground';

export interface RequestForm {
  /** In upper case. */
  readonly method: string;
  /** `/users/{id}`, or a whole address. */
  readonly path: string;
  /** Never empty; all of HTTP. */
  readonly servers: readonly ServerChoice[];
  readonly parameters: readonly FormParameter[];
  /** The kinds of content that a body may have. */
  readonly bodies: readonly FormBody[];
  readonly isBodyRequired?: boolean;
  /** Ways to say who sends the request, one of which is enough. */
  readonly ways: readonly (readonly AuthScheme[])[];
  /** In which the request is shown. */
  readonly languages: readonly SampleLanguage[];
  /** The fields begin with the values of the examples. */
  readonly isFilled?: boolean;
}

export interface ServerChoice {
  /** Variables stand in it as `{name}`. */
  readonly url: string;
  readonly title?: string;
  readonly variables?: readonly ServerVariable[];
}

export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  readonly options?: readonly string[];
  readonly words?: string;
}

export interface FormParameter extends FormField {
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly style: string;
  readonly explode: boolean;
  /** Signs that have a meaning in addresses are sent as they are. */
  readonly reserved?: boolean;
  /** Its value is sent as JSON. */
  readonly json?: boolean;
}

export interface FormBody {
  /** For example `application/json`. */
  readonly type: string;
  readonly kind: 'json' | 'form' | 'multipart' | 'text' | 'file';
  readonly schema: FormSchema;
  /** A whole one, from its author. */
  readonly example?: unknown;
  /** How lists and objects in a form are written, by field. */
  readonly styles?: Readonly<Record<string, { readonly style: string; readonly explode: boolean }>>;
  /** What the parts of a `multipart` body say that they are, by field. */
  readonly types?: Readonly<Record<string, string>>;
}

export interface FormField {
  readonly name: string;
  readonly required?: boolean;
  readonly schema: FormSchema;
}

export interface FormSchema {
  /** `any`: typed as JSON. */
  readonly kind: 'text' | 'number' | 'integer' | 'boolean' | 'object' | 'list' | 'file' | 'any' | 'variants';
  readonly format?: string;
  /** What its author says of it, as plain text. */
  readonly words?: string;
  readonly nullable?: boolean;
  readonly deprecated?: boolean;
  /** The only values that it may have. */
  readonly options?: readonly FormOption[];
  readonly example?: unknown;
  readonly default?: unknown;
  readonly limits?: FormLimits;
  /** Of an object. */
  readonly fields?: readonly FormField[];
  /** Of what else an object may hold, under names of the reader's choice. */
  readonly others?: FormSchema;
  /** Of a list. */
  readonly item?: FormSchema;
  /** One of these; for an object their fields come beside its own. */
  readonly variants?: readonly FormVariant[];
}

export interface FormOption {
  readonly value: unknown;
  /** What its author calls it. */
  readonly title?: string;
  readonly words?: string;
}

export interface FormVariant {
  readonly title: string;
  readonly schema: FormSchema;
}

/** As JSON Schema names them. */
export interface FormLimits {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}
