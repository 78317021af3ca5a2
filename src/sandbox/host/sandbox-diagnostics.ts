import type { Diagnostic } from '../../engine/diagnostics.ts';

/** The page's code was stopped. `isInSite`: the site being built has its text nevertheless. */
export function stoppedPage(file: string, limitMs: number, isInSite: boolean): Diagnostic {
  const outcome = isInSite ? 'The site has its text only.' : 'The preview goes on showing it as it was before.';
  return {
    code: 'page/time-limit',
    severity: 'error',
    message: `This page did not finish rendering within ${limitMs / 1000} seconds, so it was stopped. ${outcome}`,
    hint: 'Look for a loop that never ends in the `{…}` expressions of the page or of a snippet it uses, and give it an end.',
    file,
  };
}

/** The page ended the process that renders it. `isInSite`: the site being built has its text nevertheless. */
export function abortedPage(file: string, isInSite: boolean): Diagnostic {
  const outcome = isInSite ? 'The site has its text only.' : 'The preview goes on showing it as it was before.';
  return {
    code: 'page/aborted',
    severity: 'error',
    message: `This page took all of the memory there is while it was rendered, so it was stopped. ${outcome}`,
    hint: 'Look for `{…}` expressions of the page or of a snippet it uses that fill a list or a text without end.',
    file,
  };
}

/** The sandbox itself does not work: a fault of ours or of the browser's set-up. */
export function sandboxFailure(reason: string): Diagnostic {
  return {
    code: 'sandbox/failed',
    severity: 'error',
    message: `The part of the editor that renders pages has stopped: ${reason}`,
    hint: 'Your work is kept. Change something to try again, or reload this browser tab.',
  };
}
