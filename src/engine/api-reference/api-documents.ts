/** The files of API descriptions, read into values: JSON or YAML, OpenAPI 2.0 to 3.1, all of them as 3.1. Read again only when their bytes change. */

import { upgrade } from '@scalar/openapi-upgrader';
import { CORE_SCHEMA, load, mergeTag, YAMLException } from 'js-yaml';
import { type ParseError, parse as parseJson, printParseErrorCode } from 'jsonc-parser';
import type { TextPosition } from '../../project/diagnostics.ts';
import { extensionOf } from '../../project/paths.ts';
import { readText } from '../../project/text.ts';
import { isRecord } from '../../shared/record.ts';

export type ApiDocumentReading =
  | { readonly status: 'ok'; readonly value: unknown }
  /** `reason`: a clause without a full stop, for example `a quote is not closed`. `at`: where, when it is known. */
  | { readonly status: 'broken'; readonly reason: string; readonly at?: TextPosition };

/** A file of aliases within aliases unfolds to any size: nothing real has so many values. */
const MOST_VALUES = 3_000_000;

const readings = new WeakMap<Uint8Array, ApiDocumentReading>();

/**
 * The value of a file. A whole description comes as OpenAPI 3.1; a part of one, which others refer to, as it is.
 * Never throws: what cannot be read is `broken`.
 */
export function readApiDocument(path: string, bytes: Uint8Array): ApiDocumentReading {
  const known = readings.get(bytes);
  if (known !== undefined) return known;
  const reading = read(path, readText(bytes));
  readings.set(bytes, reading);
  return reading;
}

function read(path: string, text: string): ApiDocumentReading {
  const parsed = extensionOf(path) === 'json' ? readJson(text) : readYaml(text);
  if (parsed.status === 'broken') return parsed;
  const { value } = parsed;
  if (!isBounded(value)) return { status: 'broken', reason: 'it repeats itself without end' };
  if (!isRecord(value) || !('openapi' in value || 'swagger' in value)) return parsed;
  try {
    return { status: 'ok', value: upgrade(value, '3.1') };
  } catch {
    return { status: 'broken', reason: 'its version of OpenAPI could not be brought to 3.1' };
  }
}

function readJson(text: string): ApiDocumentReading {
  try {
    return { status: 'ok', value: JSON.parse(text) as unknown };
  } catch {
    const errors: ParseError[] = [];
    parseJson(text, errors);
    const [first] = errors;
    if (first === undefined) return { status: 'broken', reason: 'it is not JSON' };
    const code = printParseErrorCode(first.error)
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase();
    return { status: 'broken', reason: code, at: positionAt(text, first.offset) };
  }
}

const YAML_SCHEMA = CORE_SCHEMA.withTags(mergeTag);

function readYaml(text: string): ApiDocumentReading {
  try {
    return { status: 'ok', value: load(text, { schema: YAML_SCHEMA }) };
  } catch (error) {
    if (!(error instanceof YAMLException)) return { status: 'broken', reason: 'it is nested too deeply' };
    const { reason, mark } = error;
    return { status: 'broken', reason, ...(mark && { at: { line: mark.line + 1, column: mark.column + 1 } }) };
  }
}

function positionAt(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

function isBounded(value: unknown): boolean {
  let left = MOST_VALUES;
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (--left < 0 || pending.length > MOST_VALUES) return false;
    if (typeof next === 'object' && next !== null) for (const child of Object.values(next)) pending.push(child);
  }
  return true;
}
