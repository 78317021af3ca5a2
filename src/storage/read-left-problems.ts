import type { LeftProblem } from '../rules/left-problems.ts';
import { isRecord } from './stored-project.ts';

/** Problems that a person left as they are, from what is stored of them; entries that are damaged are passed over. */
export function readLeftProblems(stored: unknown): { readonly leftProblems?: readonly LeftProblem[] } {
  if (!Array.isArray(stored)) return {};
  const entries: readonly unknown[] = stored;
  const leftProblems = entries.filter(isRecord).flatMap(({ code, file, names, message }): LeftProblem[] => {
    if (typeof code !== 'string' || typeof message !== 'string') return [];
    return [{ code, message, ...(typeof file === 'string' && { file }), ...(typeof names === 'string' && { names }) }];
  });
  return { leftProblems };
}
