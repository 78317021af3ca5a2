import { useCallback, useState } from 'react';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import type { CodeAction } from '../../monaco/code-fixes.ts';
import { useProject, useProjectStore } from '../../project-context.ts';
import { adviceWords as words } from '../../words/advice.ts';

/** What a mark in the code offers beside its fixes: why it matters, to ignore it, and to let the project know its word. */
export function useMarkActions(isReadOnly: boolean) {
  const store = useProjectStore();
  const kinds = useProject((state) => state.problemKinds);
  const [ignoring, setIgnoring] = useState<Diagnostic>();
  const whyOf = useCallback((code: Diagnostic['code']) => kinds.get(code)?.why, [kinds]);
  const moreFor = (problem: Diagnostic): readonly CodeAction[] => {
    if (isReadOnly || kinds.get(problem.code)?.isSwitched !== true) return [];
    const [word] = problem.subject ?? [];
    const add = async (right: string) => (await import('../../problems/add-word-to-list.ts')).addWord(store, right);
    return [
      ...(problem.code === 'writing/spelling' && word !== undefined
        ? [{ title: words.addWordStep(word), act: () => void add(word) }]
        : []),
      { title: words.ignoreMarkAction(problem.message), act: () => setIgnoring(problem) },
    ];
  };
  return { whyOf, moreFor, ignoring, stopIgnoring: () => setIgnoring(undefined) };
}
