import type { ApiReading } from '../api-reading.ts';
import type { ProjectState } from '../project-state.ts';
import { memoizeByKey } from './memoize.ts';

/** What front matter can name, each with what it is or where it stands. */
export interface ApiNames {
  readonly operations: readonly ApiName[];
  readonly schemas: readonly ApiName[];
}

export interface ApiName {
  readonly name: string;
  readonly note?: string;
}

const NONE: ApiNames = { operations: [], schemas: [] };

const namesOf = memoizeByKey(
  ({ descriptions }: ApiReading): ApiNames => ({
    operations: descriptions.flatMap(({ operations }) =>
      operations.map(({ name, title }) => ({ name, ...(title !== undefined && { note: title }) })),
    ),
    schemas: descriptions.flatMap(({ file, schemas }) => schemas.map((name) => ({ name, note: file }))),
  }),
);

/** Operations and data models of the project's API descriptions, as pages name them. */
export function selectApiNames({ api }: Pick<ProjectState, 'api'>): ApiNames {
  return api === undefined ? NONE : namesOf(api);
}

export interface UnshownOperation {
  readonly name: string;
  readonly title: string;
}

const NO_OPERATIONS: readonly UnshownOperation[] = [];

const unshownOf = memoizeByKey(({ descriptions }: ApiReading): readonly UnshownOperation[] => {
  const named = descriptions.filter(({ isNamed }) => isNamed);
  return (named.length > 0 ? named : descriptions).flatMap(({ operations }) =>
    operations.filter(({ pages }) => pages.length === 0).map(({ name, title = name }) => ({ name, title })),
  );
});

/**
 * Operations that no page shows, in the order of their descriptions. Of the descriptions that the settings name; where they name
 * none, of all.
 */
export function selectUnshownOperations({ api }: Pick<ProjectState, 'api'>): readonly UnshownOperation[] {
  return api === undefined ? NO_OPERATIONS : unshownOf(api);
}
