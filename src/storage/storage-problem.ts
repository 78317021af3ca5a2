import type { Diagnostic } from '../project/diagnostics.ts';
import { storageWords } from './words.ts';

/** Why a save or a load failed, for the person. `error` is what the database rejected with. */
export function storageProblem(error: unknown): Diagnostic {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return problem('storage/full', storageWords.full);
  if (name === 'VersionError') return problem('storage/newer-format', storageWords.newerDatabase);
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

/** A save has been under way for so long that a person should know. */
export function slowSaveProblem(): Diagnostic {
  return problem('storage/slow', storageWords.slow);
}

/** Why a save was refused, for the person. */
export function refusalProblem(result: keyof typeof REFUSALS): Diagnostic {
  return problem(REFUSALS[result], storageWords[result]);
}

interface ProblemWords {
  readonly message: string;
  readonly hint: string;
}

function problem(code: Diagnostic['code'], words: ProblemWords): Diagnostic {
  return { code, severity: 'error', ...words };
}
