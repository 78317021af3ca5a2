/** The body of a request: its example, else one made from its schema. */

import { type FormRules, formFieldsOf } from '../../../shared/api-request/form-fields.ts';
import type { ParameterStyle } from '../../../shared/api-request/parameter-text.ts';
import type { FormField, SampleBody } from '../../../shared/api-request/sample-request.ts';
import { isFileContent } from '../file-content.ts';
import { isFileSchema, mergedProperty } from '../merged-schema.ts';
import { schemaSample } from '../schema-sample.ts';
import type { SpecNode } from '../spec-node.ts';
import { xmlText } from '../xml-sample.ts';

/** Characters of JSON; of a longer body only what must be given is shown. */
const LONG = 1_000;
/** A longer one is no sample that anybody reads. */
const LONGEST = 8_000;

/** Of several kinds of content the first of these, else the first. */
const PREFERRED: readonly RegExp[] = [/json/i, /^multipart\/form-data/i, /^application\/x-www-form-urlencoded/i];

/**
 * `undefined` where the operation takes none, and where nothing is known of it that could be shown.
 * @param isShort only what must be given; an example of the author's stays whole
 */
export function requestBodyOf(operation: SpecNode, isShort = false): SampleBody | undefined {
  const contents = operation.at('requestBody').at('content').entries();
  const preferred = PREFERRED.map((kind) => contents.find(([type]) => kind.test(type))).find(
    (one) => one !== undefined,
  );
  const [type, media] = preferred ?? contents[0] ?? [];
  if (type === undefined || media === undefined) return undefined;
  const value = sampleValue(media, isShort);
  const file = isFileContent(type, media.at('schema'))
    ? ({ kind: 'file', contentType: type, name: 'file' } as const)
    : undefined;
  if (value === undefined) return file;
  if (/^multipart\//i.test(type)) return { kind: 'multipart', fields: formFields(value, media, partTypesOf(media)) };
  if (/^application\/x-www-form-urlencoded/i.test(type)) return { kind: 'form', fields: formFields(value, media) };
  if (/json/i.test(type) || (type.includes('*') && typeof value !== 'string')) {
    return { kind: 'json', contentType: type.includes('*') ? 'application/json' : type, value };
  }
  if (file !== undefined) return file;
  const text = typeof value !== 'string' && /xml/i.test(type) ? xmlText(value, media.at('schema')) : value;
  return typeof text === 'string' ? { kind: 'text', contentType: type, text } : undefined;
}

function sampleValue(media: SpecNode, isShort: boolean): unknown {
  const own = media.plain('example') ?? firstExample(media);
  if (own !== undefined) return own;
  const schema = media.at('schema');
  const full = schemaSample(schema, { direction: 'request' });
  if (!isShort && lengthOf(full) <= LONG) return full;
  const short = schemaSample(schema, { direction: 'request', isShort: true });
  return lengthOf(short) <= LONGEST ? short : undefined;
}

export function firstExample(media: SpecNode): unknown {
  for (const [, example] of media.at('examples').entries()) {
    const value = example.plain('value');
    if (value !== undefined) return value;
  }
  return undefined;
}

function lengthOf(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0;
}

function formFields(value: unknown, media: SpecNode, types?: FormRules['types']): readonly FormField[] {
  const fileOf = (_: unknown, name: string) =>
    isFileSchema(mergedProperty(media.at('schema'), name)) ? { name } : undefined;
  return formFieldsOf(value, { styles: stylesOf(media), types, fileOf });
}

/** What the parts of a form say that they are, by field. */
export function partTypesOf(media: SpecNode): Readonly<Record<string, string>> {
  const types = media
    .at('encoding')
    .entries()
    .flatMap(([name, encoding]): [string, string][] => {
      const allowed = (encoding.text('contentType') ?? '').split(',').map((type) => type.trim());
      const [first] = allowed.filter((type) => type !== '' && !type.includes('*'));
      // Of several kinds of files the reader chooses one.
      const isOpen = allowed.length > 1 && isFileSchema(mergedProperty(media.at('schema'), name));
      return first === undefined || isOpen ? [] : [[name, first]];
    });
  return Object.fromEntries(types);
}

/** How lists and objects in a form are written, by field. */
export function stylesOf(media: SpecNode): Readonly<Record<string, ParameterStyle>> {
  const styles = media
    .at('encoding')
    .entries()
    .flatMap(([name, encoding]): [string, ParameterStyle][] => {
      const style = encoding.text('style') ?? 'form';
      const explode = encoding.plain('explode');
      if (encoding.text('style') === undefined && typeof explode !== 'boolean') return [];
      return [[name, { style, explode: typeof explode === 'boolean' ? explode : style === 'form' }]];
    });
  return Object.fromEntries(styles);
}
