/** Names and marks of the places that `footerSocials` leads to. */
import type { IconReference } from '../../config/site-config.ts';
import type { Words } from '../words/english.ts';

export interface SocialPlatform {
  readonly label: string;
  readonly icon: IconReference;
}

/** Maps, since a key of the author's may be any word, `constructor` too. */
const BRANDS: ReadonlyMap<string, readonly [label: string, icon: string]> = new Map(
  Object.entries({
    bluesky: ['Bluesky', 'bluesky'],
    discord: ['Discord', 'discord'],
    facebook: ['Facebook', 'facebook'],
    github: ['GitHub', 'github'],
    gitlab: ['GitLab', 'gitlab'],
    'hacker-news': ['Hacker News', 'hacker-news'],
    instagram: ['Instagram', 'instagram'],
    linkedin: ['LinkedIn', 'linkedin'],
    mastodon: ['Mastodon', 'mastodon'],
    medium: ['Medium', 'medium'],
    reddit: ['Reddit', 'reddit'],
    slack: ['Slack', 'slack'],
    telegram: ['Telegram', 'telegram'],
    threads: ['Threads', 'threads'],
    tiktok: ['TikTok', 'tiktok'],
    twitch: ['Twitch', 'twitch'],
    twitter: ['Twitter', 'twitter'],
    whatsapp: ['WhatsApp', 'whatsapp'],
    x: ['X', 'x-twitter'],
    'x-twitter': ['X', 'x-twitter'],
    youtube: ['YouTube', 'youtube'],
  }),
);

const SIGNS: ReadonlyMap<string, readonly [label: string, icon: string]> = new Map([
  ['podcast', ['Podcast', 'podcast']],
  ['rss', ['RSS', 'rss']],
]);

function signOf(key: string, words: Words): readonly [label: string, icon: string] | undefined {
  if (key === 'website') return [words.website, 'globe'];
  if (key === 'earth-americas') return [words.website, 'earth-americas'];
  return key === 'email' ? [words.email, 'envelope'] : SIGNS.get(key);
}

/** @param key as written in the configuration; an unknown one is shown as a website under its own name */
export function socialPlatform(key: string, words: Words): SocialPlatform {
  const folded = key.trim().toLowerCase();
  const brand = BRANDS.get(folded);
  if (brand !== undefined) return { label: brand[0], icon: { name: brand[1], type: 'brands', library: 'fontawesome' } };
  const [label, name] = signOf(folded, words) ?? [key.trim() || words.website, 'globe'];
  return { label, icon: { name, type: 'solid', library: 'fontawesome' } };
}
