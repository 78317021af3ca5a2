/** Whether the exported site runs the scripts of the project: a person's choice, noted with the project. */
import type { ProjectManifest, ProjectStorage } from '../../../storage/index.ts';

export interface OwnScripts {
  readonly areRun: () => boolean;
  /** Resolves when it is noted. Where that cannot be, the choice lasts as long as the project is open. */
  readonly run: (areRun: boolean) => Promise<void>;
}

/** @param manifest as it was when the project was opened; absent for a project that is not stored */
export function createOwnScripts(
  id: string,
  manifest: ProjectManifest | undefined,
  storage: Pick<ProjectStorage, 'note'>,
): OwnScripts {
  let areRun = manifest?.runsOwnScripts === true;
  return {
    areRun: () => areRun,
    async run(next) {
      areRun = next;
      await storage.note(id, { runsOwnScripts: next || undefined }).catch(() => undefined);
    },
  };
}
