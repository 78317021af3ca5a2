import type { IgnoredProblem } from '../rules/ignored-problems.ts';
import { isRecord } from '../shared/record.ts';

/** Problems that a person ignores, from what is stored of them; entries that are damaged are passed over. */
export function readIgnoredProblems(stored: unknown): { readonly ignoredProblems?: readonly IgnoredProblem[] } {
  if (!Array.isArray(stored)) return {};
  const entries: readonly unknown[] = stored;
  const ignoredProblems = entries
    .filter(isRecord)
    .flatMap(({ code, file, page, subject, words, message }): IgnoredProblem[] => {
      if (typeof code !== 'string' || typeof message !== 'string') return [];
      return [
        {
          code,
          message,
          ...(typeof file === 'string' && { file }),
          ...(typeof page === 'string' && { page }),
          ...(isTexts(subject) && { subject }),
          ...(isTexts(words) && { words }),
        },
      ];
    });
  return { ignoredProblems };
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
