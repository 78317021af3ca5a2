import type { Diagnostic } from '../../project/diagnostics.ts';

/** The sandbox itself does not work: a fault of ours or of the browser's set-up. */
export function sandboxFailure(reason: string): Diagnostic {
  return {
    code: 'sandbox/failed',
    severity: 'error',
    message: `Pages cannot be shown any more: ${reason}`,
    hint: 'Your work is kept. Change something to try again, or reload this browser tab.',
  };
}
