/** Links around the pages: top bar, footer, social accounts, redirects. */
import { quote } from '../describe-value.ts';
import type { FooterColumn, Redirect, SocialLink, TopbarButton, TopbarLink } from '../site-config.ts';
import { readIcon } from './icons.ts';
import type { SettingReader } from './setting-reader.ts';
import { socialAddress } from './social-address.ts';

const PLATFORM_NAMES: Readonly<Record<string, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  discord: 'Discord',
  slack: 'Slack',
  x: 'X',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
};

export function readTopbarLinks(list: SettingReader): readonly TopbarLink[] {
  return list.items().flatMap((entry) => {
    const href = entry.atAny('url', 'href').text();
    const label = entry.atAny('name', 'label').text() ?? platformName(entry.at('type').text()) ?? labelFrom(href);
    if (href === undefined || label === undefined) {
      incomplete(entry, 'A link in the top bar');
      return [];
    }
    const icon = readIcon(entry);
    const isNamed =
      entry.atAny('name', 'label').text() !== undefined || platformName(entry.at('type').text()) !== undefined;
    if (!isNamed) nameless(entry, 'A link in the top bar', label);
    return [{ ...entry.origin, label, href, ...(icon && { icon }) }];
  });
}

export function readTopbarButton(button: SettingReader): TopbarButton | undefined {
  if (!button.isPresent) return undefined;
  const href = button.atAny('url', 'href').text();
  const type = button.at('type').text()?.toLowerCase();
  const isRepository = type === 'github' || type === 'gitlab' || type === 'repository';
  const fallback = isRepository ? repositoryName(href) : (platformName(type) ?? labelFrom(href));
  const label = button.atAny('name', 'label').text() ?? fallback;
  if (href === undefined || label === undefined) {
    if (button.isGroup) incomplete(button, 'The button in the top bar');
    else button.mismatch('a group of settings in braces');
    return undefined;
  }
  if (!isRepository && button.atAny('name', 'label').text() === undefined && platformName(type) === undefined) {
    nameless(button, 'The button in the top bar', label);
  }
  return {
    ...button.origin,
    kind: isRepository ? 'repository' : 'link',
    label,
    href,
    ...(button.at('style').text() === 'pill' && { isPill: true }),
    ...(button.at('arrow').flag() === true && { hasArrow: true }),
  };
}

/** Accounts from `{ platform: address }` or `[{ type, url }]`. */
export function readSocials(socials: SettingReader): readonly SocialLink[] {
  if (socials.isList) {
    return socials.items().flatMap((entry) => {
      const platform = entry.atAny('type', 'name', 'platform').text();
      const address = entry.atAny('url', 'href');
      if (platform === undefined || address.text() === undefined) {
        incomplete(entry, 'A social link');
        return [];
      }
      const url = socialAddress(platform, address);
      return url === undefined ? [] : [{ ...entry.origin, platform, url }];
    });
  }
  return socials.fields().flatMap(([platform, address]) => {
    const url = socialAddress(platform, address);
    return url === undefined ? [] : [{ ...address.origin, platform, url }];
  });
}

export function readFooterColumns(columns: SettingReader): readonly FooterColumn[] {
  return columns.items().map((column) => {
    const title = column.atAny('title', 'header').text();
    const links = column
      .atAny('links', 'items')
      .items()
      .flatMap((link) => {
        const href = link.atAny('url', 'href').text();
        const label = link.atAny('label', 'name').text() ?? labelFrom(href);
        if (href !== undefined && label !== undefined) return [{ ...link.origin, label, href }];
        incomplete(link, 'A link in the footer');
        return [];
      });
    return { ...(title !== undefined && { title }), links };
  });
}

export function readRedirects(list: SettingReader): readonly Redirect[] {
  return list.items().flatMap((entry) => {
    const source = entry.at('source').text();
    const destination = entry.at('destination').text();
    if (source === undefined || destination === undefined) {
      // In the contract's format the schema has already said which of the two is missing.
      const isBlank = entry.at('source').rawText() !== undefined && entry.at('destination').rawText() !== undefined;
      if (!entry.context.reportsTypes && !isBlank) return [];
      entry.problem('config/incomplete', 'error', {
        subject: ['source', 'destination'],
        message: 'A redirect needs an old address (`source`) and a new one (`destination`).',
        hint: 'Fill in both, or remove the redirect.',
      });
      return [];
    }
    return [{ source: source.replace(/^\/+/, ''), destination, isPermanent: entry.at('permanent').flag() ?? true }];
  });
}

function platformName(type: string | undefined): string | undefined {
  if (type === undefined || type === 'link' || type === 'button') return undefined;
  return PLATFORM_NAMES[type] ?? type.charAt(0).toUpperCase() + type.slice(1);
}

/** Owner and name from a repository's address. */
function repositoryName(href: string | undefined): string | undefined {
  const [owner, name] = (href ?? '')
    .replace(/^[a-z]+:\/\/[^/]+\//i, '')
    .replace(/\.git$|[?#].*$/g, '')
    .split('/');
  return owner && name ? `${owner}/${name}` : labelFrom(href);
}

/** What to call a link that has no label: its host or path. */
function labelFrom(href: string | undefined): string | undefined {
  return href?.replace(/^(https?:\/\/(www\.)?|mailto:)/i, '').replace(/\/+$/, '') || undefined;
}

/** @param shown what stands in for the name */
function nameless(entry: SettingReader, what: string, shown: string): void {
  const key = ['url', 'href'].find((one) => entry.at(one).isPresent) === 'href' ? 'label' : 'name';
  entry.problem('config/no-name', 'warning', {
    subject: [shown],
    message: `${what} has no name, so it shows ${quote(shown)}.`,
    hint: `Add what it should say: \`"${key}": "…"\`.`,
  });
}

function incomplete(entry: SettingReader, what: string): void {
  if (!entry.isGroup) entry.mismatch('a group of settings in braces');
  else {
    entry.problem('config/incomplete', 'error', {
      subject: ['address'],
      message: `${what} has no address, so it is not shown.`,
      hint: 'Give it an address to lead to, or remove it.',
    });
  }
}
