/** What a project's API descriptions have, by the names that authors give it. */

import type { ProjectFiles } from '../../project/project-files.ts';
import { allDescriptions, type Operation } from './operations.ts';
import { schemasOf } from './schema-page.ts';

/** `GET /users`, `webhook orderPaid`. */
export function operationName({ kind, method, path }: Pick<Operation, 'kind' | 'method' | 'path'>): string {
  return kind === 'webhook' ? `webhook ${path}` : `${method} ${path}`;
}

export function operationNames(files: ProjectFiles): readonly string[] {
  return allDescriptions(files).flatMap(({ operations }) => operations.map(operationName));
}

export function schemaNames(files: ProjectFiles): readonly string[] {
  return allDescriptions(files).flatMap((description) => schemasOf(description).map(([name]) => name));
}
