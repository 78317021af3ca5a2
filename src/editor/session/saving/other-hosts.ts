/** Whether the preview of a project shows nothing from other hosts: a person's choice, noted with the project. */
import type { ProjectManifest, ProjectStorage } from '../../../storage/index.ts';

export interface OtherHosts {
  readonly areHidden: () => boolean;
  /** Resolves when it is noted. Where that cannot be, the choice lasts as long as the project is open. */
  readonly hide: (areHidden: boolean) => Promise<void>;
}

/** @param manifest as it was when the project was opened; absent for a project that is not stored */
export function createOtherHosts(
  id: string,
  manifest: ProjectManifest | undefined,
  storage: Pick<ProjectStorage, 'note'>,
): OtherHosts {
  let areHidden = manifest?.hidesOtherHosts === true;
  return {
    areHidden: () => areHidden,
    async hide(next) {
      areHidden = next;
      await storage.note(id, { hidesOtherHosts: next || undefined }).catch(() => undefined);
    },
  };
}
