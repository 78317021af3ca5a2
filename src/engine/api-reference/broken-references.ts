/** References of an API description that lead nowhere. */

import type { ProjectFiles } from '../../project/project-files.ts';
import { isRecord } from '../../shared/record.ts';
import { readApiDocument } from './api-documents.ts';
import { readApiDescription } from './operations.ts';
import { SpecNode } from './spec-node.ts';

export interface BrokenReference {
  /** As the description has it once it is OpenAPI 3.1: `#/components/schemas/User`. */
  readonly reference: string;
  /** It leads to another host. */
  readonly isElsewhere: boolean;
}

/** Once each, in the order of the file; none where the file cannot be read. */
export function brokenReferences(files: ProjectFiles, file: string): readonly BrokenReference[] {
  const bytes = files.get(file);
  return (bytes === undefined ? [] : referencesIn(file, bytes)).flatMap((reference) => {
    const isBroken = new SpecNode(files, file, { $ref: reference }).broken !== undefined;
    return isBroken ? [{ reference, isElsewhere: /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(reference) }] : [];
  });
}

/** Names of security schemes that operations ask for and nobody describes; once each, in the order of the file. */
export function missingSchemes(files: ProjectFiles, file: string): readonly string[] {
  const description = readApiDescription(files, file);
  if (description === undefined) return [];
  const { root, operations } = description;
  const schemes = root.at('components').at('securitySchemes');
  const ways = [root, ...operations.map(({ node }) => node)].flatMap((node) => node.at('security').items());
  const names = new Set(ways.flatMap((way) => way.entries().map(([name]) => name)));
  return [...names].filter((name) => {
    const scheme = schemes.at(name);
    // A reference that leads nowhere is told as one.
    return !scheme.isPresent && scheme.broken === undefined;
  });
}

/** Files can be megabytes, and are looked through again only when they change. */
const known = new WeakMap<Uint8Array, readonly string[]>();

function referencesIn(file: string, bytes: Uint8Array): readonly string[] {
  const found = known.get(bytes) ?? collect(file, bytes);
  known.set(bytes, found);
  return found;
}

/** What an author writes as an example is no part of the description. */
const EXAMPLES: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const']);

function collect(file: string, bytes: Uint8Array): readonly string[] {
  const reading = readApiDocument(file, bytes);
  const found = new Set<string>();
  // Aliases of YAML make one value stand in several places.
  const seen = new Set<unknown>();
  const pending: unknown[] = reading.status === 'ok' ? [reading.value] : [];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (isRecord(value) && typeof value.$ref === 'string') found.add(value.$ref);
    // The last is taken first.
    for (const [key, child] of Object.entries(value).reverse()) if (!EXAMPLES.has(key)) pending.push(child);
  }
  return [...found];
}
