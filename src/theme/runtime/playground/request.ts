/** The one request that is shown as samples and sent: made of what is typed. */
import { type AuthScheme, type Credentials, credentialsOf } from '../../../shared/api-request/credentials.ts';
import { formFieldsOf } from '../../../shared/api-request/form-fields.ts';
import { headerText, pathText, plainText, queryText } from '../../../shared/api-request/parameter-text.ts';
import { placeholderOf, requestOf } from '../../../shared/api-request/request-of.ts';
import {
  encodeValue,
  placeholder,
  type SampleBody,
  type SampleRequest,
} from '../../../shared/api-request/sample-request.ts';
import { writeJson } from '../../../shared/exact-json.ts';
import type { FormBody, FormParameter, FormSchema, RequestForm } from '../../../shared/playground/request-form.ts';
import { isRecord } from '../../../shared/record.ts';
import { say } from './say.ts';
import { chosenVariant, type FieldState, type FormState } from './state.ts';
import { type Fault, readField } from './values.ts';

export interface TypedRequest {
  readonly request: SampleRequest;
  /** The files of the body, in the order in which it names them. */
  readonly files: readonly File[];
  readonly faults: readonly Fault[];
}

/** @param withSecrets with what the reader has typed to sign in; else with what stands for it */
export function typedRequest(form: RequestForm, state: FormState, withSecrets: boolean): TypedRequest {
  const faults: Fault[] = [];
  const credentials = typedCredentials(form, state, withSecrets);
  const read = (place: FormParameter['in']): (readonly [FormParameter, unknown])[] =>
    form.parameters.flatMap((parameter, index) =>
      parameter.in === place
        ? [[parameter, parameterValue(parameter, state.parameters[index] as FieldState, faults)] as const]
        : [],
    );
  const inPath = new Map(read('path').map(([parameter, value]) => [parameter.name, [parameter, value] as const]));
  const query = read('query').flatMap(([parameter, value]) => queryOf(parameter, value));
  const headers = read('header').flatMap(([{ name, required, explode }, value]) =>
    value === undefined
      ? required
        ? [{ name, value: placeholderOf(name) }]
        : []
      : [{ name, value: headerText(value, explode) }],
  );
  const cookies = read('cookie').flatMap(([parameter, value]) => cookiesOf(parameter, value));
  const files: File[] = [];
  const request = requestOf({
    method: form.method,
    base: serverAddress(form, state),
    path: form.path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      const [parameter, value] = inPath.get(name) ?? [];
      return parameter === undefined || value === undefined ? placeholder(name) : pathText(name, value, parameter);
    }),
    credentials,
    query,
    headers,
    cookies,
    body: typedBody(form, state, faults, files),
  });
  return { request, files, faults };
}

/** The address of the chosen server, its variables filled in. */
export function serverAddress({ servers }: RequestForm, state: Pick<FormState, 'server' | 'variables'>): string {
  const server = servers[state.server] ?? servers[0];
  return (server?.url ?? '').replace(/\{([^{}]+)\}/g, (written, name: string) => {
    const variable = server?.variables?.find((one) => one.name === name);
    return state.variables.get(name) || variable?.default || written;
  });
}

function typedCredentials({ ways }: RequestForm, state: FormState, withSecrets: boolean): Credentials {
  const schemes = ways[state.way] ?? [];
  return credentialsOf(schemes, withSecrets ? (scheme) => secretOf(scheme, state) : undefined);
}

function secretOf({ id, basic, prefix = '', beginning = '' }: AuthScheme, { auth }: FormState): string | undefined {
  const typed = auth.get(id);
  if (typed === undefined) return undefined;
  if (basic !== undefined)
    return typed.user === '' && typed.password === '' ? undefined : base64(`${typed.user}:${typed.password}`);
  const text = typed.text.trim();
  const isUntouched = text === beginning.trim() || isSame(text, prefix.trim());
  return text === '' || isUntouched ? undefined : onceBegun(text, prefix, beginning);
}

/** What was copied with its beginning, and put behind the one that is there or is sent anyway, has it once. */
function onceBegun(text: string, prefix: string, beginning: string): string {
  const own = without(text, beginning) ?? text;
  const bare = without(own.trimStart(), prefix) ?? own;
  if (own === text) return bare;
  return without(bare, beginning) === undefined ? beginning + bare : bare;
}

