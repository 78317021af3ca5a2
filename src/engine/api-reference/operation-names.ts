/** Every operation that a project has, by the name that authors give it: `GET /users`, `webhook orderPaid`. */

import type { ProjectFiles } from '../../project/project-files.ts';
import { allDescriptions } from './operations.ts';

export function operationNames(files: ProjectFiles): readonly string[] {
  return allDescriptions(files).flatMap(({ operations }) =>
    operations.map(({ kind, method, path }) => (kind === 'webhook' ? `webhook ${path}` : `${method} ${path}`)),
  );
}
