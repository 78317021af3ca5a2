/** The body of a request: its example, else one made from its schema. */

import { isRecord } from '../api-documents.ts';
import { schemaSample } from '../schema-sample.ts';
import { mergedProperty } from '../schema-view.ts';
import type { SpecNode } from '../spec-node.ts';
import { plainText } from './parameter-text.ts';
import type { FormField, SampleBody } from './sample-request.ts';

/** Characters of JSON; of a longer body only what must be given is shown. */
const LONG = 1_000;
/** A longer one is no sample that anybody reads. */
const LONGEST = 8_000;

/** Of several kinds of content the first of these, else the first. */
const PREFERRED: readonly RegExp[] = [/json/i, /^multipart\/form-data/i, /^application\/x-www-form-urlencoded/i];

/** `undefined` where the operation takes none, and where nothing is known of it that could be shown. */
export function requestBodyOf(operation: SpecNode): SampleBody | undefined {
  const contents = operation.at('requestBody').at('content').entries();
  const preferred = PREFERRED.map((kind) => contents.find(([type]) => kind.test(type))).find(
    (one) => one !== undefined,
  );
  const [type, media] = preferred ?? contents[0] ?? [];
  if (type === undefined || media === undefined) return undefined;
  const value = sampleValue(media);
  if (value === undefined) return undefined;
  if (/^multipart\//i.test(type)) return { kind: 'multipart', fields: formFields(value, media) };
  if (/^application\/x-www-form-urlencoded/i.test(type)) return { kind: 'form', fields: formFields(value, media) };
  if (/json/i.test(type) || (type.includes('*') && typeof value !== 'string')) {
    return { kind: 'json', contentType: type.includes('*') ? 'application/json' : type, value };
  }
  return typeof value === 'string' ? { kind: 'text', contentType: type, text: value } : undefined;
}

function sampleValue(media: SpecNode): unknown {
  const own = media.plain('example') ?? firstExample(media);
  if (own !== undefined) return own;
  const schema = media.at('schema');
  const full = schemaSample(schema, { direction: 'request' });
  if (lengthOf(full) <= LONG) return full;
  const short = schemaSample(schema, { direction: 'request', isShort: true });
  return lengthOf(short) <= LONGEST ? short : undefined;
}

function firstExample(media: SpecNode): unknown {
  for (const [, example] of media.at('examples').entries()) {
    const value = example.plain('value');
    if (value !== undefined) return value;
  }
  return undefined;
}

function lengthOf(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0;
}

/** A list is sent as one field for each of its items. */
function formFields(value: unknown, media: SpecNode): readonly FormField[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const isFile = isFileSchema(mergedProperty(media.at('schema'), name));
    const items = Array.isArray(member) ? member : [member];
    return items.map((item): FormField => ({ name, value: isFile ? name : plainText(item), isFile }));
  });
}

/** OpenAPI 3.0 names a format, 3.1 a kind of content; a list of files is one of several. */
function isFileSchema(schema: SpecNode | undefined): boolean {
  if (schema === undefined) return false;
  const item = schema.at('items');
  if (item.isPresent) return isFileSchema(item);
  return (
    schema.text('format') === 'binary' ||
    (schema.text('contentMediaType') !== undefined && schema.text('contentEncoding') === undefined)
  );
}
