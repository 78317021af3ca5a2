/** The request of a page that describes its endpoint by hand: `api: METHOD url`, and a `<ParamField>` for each parameter. */

import { credentialsOf } from '../../../shared/api-request/credentials.ts';
import { type FormRules, formFieldsOf } from '../../../shared/api-request/form-fields.ts';
import { headerText, pathText, queryText } from '../../../shared/api-request/parameter-text.ts';
import { placeholderOf, requestOf } from '../../../shared/api-request/request-of.ts';
import {
  encodeValue,
  placeholder,
  type SampleBody,
  type SampleRequest,
} from '../../../shared/api-request/sample-request.ts';
import { waysOfSettings } from './authentication.ts';
import { fieldExample } from './field-example.ts';
import { neededFields, type PageField } from './param-fields.ts';
import type { SampleSettings } from './sample-settings.ts';

export interface WrittenEndpoint {
  /** In upper case. */
  readonly method: string;
  /** A path, or a whole address; parameters stand in it as `{id}` or `:id`. */
  readonly address: string;
}

/** `undefined` for anything but an endpoint of HTTP. */
export function parseWrittenEndpoint(written: string): WrittenEndpoint | undefined {
  const match = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE)\s+(\S+)\s*$/i.exec(written.trim());
  if (match === null) return undefined;
  const [, method = '', address = ''] = match;
  return { method: method.toUpperCase(), address };
}

export function requestOfFields(
  { method, address }: WrittenEndpoint,
  fields: readonly PageField[],
  settings: SampleSettings,
): SampleRequest {
  const at = (place: PageField['place']): readonly PageField[] => fields.filter((field) => field.place === place);
  const needed = (place: PageField['place']): readonly PageField[] => at(place).filter(({ isRequired }) => isRequired);
  const written = new Set([...address.matchAll(/[?&]([^=&]+)=/g)].map(([, name]) => name));
  return requestOf({
    method,
    base: settings.baseUrls?.[0] ?? '',
    path: filledPath(address, at('path')),
    credentials: credentialsOf(waysOfSettings(settings.auth, settings.authMethod)[0] ?? []),
    query: needed('query')
      .filter(({ name }) => !written.has(name))
      .flatMap(queryOf),
    headers: needed('header').map(({ name, example }) => ({ name, value: headerValue(name, example) })),
    cookies: needed('cookie').map(({ name, example }) => `${name}=${headerValue(name, example)}`),
    body: bodyOf(at('body'), contentType(at('header'))),
  });
}

/** A colon begins a parameter only behind a slash: `/v1/jobs:cancel` has none. */
function filledPath(address: string, fields: readonly PageField[]): string {
  return address.replace(/\{([^{}/]+)\}|(?<=\/):([A-Za-z_]\w*)/g, (_, braced?: string, plain?: string) => {
    const name = braced ?? plain ?? '';
    const example = fields.find((field) => field.name === name)?.example;
    return example === undefined ? placeholder(name) : pathText(name, example, { style: 'simple', explode: false });
  });
}

function queryOf(field: PageField): readonly string[] {
  const { name, example } = field;
  if (example === undefined) return [`${encodeValue(name)}=${placeholder(name)}`];
  return queryText(name, example, { style: 'form', explode: true });
}

function headerValue(name: string, example: unknown): string {
  return example === undefined ? placeholderOf(name) : headerText(example, false);
}

export function contentType(headers: readonly PageField[]): string {
  const example = headers.find(({ name }) => name.toLowerCase() === 'content-type')?.example;
  return typeof example === 'string' ? example.toLowerCase() : '';
}

function bodyOf(all: readonly PageField[], type: string): SampleBody | undefined {
  const fields = neededFields(all);
  if (fields.length === 0) return undefined;
  const value = Object.fromEntries(fields.map((field) => [field.name, fieldExample(field)]));
  const files = new Set(fields.filter(isFile).map(({ name }) => name));
  const rules: FormRules = { styles: {}, fileOf: (_, name) => (files.has(name) ? { name } : undefined) };
  if (files.size > 0 || type.startsWith('multipart/'))
    return { kind: 'multipart', fields: formFieldsOf(value, { ...rules, types: {} }) };
  if (type.startsWith('application/x-www-form-urlencoded')) return { kind: 'form', fields: formFieldsOf(value, rules) };
  return { kind: 'json', contentType: 'application/json', value };
}

export function isFile({ type }: PageField): boolean {
  return /^(?:file|binary|blob)\b/i.test(type.trim());
}
