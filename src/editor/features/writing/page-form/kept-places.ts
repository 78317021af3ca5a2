/** Where the forms of a project's pages were used last, kept from visit to visit. */

export interface KeptPlace {
  /** Offset of the first block that could be seen. */
  readonly start: number;
  /** Offset of the cursor in the page. */
  readonly cursor: number;
  /** How far below the upper edge of the form the block began, in pixels. */
  readonly shift: number;
}

/** Of so many pages the place is kept; those used longest ago are forgotten. */
const MOST_PAGES = 60;

const keyOf = (project: string) => `leafwright-form-places-${project}`;

export function readKeptPlace(project: string, file: string): KeptPlace | undefined {
  const place = readAll(project).find(([path]) => path === file)?.[1];
  return place && [place.start, place.cursor, place.shift].every(Number.isFinite) ? place : undefined;
}

export function writeKeptPlace(project: string, file: string, place: KeptPlace): void {
  const others = readAll(project).filter(([path]) => path !== file);
  const entries = [[file, place], ...others].slice(0, MOST_PAGES);
  try {
    localStorage.setItem(keyOf(project), JSON.stringify(entries));
  } catch {
    // A browser that keeps nothing opens forms at their beginning.
  }
}

function readAll(project: string): readonly (readonly [string, KeptPlace])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(project)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((entry) => Array.isArray(entry) && typeof entry[1] === 'object') : [];
  } catch {
    return [];
  }
}
