/** What the person should know about the preview beside the page itself. */
import type { Diagnostic } from '../../../project/diagnostics.ts';
import type { PreviewReport } from '../../../sandbox/host/index.ts';
import { sessionWords } from '../../words/session.ts';

export type PreviewStatus =
  | { readonly kind: 'starting' }
  | { readonly kind: 'current' }
  /** The page or the configuration has a mistake. `isStale`: the last good version is in sight. */
  | { readonly kind: 'broken'; readonly message: string; readonly isStale: boolean }
  /** The configuration cannot be read, and there is no version yet that could be shown. */
  | { readonly kind: 'blank'; readonly message: string }
  /** The page did not finish in time; the last good view stays. */
  | { readonly kind: 'stopped'; readonly message: string }
  | { readonly kind: 'missing'; readonly hasPages: boolean }
  /** The sandbox does not work. */
  | { readonly kind: 'failed'; readonly message: string };

export interface PreviewFacts {
  /** Of the page that should be in sight; absent until the first one has come. */
  readonly report?: PreviewReport;
  /** It is in sight, and may still get its colours: its report comes when it is whole. */
  readonly isPainted?: boolean;
  readonly failure?: Diagnostic;
  /** Of configuration and navigation. */
  readonly reading: readonly Diagnostic[];
  readonly hasPages: boolean;
}

export function previewStatus({ report, isPainted, failure, reading, hasPages }: PreviewFacts): PreviewStatus {
  if (failure) return { kind: 'failed', message: failure.message };
  const syntax = reading.find(({ code, severity }) => severity === 'error' && code.startsWith('config/'));
  switch (report?.status) {
    case undefined:
      if (isPainted) return { kind: 'current' };
      return syntax && !hasPages ? { kind: 'blank', message: syntax.message } : { kind: 'starting' };
    case 'stopped':
      return { kind: 'stopped', message: report.diagnostics[0]?.message ?? sessionWords.stopped };
    case 'missing':
      return { kind: 'missing', hasPages };
    case 'failed':
      return broken(firstError(report.diagnostics), report.isStale);
    case 'ok':
      return syntax && report.isStale ? broken(syntax, true) : { kind: 'current' };
  }
}

function firstError(diagnostics: readonly Diagnostic[]): Diagnostic | undefined {
  return diagnostics.find(({ severity }) => severity === 'error') ?? diagnostics[0];
}

function broken(diagnostic: Diagnostic | undefined, isStale: boolean): PreviewStatus {
  return { kind: 'broken', message: diagnostic?.message ?? sessionWords.broken, isStale };
}
