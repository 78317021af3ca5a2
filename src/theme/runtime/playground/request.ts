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
import type { FormBody, FormParameter, RequestForm } from '../../../shared/playground/request-form.ts';
import { say } from './say.ts';
import type { FieldState, FormState } from './state.ts';
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

function secretOf({ id, basic, beginning = '' }: AuthScheme, { auth }: FormState): string | undefined {
  const typed = auth.get(id);
  if (typed === undefined) return undefined;
  if (basic !== undefined)
    return typed.user === '' && typed.password === '' ? undefined : base64(`${typed.user}:${typed.password}`);
  const text = typed.text.trim();
  return text === '' || text === beginning.trim() ? undefined : text;
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
  return isExact ? state.text.trim() : value;
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
  return value === undefined ? undefined : bodyOf(body, value, files);
}

function bodyOf({ kind, type, styles = {} }: FormBody, value: unknown, files: File[]): SampleBody {
  switch (kind) {
    case 'json':
      return { kind, contentType: type, value };
    case 'text':
      return { kind, contentType: type, text: plainText(value) };
    case 'file':
      files.push(value as File);
      return { kind, contentType: type, name: (value as File).name };
    default: {
      const fields = formFieldsOf(value, styles, (one) => {
        if (!(one instanceof File)) return undefined;
        files.push(one);
        return one.name;
      });
      return { kind, fields };
    }
  }
}
