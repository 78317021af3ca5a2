/** The operation of a page, for those who only have the page. */

import type { ProjectFiles } from '../../project/project-files.ts';
import type { PageEndpoint } from '../pages/page-model.ts';
import { type ApiDescription, type Operation, readApiDescription } from './operations.ts';
import { shortWords } from './short-words.ts';

const byName = new WeakMap<ApiDescription, ReadonlyMap<string, Operation>>();

/** `undefined` when the description no longer has it. */
export function operationOf(
  files: ProjectFiles,
  { file, method, path, isWebhook }: PageEndpoint,
): Operation | undefined {
  const description = readApiDescription(files, file);
  if (description === undefined) return undefined;
  const known = byName.get(description) ?? new Map(description.operations.map((one) => [nameOf(one), one]));
  byName.set(description, known);
  return known.get(nameOf({ kind: isWebhook ? 'webhook' : 'endpoint', method, path }));
}

/** What the operation is for, in a line; `undefined` where its author does not say. */
export function endpointSummary(files: ProjectFiles, endpoint: PageEndpoint): string | undefined {
  const description = operationOf(files, endpoint)?.node.text('description');
  const words = description === undefined ? '' : shortWords(description.trim().split(/\n\s*\n/)[0] ?? '');
  return words === '' ? undefined : words;
}

function nameOf({ kind, method, path }: Pick<Operation, 'kind' | 'method' | 'path'>): string {
  return `${kind} ${method} ${path}`;
}
