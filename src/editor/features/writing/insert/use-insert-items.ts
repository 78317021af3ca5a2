import { useMemo } from 'react';
import { useVariables, type Variable } from '../../../pages/use-variables.ts';
import { insertWords } from '../../../words/writing-commands.ts';
import { type InsertItem, insertItemsIn } from './insert-items.ts';

/** What can be inserted in a project, by the elements around: what there is for all, and the project's variables. */
export function useInsertItems(): (inside: string) => readonly InsertItem[] {
  const variables = useVariables();
  return useMemo(() => {
    const own = variables.map(itemOf);
    return own.length === 0 ? insertItemsIn : (inside) => [...insertItemsIn(inside), ...own];
  }, [variables]);
}

/** A variable, with its value in place of a description. */
export function itemOf({ name, value }: Variable): InsertItem {
  const id = `variable-${name}`;
  const text = `{{${name}}}`;
  return {
    id,
    label: name,
    description: value,
    icon: 'braces',
    group: insertWords.variables,
    words: ['variable', name.toLowerCase()],
    command: {
      id,
      label: name,
      change: (_, { start, end }) => {
        const at = start + text.length;
        return { edits: [{ start, end, text }], selection: { start: at, end: at } };
      },
    },
  };
}
