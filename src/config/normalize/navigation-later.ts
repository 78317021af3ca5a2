/** The navigation of the later format: an explicit tree of languages, versions, tabs and so on. */
import { isExternalUrl } from '../../project/written-address.ts';
import type { Directory, DivisionKind, DivisionSettings, EntrySettings, NavigationSettings } from '../site-config.ts';
import { readOpenapi } from './api.ts';
import { readBars } from './bars.ts';
import { readGradient } from './colors.ts';
import { readIcon } from './icons.ts';
import { languageName } from './languages.ts';
import { readDirectory, readEntries } from './later-entries.ts';
import { pagePath } from './pages.ts';
import { reportTwice } from './report-twice.ts';
import type { SettingReader } from './setting-reader.ts';

interface Kind {
  readonly kind: Exclude<DivisionKind, 'root'>;
  /** The key of a node that lists such divisions. */
  readonly list: string;
  /** The key of such a division that holds its name. */
  readonly name: string;
}

/** The order in which a reader chooses, where a node lists several kinds. */
const KINDS: readonly Kind[] = [
  { kind: 'language', list: 'languages', name: 'language' },
  { kind: 'version', list: 'versions', name: 'version' },
  { kind: 'product', list: 'products', name: 'product' },
  { kind: 'tab', list: 'tabs', name: 'tab' },
  { kind: 'dropdown', list: 'dropdowns', name: 'dropdown' },
  { kind: 'anchor', list: 'anchors', name: 'anchor' },
  { kind: 'item', list: 'menu', name: 'item' },
];

/** @param root the whole configuration */
export function readLaterNavigation(root: SettingReader): NavigationSettings {
  const navigation = root.at('navigation');
  const top: DivisionSettings = {
    kind: 'root',
    name: '',
    isDefault: false,
    isHidden: false,
    isHiddenUntilInside: false,
    divisions: readDivisions(navigation, readDirectory(navigation)),
    entries: readEntries(navigation),
  };
  // Lists of the contract's format at the top level of a later file: their web addresses still mean something.
  const leftover = [...readDivisions(root)].filter(({ href }) => href !== undefined && isExternalUrl(href));
  return { root: top, global: [...readDivisions(navigation.at('global')), ...leftover] };
}

function readDivisions(node: SettingReader, directory?: Directory): readonly DivisionSettings[] {
  return KINDS.flatMap((kind) => {
    const list = node.at(kind.list);
    if (!list.isPresent) return [];
    const seen = new Set<string>();
    const divisions = list.items().flatMap((item) => {
      const read = readDivision(item, kind, directory);
      const name = kind.kind === 'language' ? read[0]?.locale : read[0]?.name;
      const isTwice = name !== undefined && seen.has(name);
      if (isTwice && (kind.kind === 'version' || kind.kind === 'language')) reportTwice(item, kind.kind, name);
      if (name !== undefined) seen.add(name);
      return read;
    });
    return kind.kind === 'version' || kind.kind === 'language' ? withDefault(divisions) : divisions;
  });
}

/** Where none says so, the first that holds pages is the default. */
function withDefault(divisions: readonly DivisionSettings[]): readonly DivisionSettings[] {
  if (divisions.some((division) => division.isDefault)) return divisions;
  const first = divisions.find((division) => division.href === undefined && !division.isHidden);
  return divisions.map((division) => (division === first ? { ...division, isDefault: true } : division));
}

function readDivision(
  node: SettingReader,
  { kind, name: nameKey }: Kind,
  above: Directory | undefined,
): readonly DivisionSettings[] {
  if (!node.isGroup) {
    const text = node.text();
    if (kind !== 'version' || text === undefined) node.mismatch(`a group of settings with \`${nameKey}\``);
    return [];
  }
  const written = node.atAny(nameKey, 'name').text();
  if (written === undefined) {
    node.problem('config/incomplete', 'error', {
      subject: ['name'],
      message: `An entry of the navigation has no name, so it is not shown.`,
      hint: `Give it a name: \`"${nameKey}": "…"\`.`,
    });
    return [];
  }
  const icon = readIcon(node);
  const color = node.at('color').isPresent ? readGradient(node.at('color')) : undefined;
  const description = node.at('description').text();
  const tag = node.at('tag').text();
  const openapi = readOpenapi(node.at('openapi'));
  const divisions = [...readDivisions(node, readDirectory(node, above)), ...readDivisions(node.at('global'))];
  const entries = withRoot(readEntries(node, above), node.at('root').text());
  const isLeaf = divisions.length === 0 && entries.length === 0 && openapi.length === 0;
  const href = isLeaf ? node.atAny('href', 'url').text() : undefined;
  const isLanguage = kind === 'language';
  const bars = isLanguage ? readBars(node) : undefined;
  // Not documented: a conversion from the contract's format leaves the name there, and the language of a version.
  const ownName = isLanguage && node.at('language').isPresent ? node.at('name').text() : undefined;
  const locale = isLanguage ? written : kind === 'version' ? node.at('locale').text() : undefined;
  return [
    {
      ...node.origin,
      kind,
      name: isLanguage ? (ownName ?? languageName(written)) : written,
      ...(icon && { icon }),
      ...(color && { color }),
      ...(description !== undefined && { description }),
      ...(tag !== undefined && { tag }),
      ...(locale !== undefined && { locale }),
      ...(bars && { bars }),
      ...(openapi.length > 0 && { openapi }),
      ...(href !== undefined && { href }),
      isDefault: node.at('default').flag() ?? false,
      isHidden: node.at('hidden').flag() ?? false,
      ...(node.at('searchable').flag() === true && { isSearchable: true }),
      isHiddenUntilInside: node.at('isDefaultHidden').flag() ?? false,
      divisions,
      entries,
    },
  ];
}

/** A division's own page comes first, unless it is listed anyway. */
function withRoot(entries: readonly EntrySettings[], root: string | undefined): readonly EntrySettings[] {
  if (root === undefined) return entries;
  const path = pagePath(root);
  const isListed = entries.some((entry) => entry.kind === 'page' && entry.path === path);
  return isListed ? entries : [{ kind: 'page', path }, ...entries];
}
