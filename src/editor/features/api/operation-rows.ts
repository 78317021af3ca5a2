/** The operations that a list shows, in groups. Pure. */
import type { ApiListing, OperationListing } from '../../store/index.ts';
import { titleOf } from './operation-file.ts';

export interface OperationFilter {
  readonly query: string;
  readonly isWithoutPage: boolean;
  /** Of one description only. */
  readonly file?: string;
}

export interface OperationGroup {
  readonly file: string;
  /** `undefined` for operations without one. */
  readonly tag: string | undefined;
  readonly operations: readonly OperationListing[];
}

/** In groups by description and tag, in the order of the files; each word of the query has to be found. */
export function groupOperations(
  descriptions: readonly ApiListing[],
  { query, isWithoutPage, file }: OperationFilter,
): readonly OperationGroup[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return descriptions
    .filter((description) => file === undefined || description.file === file)
    .flatMap((description) => {
      const groups = new Map<string | undefined, OperationListing[]>();
      for (const operation of description.operations) {
        if (isWithoutPage && operation.pages.length > 0) continue;
        const text = `${operation.method} ${operation.path} ${titleOf(operation)} ${operation.tag ?? ''}`.toLowerCase();
        if (!wanted.every((word) => text.includes(word))) continue;
        const group = groups.get(operation.tag) ?? [];
        groups.set(operation.tag, group);
        group.push(operation);
      }
      return [...groups].map(([tag, operations]) => ({ file: description.file, tag, operations }));
    });
}

/** The first so many operations of the groups. */
export function firstOperations(groups: readonly OperationGroup[], most: number): readonly OperationGroup[] {
  let left = most;
  return groups.flatMap((group) => {
    const operations = group.operations.slice(0, Math.max(left, 0));
    left -= operations.length;
    return operations.length === 0 ? [] : [{ ...group, operations }];
  });
}

export function countOperations(groups: readonly OperationGroup[]): number {
  return groups.reduce((sum, { operations }) => sum + operations.length, 0);
}
