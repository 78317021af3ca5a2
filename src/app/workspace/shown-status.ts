import type { PreviewStatus } from '../../editor/session/index.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';

export interface SiteFacts {
  /** Why the configuration's text cannot be read. */
  readonly configProblem?: Diagnostic | undefined;
  /** The site has been read at least once. */
  readonly hasReading: boolean;
  readonly hasHome: boolean;
}

/**
 * What to say beside the preview. While the configuration's text cannot be read, the page itself is well, but shown
 * with the settings from before the mistake, or not at all when there are none. A site without pages is not waited for.
 */
export function shownStatus(status: PreviewStatus, { configProblem, hasReading, hasHome }: SiteFacts): PreviewStatus {
  if (configProblem && status.kind === 'current') {
    return { kind: 'broken', message: configProblem.message, isStale: true };
  }
  // Without its configuration a site has no pages at all: that is why this one is missing.
  if (configProblem && (status.kind === 'missing' || (status.kind === 'starting' && !hasReading))) {
    return { kind: 'blank', message: configProblem.message };
  }
  if (status.kind !== 'starting') return status;
  return hasReading && !hasHome ? { kind: 'missing', hasPages: false } : status;
}
