import type { Diagnostic } from '../../project/diagnostics.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { BuildPlan, SourceContents } from '../build-shapes.ts';
import type { WorkerSession } from './worker-session.ts';

/** What is told of a site when all of it has been looked at: `ProjectSession.checkFinishedSite`. */
export async function checkFinishedSite(
  worker: WorkerSession,
  plan: Pick<BuildPlan, 'sources'>,
  files: ProjectFiles,
): Promise<readonly Diagnostic[]> {
  const { line } = await worker.open(files);
  return (await line.ask({ kind: 'check-finished-site', contents: sourceContents(plan, files) })).problems;
}

/** Copies of the bytes that the plan names, which the worker holds the project without. */
export function sourceContents(
  { sources }: Pick<BuildPlan, 'sources'>,
  files: ProjectFiles,
): readonly SourceContents[] {
  return sources.flatMap((file) => {
    const bytes = files.get(file);
    return bytes === undefined ? [] : [{ file, bytes: bytes.slice() }];
  });
}
