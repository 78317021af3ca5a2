/** Tabs, anchors and versions as the contract's format lists them, before pages are shared out. */
import { isExternalUrl } from '../../project/written-address.ts';
import { quote } from '../describe-value.ts';
import type { DivisionSettings, Gradient } from '../site-config.ts';
import { trimSlashes } from './addresses.ts';
import { readOpenapi } from './api.ts';
import { readGradient } from './colors.ts';
import { readVersion } from './contract-groups.ts';
import { readIcon } from './icons.ts';
import { reportTwice } from './report-twice.ts';
import type { SettingReader } from './setting-reader.ts';

/** A tab or anchor with the version it is limited to, if any. */
export interface ListedDivision {
  readonly version: string | undefined;
  readonly division: DivisionSettings;
}

export interface ListedVersion {
  readonly origin?: string;
  readonly name: string;
  readonly locale?: string;
  readonly isDefault: boolean;
  readonly href?: string;
}

const EMPTY: Pick<DivisionSettings, 'isDefault' | 'isHidden' | 'isHiddenUntilInside' | 'divisions' | 'entries'> = {
  isDefault: false,
  isHidden: false,
  isHiddenUntilInside: false,
  divisions: [],
  entries: [],
};

/** What the forms call them. */
const WORDS = { tab: 'tab', anchor: 'shortcut' } as const;

export function emptyDivision(kind: DivisionSettings['kind'], name: string): DivisionSettings {
  return { kind, name, ...EMPTY };
}

export function readTabs(list: SettingReader, versions: ReadonlySet<string>): readonly ListedDivision[] {
  return list.items().flatMap((tab) => readListed(tab, 'tab', versions));
}

export function readAnchors(list: SettingReader, versions: ReadonlySet<string>): readonly ListedDivision[] {
  return list.items().flatMap((anchor) => readListed(anchor, 'anchor', versions));
}

/** The tab of all pages that no other tab holds. */
export function readPrimaryTab(root: SettingReader): DivisionSettings {
  const tab = root.at('primaryTab');
  return {
    ...tab.origin,
    ...emptyDivision('tab', tab.at('name').text() ?? 'Documentation'),
    isHiddenUntilInside: tab.at('isDefaultHidden').flag() ?? false,
  };
}

/** The anchor of all pages that no other anchor holds. */
export function readTopAnchor(root: SettingReader): DivisionSettings {
  const anchor = root.at('topAnchor');
  const icon = readIcon(anchor, { name: 'book-open', type: 'duotone' });
  const color = anchor.at('color').isPresent ? readGradient(anchor.at('color')) : undefined;
  return {
    ...anchor.origin,
    ...emptyDivision('anchor', anchor.at('name').text() ?? 'Documentation'),
    ...(icon && { icon }),
    ...(color && { color }),
  };
}

/** Versions as names or as groups of settings. The first is the default unless another says so. */
export function readVersions(list: SettingReader): readonly ListedVersion[] {
  const seen = new Set<string>();
  const versions = list.itemsOrSelf().flatMap((item): ListedVersion[] => {
    const name = item.isGroup ? (item.at('name').text() ?? item.at('locale').text()) : item.text();
    if (name === undefined) return [];
    const locale = item.at('locale').text();
    const href = item.at('url').text();
    const isDefault = item.at('default').flag() ?? false;
    if (seen.has(name)) reportTwice(item, 'version', name);
    seen.add(name);
    return [
      { ...item.origin, name, isDefault, ...(locale !== undefined && { locale }), ...(href !== undefined && { href }) },
    ];
  });
  if (versions.some((version) => version.isDefault)) return versions;
  const first = versions.find((version) => version.href === undefined);
  return versions.map((version) => (version === first ? { ...version, isDefault: true } : version));
}

function readListed(item: SettingReader, kind: 'tab' | 'anchor', versions: ReadonlySet<string>): ListedDivision[] {
  const url = item.at('url').text();
  const openapi = readOpenapi(item.at('openapi'));
  const name = item.at('name').text() ?? trimSlashes(url ?? '');
  if (!item.isGroup || name === '') {
    if (item.isGroup) {
      item.problem('config/incomplete', 'error', {
        subject: ['name'],
        message: `A ${WORDS[kind]} has no name, so it is not shown.`,
        hint: 'Give it a `name`.',
      });
    }
    return [];
  }
  if (url === undefined && openapi.length === 0) {
    item.problem('config/incomplete', 'warning', {
      subject: [name, 'url'],
      message: `The ${WORDS[kind]} ${quote(name)} has no \`url\`, so it holds no pages.`,
      hint: 'Set `url` to the folder of its pages, or to a web address.',
    });
  }
  const icon = readIcon(item, kind === 'anchor' ? { type: 'duotone' } : {});
  const color: Gradient | undefined = item.at('color').isPresent ? readGradient(item.at('color')) : undefined;
  const target = url === undefined ? {} : isExternalUrl(url) ? { href: url } : { prefix: trimSlashes(url) };
  const division: DivisionSettings = {
    ...item.origin,
    ...emptyDivision(kind, name),
    ...(icon && { icon }),
    ...(color && { color }),
    ...(openapi.length > 0 && { openapi }),
    ...target,
    isHiddenUntilInside: item.at('isDefaultHidden').flag() ?? false,
  };
  return [{ version: readVersion(item, versions, `The ${WORDS[kind]} ${quote(name)}`), division }];
}
