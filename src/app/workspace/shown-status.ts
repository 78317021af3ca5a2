import type { PreviewStatus } from '../../editor/session/index.ts';
import type { Diagnostic } from '../../engine/diagnostics.ts';

/**
 * What to say beside the preview when the configuration's text cannot be read: the page itself is well, but shown
 * with the settings from before the mistake, or not at all when there are none.
 */
export function shownStatus(
  status: PreviewStatus,
  configProblem: Diagnostic | undefined,
  hasReading: boolean,
): PreviewStatus {
  if (!configProblem) return status;
  if (status.kind === 'current') return { kind: 'broken', message: configProblem.message, isStale: true };
  if (status.kind === 'starting' && !hasReading) {
    return { kind: 'broken', message: configProblem.message, isStale: false };
  }
  return status;
}
