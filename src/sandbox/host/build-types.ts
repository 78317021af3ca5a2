/** Building the site in the browser, as the editor sees it. */
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { WorkerSession } from './worker-session.ts';

export interface BuildPoolOptions {
  /** How many workers build side by side. */
  readonly workers: number;
  /** The preview's worker, if there is one now: it looks at the pages of a small project. */
  readonly lent?: () => WorkerSession | undefined;
}

export interface BuildRequest {
  /** The same `Uint8Array` for a file that did not change since the last build makes the next one quick. */
  readonly files: ProjectFiles;
  /** The built site loads the statistics services that its configuration names; off by default. */
  readonly hasStatistics?: boolean;
  /** The built site loads the scripts of the project; off by default. */
  readonly hasScripts?: boolean;
  readonly onProgress?: (progress: BuildProgress) => void;
  /** Aborting rejects the promise with the signal's reason and leaves the pool usable. */
  readonly signal?: AbortSignal;
}

export interface BuildProgress {
  readonly done: number;
  readonly total: number;
}

export interface CheckRequest extends Pick<BuildRequest, 'files' | 'onProgress' | 'signal'> {
  /** The problems of a page, as soon as they are known; those of unchanged pages come first. */
  readonly onPage: (page: CheckedPage) => void;
  /** Waited for before each page is looked at: resolves when nobody does anything, `undefined` when that is so. */
  readonly whenAtRest?: () => Promise<void> | undefined;
}

export interface CheckedPage {
  /** `PageModel.path`. */
  readonly path: string;
  readonly diagnostics: readonly Diagnostic[];
}

export interface CheckReport {
  readonly pages: number;
  /** What can only be told when all pages are there: `Problems.late`. */
  readonly late: readonly Diagnostic[];
}

export interface BuildReport {
  readonly pages: number;
  /** Pages taken over from the build before. */
  readonly reused: number;
  /** Pages in the site as text only: they do not compile, or did not finish in time. */
  readonly failed: readonly string[];
  /** `Problems.all` */
  readonly diagnostics: readonly Diagnostic[];
}

export interface BuildResult extends BuildReport {
  /** The site as a zip, the same bytes as the command line makes. */
  readonly zip: Blob;
  readonly files: number;
}

/** Builds with workers of its own. One build or look runs at a time; a second one waits. */
export interface BuildPool {
  /**
   * Rejects with a `BuildError` when the site cannot be built (its `diagnostics` say why), and with the signal's
   * reason when it is aborted.
   */
  readonly build: (request: BuildRequest) => Promise<BuildResult>;
  /**
   * Compiles and renders every page for its problems alone, one after the other, so that it is in nobody's way; pages
   * that have been looked at are not looked at again until something changes that they depend on. Rejects as `build` does.
   */
  readonly check: (request: CheckRequest) => Promise<CheckReport>;
  readonly dispose: () => void;
}

/** The configuration cannot be read, or the site is otherwise beyond building. */
export class BuildError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics[0]?.message ?? 'The site cannot be built.');
    this.name = 'BuildError';
    this.diagnostics = diagnostics;
  }
}
