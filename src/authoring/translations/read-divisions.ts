/** The languages and versions of a configuration, in either format. */
import { formatOfConfig } from '../../config/config-format.ts';
import { readContractNavigation } from '../../config/normalize/navigation-contract.ts';
import { readLaterNavigation } from '../../config/normalize/navigation-later.ts';
import { applyPageVersions, type VersionOfPage } from '../../config/normalize/page-versions.ts';
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

/** What a reader is asked to choose anywhere: a language, else a version. Looks at no page, so that it costs little. */
export function dividedKind(config: unknown): DividedPart['kind'] | undefined {
  if (formatOfConfig(config) === 'later') return kindBelow(fieldOf(config, 'navigation'));
  const versions = fieldOf(config, 'versions');
  if (!isChoice(versions)) return undefined;
  return versions.every((version) => fieldOf(version, 'locale') !== undefined) ? 'language' : 'version';
}

/** Lists of parts that may hold others. */
const DIVISIONS = ['languages', 'versions', 'products', 'tabs', 'dropdowns', 'anchors', 'menu'] as const;

function kindBelow(node: unknown): DividedPart['kind'] | undefined {
  if (isChoice(fieldOf(node, 'languages'))) return 'language';
  const lists = DIVISIONS.map((key) => fieldOf(node, key)).filter((list) => Array.isArray(list));
  const below = lists.flat().map(kindBelow);
  const isVersioned = isChoice(fieldOf(node, 'versions')) || below.includes('version');
  return below.includes('language') ? 'language' : isVersioned ? 'version' : undefined;
}

function isChoice(list: unknown): list is readonly unknown[] {
  return Array.isArray(list) && list.length > 1;
}

function fieldOf(node: unknown, key: string): unknown {
  if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
  return (node as Readonly<Record<string, unknown>>)[key];
}
