import type { ProjectSession } from '../engine/index.ts';
import type { Project } from './read-project.ts';

/** Bytes of the media that the shared files are made of, which the project is held without. */
export async function readSources(
  session: Pick<ProjectSession, 'sharedFileSources'>,
  project: Pick<Project, 'readContents'>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = session.sharedFileSources();
  const contents = await Promise.all(files.map((file) => project.readContents(file)));
  return new Map(files.map((file, index) => [file, contents[index] as Uint8Array]));
}
