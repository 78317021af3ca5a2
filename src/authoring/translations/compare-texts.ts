/** How a translation stands to its source, by the two texts alone: there are no dates to go by. */
import type { PageShape } from './page-shape.ts';

/** A page as it is compared. */
export interface ComparedPage {
  readonly shape: PageShape;
  /** `sourceMark` of its text. */
  readonly mark: string;
  /** The mark that it has as a translation. */
  readonly sourceMark?: string;
}

export type ShapePart = 'headings' | 'code' | 'images' | 'links' | 'components' | 'tables';

export interface ShapeDifference {
  readonly part: ShapePart;
  /** How many there are; where they are equal, it is their order or what is in them that differs. */
  readonly source: number;
  readonly translation: number;
  /** The component. */
  readonly name?: string;
}

/**
 * `current`: marked as a translation of this very text. `older`: marked, and the source has changed since. `copied`: its
 * words are still those of the source. `differs`: nobody has marked it, and it is built otherwise than the source.
 * `alike`: nobody has marked it, and nothing speaks against it.
 */
export type TranslationState = 'current' | 'older' | 'copied' | 'differs' | 'alike';

export interface TranslationFinding {
  readonly state: TranslationState;
  readonly differences: readonly ShapeDifference[];
}

export function compareTexts(source: ComparedPage, translation: ComparedPage): TranslationFinding {
  const { sourceMark, shape } = translation;
  if (shape.words !== '' && shape.words === source.shape.words) return { state: 'copied', differences: [] };
  if (sourceMark === source.mark) return { state: 'current', differences: [] };
  const differences = shapeDifferences(source.shape, shape);
  if (sourceMark !== undefined) return { state: 'older', differences };
  return { state: differences.length > 0 ? 'differs' : 'alike', differences };
}

function shapeDifferences(source: PageShape, translation: PageShape): readonly ShapeDifference[] {
  return [
    ...listDifference('headings', source.headings, translation.headings),
    ...listDifference('code', source.code, translation.code),
    ...listDifference('tables', source.tables, translation.tables),
    ...countDifference('images', source.images, translation.images),
    ...countDifference('links', source.links, translation.links),
    ...componentDifferences(source.components, translation.components),
  ];
}

function listDifference<Item>(
  part: ShapePart,
  source: readonly Item[],
  translation: readonly Item[],
): ShapeDifference[] {
  const isSame = source.length === translation.length && source.every((item, at) => item === translation[at]);
  return isSame ? [] : [{ part, source: source.length, translation: translation.length }];
}

function countDifference(part: ShapePart, source: number, translation: number): ShapeDifference[] {
  return source === translation ? [] : [{ part, source, translation }];
}

function componentDifferences(
  source: PageShape['components'],
  translation: PageShape['components'],
): ShapeDifference[] {
  const names = new Set([...source.keys(), ...translation.keys()]);
  return [...names].flatMap((name): ShapeDifference[] => {
    const counts = { source: source.get(name) ?? 0, translation: translation.get(name) ?? 0 };
    return counts.source === counts.translation ? [] : [{ part: 'components', name, ...counts }];
  });
}
