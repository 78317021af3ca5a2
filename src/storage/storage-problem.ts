import type { Diagnostic } from '../project/diagnostics.ts';
import type { SaveResult } from './project-storage.ts';
import { storageWords } from './words.ts';

/** Why a save or a load failed, for the person. `error` is what the database rejected with. */
export function storageProblem(error: unknown): Diagnostic {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return problem('storage/full', storageWords.full);
  if (name === 'InvalidStateError' || name === 'SecurityError' || name === 'UnknownError') {
    return problem('storage/unavailable', storageWords.unavailable);
  }
  const detail = error instanceof Error ? error.message : String(error);
  return problem('storage/failed', storageWords.failed(detail));
}

const REFUSALS = {
  overtaken: 'storage/overtaken',
  missing: 'storage/deleted',
  newer: 'storage/newer-format',
} as const;

/** Why a save was refused, for the person. */
export function refusalProblem(result: Exclude<SaveResult, 'saved'>): Diagnostic {
  return problem(REFUSALS[result], storageWords[result]);
}

interface ProblemWords {
  readonly message: string;
  readonly hint: string;
}

function problem(code: Diagnostic['code'], words: ProblemWords): Diagnostic {
  return { code, severity: 'error', ...words };
}
