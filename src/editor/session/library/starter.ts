/** The project that people meet first. Its files are loaded when it is asked for. */
import { comparePaths } from '../../../project/paths.ts';
import { nameOfProject } from '../../../transfer/import/name-of-project.ts';
import { libraryWords } from '../../words/library.ts';
import type { NewProject } from './unstored-projects.ts';

const FOLDER = '../../../../starter/';

const loaders = import.meta.glob<string>('../../../../starter/**/*', { query: '?raw', import: 'default' });

export async function loadStarter(): Promise<NewProject> {
  const encoder = new TextEncoder();
  const loaded = await Promise.all(
    Object.entries(loaders).map(async ([path, load]) => {
      return [path.slice(FOLDER.length), encoder.encode(await load())] as const;
    }),
  );
  const files = new Map(loaded.sort(([a], [b]) => comparePaths(a, b)));
  return { name: nameOfProject(files) ?? libraryWords.empty, files };
}