/** `undefined` where a text begins otherwise. Names of schemes, which end with a blank, are the same in large letters and small ones. */
function without(text: string, start: string): string | undefined {
  const begun = text.slice(0, start.length);
  const isBegun = begun === start || (start.endsWith(' ') && isSame(begun, start));
  return start !== '' && isBegun ? text.slice(start.length).trimStart() : undefined;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** A number is sent as it is typed: no digit of it is lost. */
function parameterValue({ schema, required, json }: FormParameter, state: FieldState, faults: Fault[]): unknown {
  const found: Fault[] = [];
  const { value } = readField(schema, state, required === true, found);
  const isPlainNumber = (schema.kind === 'number' || schema.kind === 'integer') && !schema.options && !state.isNull;
  const isExact = (typeof value === 'number' || typeof value === 'bigint') && isPlainNumber;
  faults.push(...found.filter(({ message }) => !isExact || message !== say('inexact', { value: Number(value) })));
  if (value === undefined) return undefined;
  if (json) return writeJson(value);
  if (isEmpty(value)) {
    if (required && found.length === 0) faults.push(emptyFault(schema, state));
    return undefined;
  }
  return isExact ? state.text.trim() : value;
}

/** In an address, a header or a form, nothing stands for a list or an object in which there is nothing. */
function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !(value instanceof File) && Object.keys(value).length === 0;
}

function emptyFault(schema: FormSchema, state: FieldState): Fault {
  const inner = schema.kind === 'variants' ? chosenVariant(schema, state) : undefined;
  if (inner?.schema.kind === 'list') return emptyFault(inner.schema, inner.state);
  return { id: state.id, message: say(schema.kind === 'list' ? 'noItems' : 'noFields') };
}

function queryOf(parameter: FormParameter, value: unknown): readonly string[] {
  const { name, required } = parameter;
  if (value !== undefined) return queryText(name, value, parameter);
  return required ? [`${encodeValue(name)}=${placeholder(name)}`] : [];
}

/** As in a query, but that nothing is encoded. */
function cookiesOf({ name, required, explode }: FormParameter, value: unknown): readonly string[] {
  if (value === undefined) return required ? [`${name}=${placeholderOf(name)}`] : [];
  return [`${name}=${headerText(value, explode)}`];
}

function typedBody(form: RequestForm, state: FormState, faults: Fault[], files: File[]): SampleBody | undefined {
  const body = form.bodies[state.body];
  const field = state.bodies[state.body];
  if (body === undefined || field === undefined) return undefined;
  const isRequired = form.isBodyRequired === true;
  const { json } = state;
  const isJson = body.kind === 'json' && json !== undefined;
  const { value } = isJson
    ? readField({ kind: 'any' }, json, isRequired, faults)
    : readField(body.schema, field, isRequired, faults);
  if (body.kind === 'form' || body.kind === 'multipart') faults.push(...emptyParts(body.schema, field, value));
  return value === undefined ? undefined : bodyOf(body, value, files);
}

/** Lists that a form must have, and of which nothing would be sent. */
function emptyParts({ fields = [] }: FormSchema, state: FieldState, value: unknown): readonly Fault[] {
  if (!isRecord(value)) return [];
  return fields.flatMap(({ name, required, schema }, index) => {
    const field = state.fields[index];
    return field && required && schema.kind === 'list' && isEmpty(value[name]) ? [emptyFault(schema, field)] : [];
  });
}

function bodyOf({ kind, type, styles = {}, types = {} }: FormBody, value: unknown, files: File[]): SampleBody {
  switch (kind) {
    case 'json':
      return { kind, contentType: type, value };
    case 'text':
      return { kind, contentType: type, text: plainText(value) };
    case 'file':
      files.push(value as File);
      return { kind, contentType: type, name: (value as File).name };
    default: {
      const fileOf = (one: unknown) => {
        if (!(one instanceof File)) return undefined;
        files.push(one);
        return { name: one.name, type: one.type || 'application/octet-stream' };
      };
      return { kind, fields: formFieldsOf(value, { styles, fileOf, types: kind === 'multipart' ? types : undefined }) };
    }
  }
}
