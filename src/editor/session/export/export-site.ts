/** Builds the site of the open project as a zip; ends in one of three ways and never throws. */
import type { Diagnostic } from '../../../project/diagnostics.ts';
import { withoutExtension } from '../../../project/paths.ts';
import { BuildError, type BuildPool, type BuildProgress, type BuildResult } from '../../../sandbox/host/index.ts';
import type { DiagnosticSource, ProjectStore } from '../../store/index.ts';
import { sessionWords } from '../../words/session.ts';

export type ExportOutcome =
  | { readonly status: 'built'; readonly result: BuildResult }
  | { readonly status: 'cancelled' }
  /** The site cannot be built; the diagnostics say why. */
  | { readonly status: 'failed'; readonly diagnostics: readonly Diagnostic[] };

export interface ExportSiteOptions {
  readonly store: ProjectStore;
  readonly pool: Pick<BuildPool, 'build'>;
  /** See `BuildRequest`. */
  readonly hasStatistics?: boolean;
  readonly hasScripts?: boolean;
  readonly onProgress: (progress: BuildProgress) => void;
  readonly signal: AbortSignal;
}

export async function exportSite(options: ExportSiteOptions): Promise<ExportOutcome> {
  const { store, pool, hasStatistics = false, hasScripts = false, onProgress, signal } = options;
  const { files } = store.settle();
  try {
    const result = await pool.build({ files, hasStatistics, hasScripts, onProgress, signal });
    reportPages(store, result.diagnostics);
    return { status: 'built', result };
  } catch (error) {
    if (signal.aborted) return { status: 'cancelled' };
    return { status: 'failed', diagnostics: error instanceof BuildError ? error.diagnostics : [failure(error)] };
  }
}

/**
 * A build looks at every page, so it knows problems of pages that have not been in the preview, and of snippets; and
 * what it does not speak of is mended.
 */
function reportPages(store: ProjectStore, diagnostics: readonly Diagnostic[]): void {
  const found = new Map<DiagnosticSource, Diagnostic[]>();
  for (const source of store.getState().diagnostics.keys()) if (source.startsWith('page:')) found.set(source, []);
  for (const diagnostic of diagnostics) {
    if (diagnostic.file === undefined || !/\.mdx?$/i.test(diagnostic.file)) continue;
    const source = `page:${withoutExtension(diagnostic.file)}` as const;
    found.set(source, [...(found.get(source) ?? []), diagnostic]);
  }
  for (const [source, list] of found) store.actions.setDiagnostics(source, list);
}

function failure(error: unknown): Diagnostic {
  return {
    code: 'export/failed',
    severity: 'error',
    message: sessionWords.exportFailed(error instanceof Error ? error.message : String(error)),
    hint: sessionWords.exportFailedHelp,
  };
}
