/**
 * Parts of an API description that stand in files of their own. They do not say which version of OpenAPI they are written in:
 * it is that of the description which refers to them.
 */

import { upgrade } from '@scalar/openapi-upgrader';
import { isRecord, recordOf, type UnknownRecord } from '../../shared/record.ts';
import { HTTP_METHODS } from './http-methods.ts';

/** What a description of an earlier version than 3.1 says of its parts. */
export interface PartsVersion {
  /** The field by which a description of that version is known, and those that hold for all its operations. */
  readonly head: UnknownRecord;
  /** The same text for the same `head`. */
  readonly key: string;
}

type Kind = 'path' | 'parameter' | 'response' | 'schema';

/** Where things of a kind stand in a description. */
const PLACES: Readonly<Record<Kind, { readonly in2: string; readonly in3: string }>> = {
  path: { in2: 'paths', in3: 'paths' },
  parameter: { in2: 'parameters', in3: 'components/parameters' },
  response: { in2: 'responses', in3: 'components/responses' },
  schema: { in2: 'definitions', in3: 'components/schemas' },
};
const SCHEMA_KEYS = ['properties', 'allOf', 'anyOf', 'oneOf', 'items', 'enum', 'additionalProperties'];
/** Maps of maps of parts: nobody nests them deeper. */
const MOST_LEVELS = 6;

/** `undefined` for a description of 3.1 or later, whose parts need nothing. */
export function partsVersionOf(description: UnknownRecord): PartsVersion | undefined {
  const { swagger, openapi, consumes, produces } = description;
  const isTwo = typeof swagger === 'string';
  if (!isTwo && !(typeof openapi === 'string' && openapi.startsWith('3.0'))) return undefined;
  const head = isTwo
    ? { swagger, ...(Array.isArray(consumes) && { consumes }), ...(Array.isArray(produces) && { produces }) }
    : { openapi };
  return { head, key: JSON.stringify(head) };
}

/**
 * A file of parts as OpenAPI 3.1. Everything stays where it is, so that references into the file lead where they led. A
 * parameter of 2.0 that is a body becomes the body of a request.
 * @throws what the upgrade of a damaged part throws
 */
export function upgradeParts(value: unknown, { head }: PartsVersion): unknown {
  const isTwo = 'swagger' in head;
  const found: { readonly kind: Kind; readonly part: UnknownRecord }[] = [];
  collect(value, found, 0);
  if (found.length === 0) return value;
  const sections = new Map<string, Record<string, unknown>>();
  const keyOf = (kind: Kind, index: number): string => (kind === 'path' ? `/${index}` : `part${index}`);
  for (const [index, { kind, part }] of found.entries()) {
    const place = isTwo ? PLACES[kind].in2 : PLACES[kind].in3;
    const section = sections.get(place) ?? {};
    sections.set(place, section);
    section[keyOf(kind, index)] = mapReferences(part, hideReference);
  }
  const upgraded = upgrade(nested(head, sections), '3.1') as UnknownRecord;
  const results = new Map<unknown, unknown>();
  for (const [index, { kind, part }] of found.entries()) {
    const key = keyOf(kind, index);
    const made = [PLACES[kind].in3, ...(kind === 'parameter' ? ['components/requestBodies'] : [])]
      .map((place) => at(upgraded, [...place.split('/'), key]))
      .find((one) => one !== undefined);
    results.set(part, mapReferences(made ?? part, showReference));
  }
  return putBack(value, results, 0);
}

function collect(value: unknown, found: { kind: Kind; part: UnknownRecord }[], level: number): void {
  if (!isRecord(value) || level > MOST_LEVELS) return;
  const kind = kindOf(value);
  if (kind !== undefined) found.push({ kind, part: value });
  else for (const child of Object.values(value)) collect(child, found, level + 1);
}

function putBack(value: unknown, results: ReadonlyMap<unknown, unknown>, level: number): unknown {
  if (results.has(value)) return results.get(value);
  if (!isRecord(value) || level > MOST_LEVELS) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, putBack(child, results, level + 1)]));
}

/** `undefined` for a map of parts, and for what is the same in every version. */
function kindOf(value: UnknownRecord): Kind | undefined {
  if (typeof value.in === 'string' && typeof value.name === 'string') return 'parameter';
  if ([...HTTP_METHODS].some((method) => isRecord(value[method]) && 'responses' in value[method])) return 'path';
  if (typeof value.type === 'string' || SCHEMA_KEYS.some((key) => key in value && !('schema' in value)))
    return 'schema';
  const isAnswer = isRecord(value.content) || isRecord(value.schema) || isRecord(value.headers);
  return isAnswer ? 'response' : undefined;
}

/** A reference of a part begins at its own file, where things stay where they are: the upgrade is not to see it. */
const HIDDEN = 'part:';
const hideReference = (reference: string): string => `${HIDDEN}${reference}`;
const showReference = (reference: string): string =>
  reference.startsWith(HIDDEN) ? reference.slice(HIDDEN.length) : reference;

/** A copy, which the upgrade may change. */
function mapReferences(value: unknown, change: (reference: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => mapReferences(item, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      key === '$ref' && typeof child === 'string' ? change(child) : mapReferences(child, change),
    ]),
  );
}

function nested(head: UnknownRecord, sections: ReadonlyMap<string, UnknownRecord>): Record<string, unknown> {
  const components: Record<string, unknown> = {};
  const description: Record<string, unknown> = { ...recordOf(mapReferences(head, showReference)), info: {}, paths: {} };
  for (const [place, section] of sections) {
    const [first = '', second] = place.split('/');
    if (second === undefined) description[first] = section;
    else components[second] = section;
  }
  return { ...description, ...(Object.keys(components).length > 0 && { components }) };
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => recordOf(inner)[key], value);
}
