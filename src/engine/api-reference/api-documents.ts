/** The files of API descriptions, read into values: JSON or YAML, OpenAPI 2.0 to 3.1, all of them as 3.1. Read again only when their bytes change. */

import { upgrade } from '@scalar/openapi-upgrader';
import { CORE_SCHEMA, load, mergeTag, YAMLException } from 'js-yaml';
import { type ParseError, parse as parseJson, printParseErrorCode } from 'jsonc-parser';
import type { TextPosition } from '../../project/diagnostics.ts';
import { extensionOf } from '../../project/paths.ts';
import { readText } from '../../project/text.ts';
import { positionAt } from '../../project/text-position.ts';
import { isRecord, recordOf, type UnknownRecord } from '../../shared/record.ts';
import { HTTP_METHODS } from './http-methods.ts';
import { type PartsVersion, partsVersionOf, upgradeParts } from './upgrade-parts.ts';

export type ApiDocumentReading =
  /** `parts`: how other files that it refers to are written; absent where that needs no upgrade. */
  | { readonly status: 'ok'; readonly value: unknown; readonly parts?: PartsVersion }
  /** `reason`: a clause without a full stop, for example `a quote is not closed`. `at`: where, when it is known. */
  | { readonly status: 'broken'; readonly reason: string; readonly at?: TextPosition };

/** A file of aliases within aliases unfolds to any size: nothing real has so many values. */
const MOST_VALUES = 3_000_000;

const NOT_UPGRADED: ApiDocumentReading = {
  status: 'broken',
  reason: 'its version of OpenAPI could not be brought to 3.1',
};

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
  if (!isDescription(value)) return parsed;
  const parts = partsVersionOf(value);
  fillEmptyOperations(value);
  try {
    return { status: 'ok', value: upgrade(value, '3.1'), ...(parts && { parts }) };
  } catch {
    return NOT_UPGRADED;
  }
}

function isDescription(value: unknown): value is UnknownRecord {
  return isRecord(value) && ('openapi' in value || 'swagger' in value);
}

/** `post:` with nothing behind it yet, at which the upgrade of 2.0 would fail. Changes the value in place. */
function fillEmptyOperations({ paths }: UnknownRecord): void {
  for (const item of Object.values(recordOf(paths))) {
    if (!isRecord(item)) continue;
    const filled: Record<string, unknown> = item;
    for (const method of HTTP_METHODS) if (item[method] === null) filled[method] = {};
  }
}

const upgradedParts = new WeakMap<Uint8Array, Map<string, ApiDocumentReading>>();

/** A file that a description refers to: a part of it in the version of the description, or a description of its own. */
export function readApiPart(path: string, bytes: Uint8Array, version: PartsVersion | undefined): ApiDocumentReading {
  const reading = readApiDocument(path, bytes);
  if (version === undefined || reading.status === 'broken' || isDescription(reading.value)) return reading;
  const known = upgradedParts.get(bytes) ?? new Map<string, ApiDocumentReading>();
  upgradedParts.set(bytes, known);
  const upgraded = known.get(version.key) ?? upgradePart(reading.value, version);
  known.set(version.key, upgraded);
  return upgraded;
}

function upgradePart(value: unknown, version: PartsVersion): ApiDocumentReading {
  try {
    return { status: 'ok', value: upgradeParts(value, version) };
  } catch {
    return NOT_UPGRADED;
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
