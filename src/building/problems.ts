/** What is said of a page that could not be made, in the editor and on the command line alike. */
import type { Diagnostic } from '../project/diagnostics.ts';
import { PageFault, type WorkerStopped } from './worker-stopped.ts';

/** What there is in place of the page. */
export type Outcome = 'text-in-site' | 'text-in-view' | 'view-before';

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  'text-in-site': 'Only its text is in the site.',
  'text-in-view': 'Only its text is shown.',
  'view-before': 'The preview shows the page as it was before.',
};

const LOOK_FOR_LOOP =
  'Look for a loop that never ends in the `{…}` of the page, or of a snippet that it uses, and give it an end.';
const MORE_TIME = ' If its code only takes long, choose Try again beside the preview: then it has more time.';

/** An author's code did not come back. @param file the page's own; a generated page has none */
export function endlessPage(file: string | undefined, outcome: Outcome): Diagnostic {
  return {
    code: 'page/time-limit',
    severity: 'error',
    message: `This page did not finish: its code runs on without an end, so it was stopped. ${OUTCOMES[outcome]}`,
    hint: `${LOOK_FOR_LOOP}${outcome === 'text-in-site' ? '' : MORE_TIME}`,
    ...(file !== undefined && { file }),
  };
}

/** The page ended what renders it, most likely by using up the memory. */
export function abortedPage(file: string | undefined, outcome: Outcome): Diagnostic {
  return {
    code: 'page/aborted',
    severity: 'error',
    message: `This page used up all of the memory, so it was stopped. ${OUTCOMES[outcome]}`,
    hint: 'Look for code in the `{…}` of the page, or of a snippet that it uses, that makes a list or a text grow without end.',
    ...(file !== undefined && { file }),
  };
}

/** @param what there is more of than a browser can be given at once, as `more than 9 elements` */
export function unshowablePage(file: string | undefined, what: string): Diagnostic {
  return {
    code: 'page/too-much-to-show',
    severity: 'error',
    message: `This page has ${what}, which would keep the preview from answering. ${OUTCOMES['text-in-view']}`,
    hint: 'The site has the whole page, and may keep the browsers of its readers from answering. Make less of it.',
    ...(file !== undefined && { file }),
  };
}

/** What the page shows kept the preview from answering. */
export function stuckPage(file: string | undefined): Diagnostic {
  return {
    code: 'page/stuck-preview',
    severity: 'error',
    message: `This page kept the preview from answering: it takes too long to draw. ${OUTCOMES['text-in-view']}`,
    hint: 'Look for filters, animations, drawings, tables or style sheets that keep a browser busy, and make less of them. Then choose Try again beside the preview. The site has the whole page, and may keep the browsers of its readers from answering.',
    ...(file !== undefined && { file }),
  };
}

/** A fault of ours. @param reason what is known of it */
export function faultyPage(file: string | undefined, outcome: Outcome, reason: string): Diagnostic {
  return {
    code: 'page/internal-error',
    severity: 'error',
    message: `Leafwright could not make this page. This is an error in Leafwright, not in your project. ${OUTCOMES[outcome]} The error: ${reason}`,
    hint: 'Please report it, with the page.',
    ...(file !== undefined && { file }),
  };
}

/** @param cause why there is no page */
export function stoppedPage(file: string | undefined, outcome: Outcome, cause: WorkerStopped | PageFault): Diagnostic {
  if (cause instanceof PageFault) return faultyPage(file, outcome, cause.message.split('\n', 1).join());
  if (cause.reason === 'late') return endlessPage(file, outcome);
  if (cause.reason === 'stuck') return faultyPage(file, outcome, 'it did not come back.');
  return abortedPage(file, outcome);
}

const FAILURES: ReadonlySet<string> = new Set(['page/time-limit', 'page/aborted', 'page/internal-error']);

/** Whether the same page may fare better next time, so that what was made of it must not be kept. */
export function isPassing(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ code }) => FAILURES.has(code));
}
