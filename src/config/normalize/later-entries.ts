/** Groups and pages of the later format. */
import type { Directory, EntrySettings, GroupSettings } from '../site-config.ts';
import { readOpenapi } from './api.ts';
import { readIcon } from './icons.ts';
import { pagePath, readPage } from './pages.ts';
import type { SettingReader } from './setting-reader.ts';

/**
 * The entries of a node: its groups and pages. `groups` inside a group is not documented, but met.
 * @param directory what the nodes above say of how pages of groups list the others
 */
export function readEntries(node: SettingReader, directory?: Directory): readonly EntrySettings[] {
  const own = readDirectory(node, directory);
  return [...listOf(node.at('groups')), ...listOf(node.at('pages'))].flatMap((item) => readEntry(item, own));
}

/** What a node says of it, else what is said above. */
export function readDirectory(node: SettingReader, above?: Directory): Directory | undefined {
  const own = node.at('directory').choice(['accordion', 'card', 'none']);
  return own === 'none' ? undefined : (own ?? above);
}

function listOf(setting: SettingReader): readonly SettingReader[] {
  return setting.isPresent ? setting.items() : [];
}

function readEntry(item: SettingReader, above: Directory | undefined): readonly EntrySettings[] {
  return item.isGroup ? [readGroup(item, above)] : readPage(item);
}

function readGroup(node: SettingReader, above: Directory | undefined): GroupSettings {
  const directory = readDirectory(node, above);
  const boost = node.at('boost').number();
  const icon = readIcon(node);
  const tag = node.at('tag').text();
  const root = node.at('root').text();
  const openapi = readOpenapi(node.at('openapi'));
  return {
    ...node.origin,
    kind: 'group',
    title: node.atAny('group', 'name', 'anchor', 'tab').rawText()?.trim() ?? '',
    ...(icon && { icon }),
    ...(tag !== undefined && { tag }),
    ...(root !== undefined && { root: pagePath(root) }),
    ...(directory && root !== undefined && { directory }),
    ...(boost !== undefined && boost > 0 && { boost }),
    ...(node.at('searchable').flag() === true && { isSearchable: true }),
    isExpanded: readIsExpanded(node),
    isHidden: node.at('hidden').flag() ?? false,
    ...(openapi.length > 0 && { openapi }),
    entries: readEntries(node, above),
  };
}

/** `collapsed` is not documented, but met. */
function readIsExpanded(node: SettingReader): boolean {
  return node.at('expanded').flag() ?? node.at('collapsed').flag() === false;
}
