/** The configurations of real projects, where there are some on this machine. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectFiles } from '../../project/project-files.ts';

export interface CorpusConfig {
  /** Folder of the project in the corpus. */
  readonly project: string;
  readonly name: string;
  readonly text: string;
  /** The project's JSON files at its root, as far as a configuration can need them. */
  readonly files: ProjectFiles;
}

const FOLDER = process.env.CORPUS_DIR ?? join('..', 'shared', 'corpus');

/** Empty where there is no corpus, which is said once. */
export function readCorpusConfigs(): readonly CorpusConfig[] {
  if (!existsSync(FOLDER)) {
    console.log(`No corpus in ${FOLDER}: set CORPUS_DIR to run the tests on real configurations.`);
    return [];
  }
  return readdirSync(FOLDER).flatMap((project) =>
    ['docs.json', 'mint.json']
      .filter((name) => existsSync(join(FOLDER, project, name)))
      .map((name) => {
        const bytes = readFileSync(join(FOLDER, project, name));
        return { project, name, text: bytes.toString('utf8'), files: new Map([[name, new Uint8Array(bytes)]]) };
      }),
  );
}
