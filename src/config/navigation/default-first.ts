/** What a version, a language or any other part of the site says about its rank. */
export interface RankedDivision {
  readonly isDefault: boolean;
  readonly isHidden: boolean;
}

/** A page listed in several versions or languages stands first in the default one; hidden ones come last. */
export function defaultFirst<Division extends RankedDivision>(divisions: readonly Division[]): readonly Division[] {
  const rank = (division: Division): number => (division.isHidden ? 2 : division.isDefault ? 0 : 1);
  return divisions.some((division) => rank(division) !== rank(divisions[0] ?? division))
    ? [...divisions].sort((a, b) => rank(a) - rank(b))
    : divisions;
}
