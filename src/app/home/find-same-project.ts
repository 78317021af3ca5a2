/** Whether what is being opened is here already. Pure. */
import type { ProjectLibrary } from '../../editor/session/index.ts';

type Listed = Awaited<ReturnType<ProjectLibrary['list']>>['projects'][number];

/** A folder and the zip of it are the same source: `acme-docs`. */
export function sourceName(source: string): string {
  return source.replace(/\.zip$/i, '');
}

/** The project with the same name or from the same folder or zip that was changed last. */
export function findSameProject(
  projects: readonly Listed[],
  { name, source }: { readonly name: string; readonly source: string },
): Listed | undefined {
  const isSame = (project: Listed) =>
    project.name === name || project.record.source?.toLowerCase() === source.toLowerCase();
  return projects.filter(isSame).toSorted((one, other) => other.updated - one.updated)[0];
}
