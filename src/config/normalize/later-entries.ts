/** Groups and pages of the later format. */
import type { EntrySettings, GroupSettings } from '../site-config.ts';
import { readOpenapi } from './api.ts';
import { readIcon } from './icons.ts';
import { pagePath, readPage } from './pages.ts';
import type { SettingReader } from './setting-reader.ts';

/** The entries of a node: its groups and pages. `groups` inside a group is not documented, but met. */
export function readEntries(node: SettingReader): readonly EntrySettings[] {
  return [...listOf(node.at('groups')), ...listOf(node.at('pages'))].flatMap(readEntry);
}

function listOf(setting: SettingReader): readonly SettingReader[] {
  return setting.isPresent ? setting.items() : [];
}

function readEntry(item: SettingReader): readonly EntrySettings[] {
  return item.isGroup ? [readGroup(item)] : readPage(item);
}

function readGroup(node: SettingReader): GroupSettings {
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
    isExpanded: readIsExpanded(node),
    isHidden: node.at('hidden').flag() ?? false,
    ...(openapi.length > 0 && { openapi }),
    entries: readEntries(node),
  };
}

/** `collapsed` is not documented, but met. */
function readIsExpanded(node: SettingReader): boolean {
  return node.at('expanded').flag() ?? node.at('collapsed').flag() === false;
}
