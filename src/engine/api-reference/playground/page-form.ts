/** The form of a page that describes its endpoint by hand: `api: METHOD url`, and a `<ParamField>` for each parameter. */

import type {
  FormBody,
  FormField,
  FormParameter,
  FormSchema,
  RequestForm,
} from '../../../shared/playground/request-form.ts';
import { waysOfSettings } from '../samples/authentication.ts';
import { itemType, plainType } from '../samples/field-example.ts';
import { contentType, isFile, type WrittenEndpoint } from '../samples/field-request.ts';
import type { PageField } from '../samples/param-fields.ts';
import type { SampleSettings } from '../samples/sample-settings.ts';
import { pathParameter } from './operation-form.ts';
import { isWeb, writtenServers } from './server-choices.ts';

/** `undefined` where there is nothing that a request could be sent to. */
export function pageForm(
  { method, address }: WrittenEndpoint,
  fields: readonly PageField[],
  settings: SampleSettings,
): RequestForm | undefined {
  const path = address.replace(/(?<=\/):([A-Za-z_]\w*)/g, '{$1}');
  const servers = /^[a-z][a-z\d+.-]*:/i.test(path) ? (isWeb(path) ? [{ url: '' }] : []) : writtenServers(settings);
  if (servers.length === 0) return undefined;
  const at = (place: PageField['place']): readonly PageField[] => fields.filter((field) => field.place === place);
  const inPath = [...new Set([...path.matchAll(/\{([^{}/]+)\}/g)].map(([, name = '']) => name))];
  const written = new Set([...path.matchAll(/[?&]([^=&]+)=/g)].map(([, name]) => name));
  const body = bodyOf(at('body'), contentType(at('header')));
  return {
    method,
    path,
    servers,
    parameters: [
      ...inPath.map((name) => pathParameter(name, schemaIn(at('path'), name))),
      ...at('query')
        .filter(({ name }) => !written.has(name))
        .map((field) => parameterOf(field, 'query')),
      ...at('header')
        .filter(({ name }) => name.toLowerCase() !== 'content-type')
        .map((field) => parameterOf(field, 'header')),
      ...at('cookie').map((field) => parameterOf(field, 'cookie')),
    ],
    bodies: body === undefined ? [] : [body],
    ways: waysOfSettings(settings.auth, settings.authMethod),
    languages: settings.languages,
    ...(settings.isFormFilled && { isFilled: true }),
  };
}

function schemaIn(fields: readonly PageField[], name: string): FormSchema {
  const field = fields.find((one) => one.name === name);
  return field === undefined ? { kind: 'text' } : schemaOf(field);
}

function parameterOf(field: PageField, place: FormParameter['in']): FormParameter {
  const isForm = place === 'query' || place === 'cookie';
  return { in: place, style: isForm ? 'form' : 'simple', explode: isForm, ...fieldOf(field) };
}

function fieldOf(field: PageField): FormField {
  return { name: field.name, ...(field.isRequired && { required: true }), schema: schemaOf(field) };
}

function schemaOf(field: PageField): FormSchema {
  const item = itemType(field.type);
  const example = field.example === undefined ? {} : { example: field.example };
  const nullable = /\|\s*null\b/.test(field.type) ? { nullable: true } : {};
  if (item !== undefined)
    return { kind: 'list', item: schemaOf({ ...withoutExample(field), type: item }), ...example, ...nullable };
  if (field.fields.length > 0) return { kind: 'object', fields: field.fields.map(fieldOf), ...nullable };
  return { ...plainSchema(plainType(field.type)), ...example, ...nullable };
}

function withoutExample({ example: _, ...rest }: PageField): PageField {
  return rest;
}

function plainSchema(type: string): FormSchema {
  if (/^(?:file|binary|blob)\b/.test(type)) return { kind: 'file' };
  if (/^(?:int|long)/.test(type)) return { kind: 'integer' };
  if (/^(?:number|float|double|decimal)/.test(type)) return { kind: 'number' };
  if (/^bool/.test(type)) return { kind: 'boolean' };
  if (/^(?:object|map|record|dict|json|array|list|any)\b/.test(type)) return { kind: 'any' };
  return { kind: 'text' };
}

function bodyOf(fields: readonly PageField[], type: string): FormBody | undefined {
  if (fields.length === 0) return undefined;
  const schema: FormSchema = { kind: 'object', fields: fields.map(fieldOf) };
  if (fields.some(isFile) || type.startsWith('multipart/'))
    return { type: 'multipart/form-data', kind: 'multipart', schema };
  if (type.startsWith('application/x-www-form-urlencoded'))
    return { type: 'application/x-www-form-urlencoded', kind: 'form', schema };
  return { type: 'application/json', kind: 'json', schema };
}
