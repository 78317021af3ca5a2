/** A place in an API description. Reading it never throws: what is missing or of another kind is absent, and references are followed. */

import { decodePart } from '../../project/decode-address.ts';
import { folderOf, normalizePath } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { isRecord, recordOf } from '../../shared/record.ts';
import { readApiPart } from './api-documents.ts';
import type { PartsVersion } from './upgrade-parts.ts';

/** References that lead to references: a longer chain leads round in a circle. */
const MOST_HOPS = 40;

/** What is made of places, by the state of the project and the value that stands there. */
const made = new WeakMap<ProjectFiles, WeakMap<object, Map<string, unknown>>>();

const NONE: readonly SpecNode[] = [];

export class SpecNode {
  /** Behind all references. */
  readonly value: unknown;
  /** The same value for every reference to the same place, which is how a circle is known. */
  readonly identity: unknown;
  /** Last part of the reference that led here, for example `User`. */
  readonly name: string | undefined;
  /** The reference that leads nowhere, where one does. */
  readonly broken: string | undefined;
  readonly #files: ProjectFiles;
  /** The file that it stands in, which its references begin at. */
  readonly #file: string;
  readonly #parts: PartsVersion | undefined;
  /** As it is written, in which file. */
  readonly #origin: readonly [file: string, written: unknown];
  /** Places that say more of the same: all of it holds. */
  readonly also: readonly SpecNode[];

  /** @param parts how the files are written that are no descriptions of their own; see `readApiDocument` */
  constructor(
    files: ProjectFiles,
    file: string,
    written: unknown,
    parts?: PartsVersion,
    also: readonly SpecNode[] = NONE,
  ) {
    const found = follow(files, file, written, parts);
    this.#files = files;
    this.#parts = parts;
    this.#file = found.file;
    this.#origin = [file, written];
    this.also = also;
    this.value = found.value;
    this.identity = found.identity;
    this.name = found.name;
    this.broken = found.broken;
  }

  /** What stands under a key, or at an index; absent things are nodes without a value. */
  at(key: string | number): SpecNode {
    return this.#node(childOf(this.value, key));
  }

  /** The same place, of which another one says more. */
  with(other: SpecNode): SpecNode {
    const [file, written] = this.#origin;
    return new SpecNode(this.#files, file, written, this.#parts, [...this.also, other]);
  }

  /** Where a reference leads that stands in this place. */
  follow(reference: string): SpecNode {
    return this.#node({ $ref: reference });
  }

  /** The same place with another member. */
  withMember(key: string, value: unknown): SpecNode {
    return this.#node({ ...recordOf(this.value), [key]: value });
  }

  #node(written: unknown): SpecNode {
    return new SpecNode(this.#files, this.#file, written, this.#parts);
  }

  /**
   * What is made of this place alone: once for each state of the project where references lead to it, as operations share
   * most of their schemas.
   * @param kind tells apart what is made of a place
   */
  once<T>(kind: string, make: () => T): T {
    const { value, name } = this;
    // With words of its own beside the reference it is another value each time.
    if (this.also.length > 0 || name === undefined || !isRecord(value) || value !== this.identity) return make();
    const places = made.get(this.#files) ?? new WeakMap<object, Map<string, unknown>>();
    made.set(this.#files, places);
    const results = places.get(value) ?? new Map<string, unknown>();
    places.set(value, results);
    const key = [kind, name, this.#file, this.#parts?.key].join('\n');
    if (!results.has(key)) results.set(key, make());
    return results.get(key) as T;
  }

  get isPresent(): boolean {
    return this.value !== undefined;
  }

  text(key: string): string | undefined {
    const value = childOf(this.value, key);
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  }

  flag(key: string): boolean {
    return childOf(this.value, key) === true;
  }

  number(key: string): number | undefined {
    const value = childOf(this.value, key);
    return typeof value === 'number' ? value : undefined;
  }

  /** The value of a key as it is written; `undefined` when it is absent. */
  plain(key: string): unknown {
    return childOf(this.value, key);
  }

  /** Members of a list; empty for anything else. */
  items(): readonly SpecNode[] {
    return Array.isArray(this.value) ? this.value.map((child) => this.#node(child)) : [];
  }

  /** Members of a mapping, in the order of the file; empty for anything else. */
  entries(): readonly (readonly [key: string, node: SpecNode])[] {
    if (!isRecord(this.value)) return [];
    return Object.entries(this.value).map(([key, child]) => [key, this.#node(child)]);
  }
}

interface Followed {
  readonly file: string;
  readonly value: unknown;
  readonly identity: unknown;
  readonly name: string | undefined;
  readonly broken: string | undefined;
}

function follow(files: ProjectFiles, from: string, written: unknown, parts: PartsVersion | undefined): Followed {
  let file = from;
  let value = written;
  let name: string | undefined;
  let beside: Record<string, unknown> = {};
  for (let hops = 0; isRecord(value) && typeof value.$ref === 'string'; hops++) {
    const { $ref: reference, ...rest } = value;
    const target = hops < MOST_HOPS ? find(files, file, reference, parts) : undefined;
    if (target === undefined)
      return { file, value: undefined, identity: undefined, name: lastPart(reference), broken: reference };
    // What stands beside a reference counts more than what it leads to.
    beside = { ...rest, ...beside };
    name = lastPart(reference) ?? name;
    ({ file, value } = target);
  }
  const isPlain = Object.keys(beside).length === 0 || !isRecord(value);
  return {
    file,
    value: isPlain ? value : { ...(value as object), ...beside },
    identity: value,
    name,
    broken: undefined,
  };
}

/** `#/components/schemas/User`, `common.yaml#/User`, `../schemas/user.json`. */
function find(
  files: ProjectFiles,
  from: string,
  reference: string,
  parts: PartsVersion | undefined,
): { file: string; value: unknown } | undefined {
  const [address = '', pointer = ''] = reference.split('#');
  const folder = folderOf(from);
  const path = address === '' ? from : normalizePath(folder === '' ? address : `${folder}/${address}`);
  const bytes = path === undefined ? undefined : files.get(path);
  if (path === undefined || bytes === undefined) return undefined;
  const document = readApiPart(path, bytes, parts);
  if (document.status === 'broken') return undefined;
  let { value } = document;
  for (const part of pointer.split('/').slice(1)) {
    value = childOf(value, decodePart(part).replaceAll('~1', '/').replaceAll('~0', '~'));
    if (value === undefined) return undefined;
  }
  return { file: path, value };
}

/** Of a place where things have names: `#/components/schemas/User`, `common.yaml#/User`, `user.json`. */
function lastPart(reference: string): string | undefined {
  const [, file, pointer] = /^([^#]*)(?:#\/?(.*))?$/.exec(reference) ?? [];
  const named = /^(?:.*\/)?(?:schemas|definitions|\$defs)\/([^/]+)$|^([^/]+)$/.exec(pointer ?? '');
  const name = named?.[1] ?? named?.[2];
  if (name !== undefined || file === undefined || file === '') return name;
  return pointer === undefined || pointer === '' ? /([^/]+?)(?:\.\w+)?$/.exec(file)?.[1] : pointer.split('/').at(-1);
}

/** Nothing that objects have by themselves. */
function childOf(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Readonly<Record<string | number, unknown>>)[key];
}
