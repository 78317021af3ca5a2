import { useCallback, useEffect, useRef, useState } from 'react';
import type { Diagnostic } from '../../../project/diagnostics.ts';

export interface ExportedZip {
  readonly zip: Blob;
  readonly pages: number;
  readonly files: number;
  /** Paths of pages that are in the site as text only. */
  readonly failed: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The result with an address for the download; the address is given back when the dialog closes. */
export interface ExportedSite extends Omit<ExportedZip, 'zip'> {
  readonly url: string;
  /** Of the zip, in bytes. */
  readonly size: number;
}

export type ExportOutcome =
  | { readonly status: 'built'; readonly result: ExportedZip }
  | { readonly status: 'cancelled' }
  | { readonly status: 'failed'; readonly diagnostics: readonly Diagnostic[] };

export type ExportRun = (
  onProgress: (progress: { readonly done: number; readonly total: number }) => void,
  signal: AbortSignal,
) => Promise<ExportOutcome>;

export type ExportState =
  | { readonly status: 'running'; readonly done: number; readonly total: number }
  | { readonly status: 'done'; readonly site: ExportedSite }
  | { readonly status: 'failed'; readonly diagnostics: readonly Diagnostic[] };

const START: ExportState = { status: 'running', done: 0, total: 0 };

/** One export from start to end; leaving the dialog cancels it. */
export function useExport(run: ExportRun) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ExportState>(START);
  const controller = useRef<AbortController>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to run again.
  useEffect(() => {
    const abort = new AbortController();
    controller.current = abort;
    let url: string | undefined;
    setState(START);
    const onProgress = ({ done, total }: { done: number; total: number }) => {
      if (!abort.signal.aborted) setState({ status: 'running', done, total });
    };
    void run(onProgress, abort.signal).then((outcome) => {
      if (abort.signal.aborted || outcome.status === 'cancelled') return;
      if (outcome.status === 'failed') return setState(outcome);
      const { zip, ...rest } = outcome.result;
      url = URL.createObjectURL(zip);
      setState({ status: 'done', site: { ...rest, url, size: zip.size } });
    });
    return () => {
      abort.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [run, attempt]);

  const cancel = useCallback(() => controller.current?.abort(), []);
  const restart = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, cancel, restart };
}
