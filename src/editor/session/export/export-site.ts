/** Builds the site of the open project as a zip; ends in one of three ways and never throws. */
import type { Diagnostic } from '../../../engine/diagnostics.ts';
import { withoutExtension } from '../../../engine/project/paths.ts';
import { BuildError, type BuildPool, type BuildProgress, type BuildResult } from '../../../sandbox/host/index.ts';
import type { ProjectStore } from '../../store/index.ts';

export type ExportOutcome =
  | { readonly status: 'built'; readonly result: BuildResult }
  | { readonly status: 'cancelled' }
  /** The site cannot be built; the diagnostics say why. */
  | { readonly status: 'failed'; readonly diagnostics: readonly Diagnostic[] };

export interface ExportSiteOptions {
  readonly store: ProjectStore;
  readonly pool: Pick<BuildPool, 'build'>;
  readonly onProgress: (progress: BuildProgress) => void;
  readonly signal: AbortSignal;
}

export async function exportSite({ store, pool, onProgress, signal }: ExportSiteOptions): Promise<ExportOutcome> {
  const { files } = store.getState();
  try {
    const result = await pool.build({ files, onProgress, signal });
    reportPages(store, result.diagnostics);
    return { status: 'built', result };
  } catch (error) {
    if (signal.aborted) return { status: 'cancelled' };
    return { status: 'failed', diagnostics: error instanceof BuildError ? error.diagnostics : [failure(error)] };
  }
}

/** A build looks at every page, so it knows problems of pages that have not been in the preview. */
function reportPages(store: ProjectStore, diagnostics: readonly Diagnostic[]): void {
  const { reading } = store.getState();
  const pages = new Set(reading?.pages.map(({ path }) => path));
  const byPage = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const page = diagnostic.file === undefined ? '' : withoutExtension(diagnostic.file);
    if (pages.has(page)) byPage.set(page, [...(byPage.get(page) ?? []), diagnostic]);
  }
  for (const [page, found] of byPage) store.actions.setDiagnostics(`page:${page}`, found);
}

function failure(error: unknown): Diagnostic {
  return {
    code: 'export/failed',
    severity: 'error',
    message: `The site could not be built: \`${error instanceof Error ? error.message : String(error)}\`.`,
    hint: 'This is a fault of the editor, not of your project. Try again; if it stays, report it with this sentence.',
  };
}
