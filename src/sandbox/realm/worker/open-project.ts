import {
  createProjectSession,
  type EngineServices,
  type ProjectReading,
  type ProjectSession,
  type SiteModel,
} from '../../../engine/index.ts';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import type { SourceContents } from '../../build-shapes.ts';
import type { FileChange } from '../../protocol.ts';
import { createProjectCopy } from './project-copy.ts';

/** The project that the worker was given, and the site that was read of it. */
export class OpenProject {
  readonly session: ProjectSession;
  readonly #copy = createProjectCopy();
  #reading: ProjectReading | undefined;

  /** @param hasPlaces documents come with where their elements come from */
  constructor(services: EngineServices, hasPlaces: boolean) {
    this.session = createProjectSession(services, { hasPlaces });
  }

  /** Absent until the project is there, and as long as its configuration cannot be read. */
  get site(): SiteModel | undefined {
    return this.#reading?.site;
  }

  /** Of the project as a whole. */
  get diagnostics(): readonly Diagnostic[] {
    return this.#reading?.diagnostics ?? [];
  }

  get isUnreadable(): boolean {
    return this.#reading?.status === 'unreadable';
  }

  /** Takes changes up. With the last part of them the project is read. */
  update(changes: readonly FileChange[], isLast: boolean): void {
    this.#copy.apply(changes);
    if (isLast) this.#reading = this.session.update(this.#copy.read());
  }

  /** Path in the project of a file of the site. */
  pathOf(siteFile: string): string {
    return this.#copy.pathOf(siteFile);
  }

  /** Paths in the project of the files that the site's shared files are made of. */
  sharedSources(): readonly string[] {
    return this.session.sharedFileSources().map((file) => this.pathOf(file));
  }

  /** Contents of such files, by their paths in the site. */
  contentsOfSources(given: readonly SourceContents[]): ReadonlyMap<string, Uint8Array> {
    const bytesOf = new Map(given.map(({ file, bytes }) => [file, bytes]));
    const found = this.session.sharedFileSources().flatMap((file) => {
      const bytes = bytesOf.get(this.pathOf(file));
      return bytes === undefined ? [] : [[file, bytes] as const];
    });
    return new Map(found);
  }
}
