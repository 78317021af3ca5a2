/** The languages and versions of a configuration, in either format. */
import { formatOfConfig } from '../../config/config-format.ts';
import { applyPageVersions, type VersionOfPage } from '../../config/navigation/page-versions.ts';
import { readContractNavigation } from '../../config/normalize/navigation-contract.ts';
import { readLaterNavigation } from '../../config/normalize/navigation-later.ts';
import { silentReader } from '../../config/normalize/silent-reader.ts';
import { type DividedPart, dividedParts } from './divided-parts.ts';

/**
 * @param config the configuration's value, with all references followed
 * @param versionOf the version that a page names for itself
 */
export function readDividedParts(config: unknown, versionOf: VersionOfPage): readonly DividedPart[] {
  const root = silentReader(config, true);
  const isLater = formatOfConfig(config) === 'later';
  const { root: top } = isLater ? readLaterNavigation(root) : readContractNavigation(root);
  return dividedParts(applyPageVersions(top, versionOf));
}

/** Whether a reader is asked to choose a language or a version anywhere. Looks at no page, so that it costs little. */
export function hasDividedParts(config: unknown): boolean {
  if (formatOfConfig(config) === 'contract') return isChoice(fieldOf(config, 'versions'));
  return isDividedBelow(fieldOf(config, 'navigation'));
}

/** Lists of parts that may hold others. */
const DIVISIONS = ['languages', 'versions', 'products', 'tabs', 'dropdowns', 'anchors', 'menu'] as const;

function isDividedBelow(node: unknown): boolean {
  if (isChoice(fieldOf(node, 'languages')) || isChoice(fieldOf(node, 'versions'))) return true;
  return DIVISIONS.some((key) => {
    const list = fieldOf(node, key);
    return Array.isArray(list) && list.some(isDividedBelow);
  });
}

function isChoice(list: unknown): boolean {
  return Array.isArray(list) && list.length > 1;
}

function fieldOf(node: unknown, key: string): unknown {
  if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
  return (node as Readonly<Record<string, unknown>>)[key];
}
