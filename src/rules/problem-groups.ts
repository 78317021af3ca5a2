/** What problems are about, for lists that show some of them: a group for each area of codes, and for each theme of advice. */

import { WRITING_THEMES, type WritingTheme } from './writing/writing-rule.ts';

/** In the order in which a reader of the site notices it, behind what keeps the writer from writing. */
export const PROBLEM_GROUPS = [
  'editor',
  'secrets',
  'pages',
  'navigation',
  'front-matter',
  'headings',
  'links',
  'media',
  'code',
  'components',
  'api',
  'words',
  'prose',
  'looks',
  'redirects',
  'settings',
  'site',
] as const;

export type ProblemGroup = (typeof PROBLEM_GROUPS)[number];

const THEMES: ReadonlySet<string> = new Set(WRITING_THEMES);

const GROUP_OF_AREA: Readonly<Record<string, ProblemGroup>> = {
  mdx: 'pages',
  render: 'pages',
  page: 'pages',
  live: 'pages',
  navigation: 'navigation',
  pages: 'navigation',
  'front-matter': 'front-matter',
  links: 'links',
  images: 'media',
  icons: 'media',
  redirect: 'redirects',
  config: 'settings',
  site: 'site',
};

/** @param theme of a rule for writers */
export function groupOfCode(code: string, theme?: string): ProblemGroup {
  if (theme !== undefined && THEMES.has(theme)) return theme as WritingTheme;
  return GROUP_OF_AREA[code.slice(0, code.indexOf('/'))] ?? 'editor';
}
