/** Names and marks of the places that `footerSocials` leads to. */
import type { IconReference } from '../../engine/config/site-config.ts';

export interface SocialPlatform {
  readonly label: string;
  readonly icon: IconReference;
}

const BRANDS: Readonly<Record<string, readonly [label: string, icon: string]>> = {
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
};

const SIGNS: Readonly<Record<string, readonly [label: string, icon: string]>> = {
  'earth-americas': ['Website', 'earth-americas'],
  email: ['Email', 'envelope'],
  podcast: ['Podcast', 'podcast'],
  rss: ['RSS', 'rss'],
  website: ['Website', 'globe'],
};

/** @param key as written in the configuration; an unknown one is shown as a website under its own name */
export function socialPlatform(key: string): SocialPlatform {
  const folded = key.trim().toLowerCase();
  const brand = BRANDS[folded];
  if (brand !== undefined) return { label: brand[0], icon: { name: brand[1], type: 'brands', library: 'fontawesome' } };
  const [label, name] = SIGNS[folded] ?? [key.trim() || 'Website', 'globe'];
  return { label, icon: { name, type: 'solid', library: 'fontawesome' } };
}
