/** Groups of the contract's format, before they are shared out among divisions. */
import { quote } from '../describe-value.ts';
import type { EntrySettings, GroupSettings } from '../site-config.ts';
import { readOpenapi } from './api.ts';
import { readIcon } from './icons.ts';
import { readPage } from './pages.ts';
import type { SettingReader } from './setting-reader.ts';

/** An entry that belongs to one version only, or to all. */
export type VersionedEntry =
  | { readonly entry: Extract<EntrySettings, { kind: 'page' }> }
  | {
      readonly version: string | undefined;
      readonly group: Omit<GroupSettings, 'entries'>;
      readonly entries: readonly VersionedEntry[];
    };

/** @param versions names of all versions; a group of an unknown one is reported and stands in all of them */
export function readGroups(list: SettingReader, versions: ReadonlySet<string>): readonly VersionedEntry[] {
  return list.itemsOrSelf().flatMap((item) => readEntry(item, versions));
}

function readEntry(item: SettingReader, versions: ReadonlySet<string>): readonly VersionedEntry[] {
  if (!item.isGroup) return readPage(item).map((entry) => ({ entry }));
  const icon = readIcon(item);
  const title = item.atAny('group', 'name').rawText()?.trim() ?? '';
  const entries = readGroups(item.at('pages'), versions);
  const tag = item.at('tag').text();
  const openapi = readOpenapi(item.at('openapi'));
  if (entries.length === 0 && openapi.length === 0 && item.at('pages').isList) {
    item.problem('config/empty-group', 'info', {
      ...(title !== '' && { subject: [title] }),
      message: `${title === '' ? 'A group without a heading' : `The group ${quote(title)}`} has no pages, so it is not shown.`,
      hint: 'Add a page to it, or remove the group.',
    });
  }
  return [
    {
      version: readVersion(item, versions, title === '' ? 'A group without a heading' : `The group ${quote(title)}`),
      group: {
        ...item.origin,
        kind: 'group',
        title,
        ...(icon && { icon }),
        ...(tag !== undefined && { tag }),
        isExpanded: item.at('expanded').flag() ?? false,
        isHidden: item.at('hidden').flag() ?? false,
        ...(openapi.length > 0 && { openapi }),
      },
      entries,
    },
  ];
}

/**
 * The version that an entry is limited to.
 *
 * @param entry what a message calls the entry
 */
export function readVersion(item: SettingReader, versions: ReadonlySet<string>, entry: string): string | undefined {
  const setting = item.at('version');
  const version = setting.text();
  if (version === undefined || versions.has(version)) return version;
  const hint =
    versions.size === 0
      ? `Add \`versions\` with ${quote(version)}, or remove the version here.`
      : `Choose one of ${[...versions].map(quote).join(', ')}, or add it to \`versions\`.`;
  setting.problem('config/unknown-version', 'warning', {
    subject: [version],
    message: `${entry} belongs to the version ${quote(version)}, which is not among the site's versions; it is shown in all of them.`,
    hint: hint,
  });
  return undefined;
}
