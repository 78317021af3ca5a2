/** Where a site asks its reader to choose a language or a version. */
import type { DivisionSettings } from '../../config/site-config.ts';

export interface DividedPart {
  readonly id: string;
  readonly kind: 'language' | 'version';
  /** Names of what stands around the choice. */
  readonly trail: readonly string[];
  /** At least two, the one that the others are made from first. */
  readonly divisions: readonly [source: DivisionSettings, ...others: DivisionSettings[]];
}

/**
 * Every choice of two or more languages or versions, from the outside in: of products with languages, one for each
 * product. What only leads to another site is no choice here.
 */
export function dividedParts(root: DivisionSettings): readonly DividedPart[] {
  return partsBelow(root, []);
}

function partsBelow(division: DivisionSettings, trail: readonly string[]): readonly DividedPart[] {
  const below = division.divisions.flatMap((child) => partsBelow(child, [...trail, child.name]));
  return [...partsAt(division, trail), ...below];
}

function partsAt({ divisions }: DivisionSettings, trail: readonly string[]): readonly DividedPart[] {
  return (['language', 'version'] as const).flatMap((kind) => {
    const own = divisions.filter((division) => division.kind === kind && division.href === undefined);
    const source = own.find(({ isDefault, isHidden }) => isDefault && !isHidden) ?? own[0];
    if (source === undefined || own.length < 2) return [];
    // Versions of which every one names its language are translations.
    const isTranslated = own.every(({ locale }) => locale !== undefined);
    const others = own.filter((division) => division !== source);
    const id = [...trail, kind].join('/');
    return [{ id, kind: isTranslated ? 'language' : kind, trail, divisions: [source, ...others] as const }];
  });
}
