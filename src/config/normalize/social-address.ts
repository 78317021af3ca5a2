/** The address that an entry of the social links means. */
import { quote } from '../describe-value.ts';
import type { SettingReader } from './setting-reader.ts';

/** Where accounts are on the platforms whose addresses all have the same form. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  bluesky: 'https://bsky.app/profile/',
  facebook: 'https://www.facebook.com/',
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  'hacker-news': 'https://news.ycombinator.com/user?id=',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/company/',
  medium: 'https://medium.com/@',
  reddit: 'https://www.reddit.com/user/',
  telegram: 'https://t.me/',
  threads: 'https://www.threads.net/@',
  tiktok: 'https://www.tiktok.com/@',
  twitch: 'https://www.twitch.tv/',
  twitter: 'https://twitter.com/',
  x: 'https://x.com/',
  'x-twitter': 'https://x.com/',
  youtube: 'https://www.youtube.com/@',
};

/** Takes an account's name or an address without `https://` as meant; reports what is neither. */
export function socialAddress(platform: string, setting: SettingReader): string | undefined {
  const written = setting.text();
  if (written === undefined) return undefined;
  if (/^(?:https?:\/\/|mailto:|tel:|\/)/i.test(written)) return written;
  const repaired = repair(platform.trim().toLowerCase(), written);
  if (repaired !== undefined) return repaired;
  setting.problem('config/social-address', 'warning', {
    subject: [written, platform],
    message: `${quote(written)} is no address, so the link to ${quote(platform)} is not shown.`,
    hint: 'Write the whole address, beginning with `https://`.',
  });
  return undefined;
}

function repair(platform: string, written: string): string | undefined {
  if (/^[^\s/@]+@[^\s/@]+\.[a-z]{2,}$/i.test(written)) return `mailto:${written}`;
  const account = ACCOUNTS[platform];
  const isAddress = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/:?#]\S*)?$/i.test(written);
  if (
    isAddress &&
    (account === undefined || /\//.test(written) || /\.(?:com|org|net|io|gg|me|dev|app|tv)$/i.test(written))
  ) {
    return `https://${written}`;
  }
  if (account === undefined || !/^@?[\w.-]+(?:\/[\w.-]+)?$/.test(written)) return undefined;
  // `in/jane` says itself which kind of account it is.
  const start = written.includes('/') ? account.replace(/^(https:\/\/[^/]+\/).*$/, '$1') : account;
  return start + written.replace(/^@/, '');
}
