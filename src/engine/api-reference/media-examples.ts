/** Examples of a body or an answer in one kind of content, as code: its author's, else one made from the schema. */

import { formFieldsOf } from '../../shared/api-request/form-fields.ts';
import { formText } from '../../shared/api-request/form-text.ts';
import { isRecord } from '../../shared/record.ts';
import { isFileContent } from './file-content.ts';
import { codeFence } from './mdx-text.ts';
import { schemaSample } from './schema-sample.ts';
import type { Direction } from './schema-view.ts';
import type { SpecNode } from './spec-node.ts';
import { xmlText } from './xml-sample.ts';

export interface MediaExample {
  /** As its author calls it; absent where it is the only one. */
  readonly name?: string;
  readonly language: string;
  readonly code: string;
}

/** A longer one is no example that anybody reads. */
const LONGEST = 20_000;

/** Examples with names, else the one without. */
export function writtenExamples(type: string, media: SpecNode): readonly MediaExample[] {
  const named = media
    .at('examples')
    .entries()
    .flatMap(([key, example]) => {
      const value = example.plain('value');
      return value === undefined ? [] : [{ name: example.text('summary') ?? key, key, value }];
    });
  const [only, ...more] = named;
  // What was brought up from an older version has this name.
  const isNameless = more.length === 0 && only?.name === 'default' && only.key === 'default';
  const one = isNameless ? only?.value : media.plain('example');
  const all = named.length > 0 && !isNameless ? named : one === undefined ? [] : [{ value: one }];
  return all.flatMap(({ value, ...rest }) => {
    const code = codeOf(type, value, media.at('schema'));
    const name = 'name' in rest ? { name: rest.name } : {};
    return isShown(code) ? [{ ...name, language: languageOf(type, media), code }] : [];
  });
}

/** Nothing of what is no text: files, and kinds of content that only look like the schema. */
export function madeExample(type: string, media: SpecNode, direction: Direction): readonly MediaExample[] {
  const schema = media.at('schema');
  if (isFileContent(type, schema)) return [];
  const code = madeCode(type, schema, direction);
  return isShown(code) ? [{ language: languageOf(type, media), code }] : [];
}

export function exampleFence({ language, code }: MediaExample, title: string): string {
  return codeFence(code, `${language} title=${JSON.stringify(title.replace(/["\\\n]/g, ' '))}`);
}

function isShown(code: string | undefined): code is string {
  return code !== undefined && code !== '' && code.length <= LONGEST;
}

type Kind = 'json' | 'lines' | 'xml' | 'events' | 'form' | 'other';

/** Whatever an API may send, it is JSON by far most often. */
function kindOf(type: string): Kind {
  if (/ndjson|jsonl|json-seq|json-lines/i.test(type)) return 'lines';
  if (/json|^(?:\*|application)\/\*/i.test(type)) return 'json';
  if (/xml/i.test(type)) return 'xml';
  if (/^text\/event-stream/i.test(type)) return 'events';
  return /^application\/x-www-form-urlencoded/i.test(type) ? 'form' : 'other';
}

function languageOf(type: string, media: SpecNode): string {
  if (isFileContent(type, media.at('schema'))) return 'text';
  const kind = kindOf(type);
  if (kind === 'json' || kind === 'lines') return 'json';
  if (kind === 'xml') return 'xml';
  return /html/i.test(type) ? 'html' : /yaml/i.test(type) ? 'yaml' : 'text';
}

/** A text is written as it is. */
function codeOf(type: string, value: unknown, schema: SpecNode): string | undefined {
  if (typeof value === 'string') return value;
  const items = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  switch (kindOf(type)) {
    case 'lines':
      return items.map((item) => JSON.stringify(item)).join('\n');
    case 'events':
      return items.map((item) => `data: ${JSON.stringify(item)}`).join('\n\n');
    case 'form':
      return isRecord(value) ? formText(formFieldsOf(value, { styles: {}, fileOf: () => undefined })) : undefined;
    case 'xml':
      return xmlText(value, schema);
    default:
      return JSON.stringify(value, null, 2);
  }
}

function madeCode(type: string, schema: SpecNode, direction: Direction): string | undefined {
  const value = schemaSample(schema, { direction });
  const kind = kindOf(type);
  // That a text is a text says nothing.
  if (value === undefined || (value === 'string' && kind !== 'json')) return undefined;
  if (kind !== 'other') return codeOf(type, value, schema);
  // A text in a form of its own is not made of the fields that it is described with.
  return typeof value === 'string' || /yaml/i.test(type) ? codeOf(type, value, schema) : undefined;
}
