import type { Diagnostic } from '../engine/diagnostics.ts';
import type { SaveResult } from './project-storage.ts';

/** Why a save or a load failed, for the person. `error` is what the database rejected with. */
export function storageProblem(error: unknown): Diagnostic {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') {
    return problem(
      'storage/full',
      "The browser's storage is full, so the last changes are only in this tab.",
      'Free some space: delete projects you no longer need, or export this one. Saving goes on by itself; keep this tab open until then.',
    );
  }
  if (name === 'InvalidStateError' || name === 'SecurityError' || name === 'UnknownError') {
    return problem(
      'storage/unavailable',
      'The browser does not let this page store anything, so the changes are only in this tab.',
      'Leave the private window, or allow storage for this site in the settings of the browser; export the project before you close the tab.',
    );
  }
  const detail = error instanceof Error ? error.message : String(error);
  return problem(
    'storage/failed',
    `Saving did not work: \`${detail}\`. The changes are in this tab and are tried again.`,
    'Keep this tab open; if it goes on like this, export the project.',
  );
}

/** Why a save was refused, for the person. */
export function refusalProblem(result: Exclude<SaveResult, 'saved'>): Diagnostic {
  switch (result) {
    case 'overtaken':
      return problem(
        'storage/overtaken',
        'The project was changed in another tab, so this tab no longer saves.',
        'Go on in the other tab, or take the project over here.',
      );
    case 'missing':
      return problem(
        'storage/deleted',
        'The project was deleted in another tab; it is only in this tab now.',
        'Export it here if you want to keep it.',
      );
    case 'newer':
      return problem(
        'storage/newer-format',
        'The project was saved by a newer version of Leafwright, so it can only be read here.',
        'Reload the page to get the newer version.',
      );
  }
}

function problem(code: Diagnostic['code'], message: string, hint: string): Diagnostic {
  return { code, severity: 'error', message, hint };
}
