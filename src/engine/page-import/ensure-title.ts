/** Front matter for a page that was written elsewhere. */
import { findFrontMatter, parseFrontMatter } from '../mdx/front-matter.ts';
import { titleFromFile } from '../mdx/page-title.ts';
import { setPageTitle } from '../navigation-edit/front-matter-title.ts';

export interface TitledPage {
  readonly text: string;
  readonly title: string;
  /** The page had no title in its front matter. */
  readonly isAdded: boolean;
}

/** A first heading, `# Title` or underlined with `=`, with the blank lines behind it. Comments may stand before it. */
const FIRST_HEADING =
  /^((?:\s|<!--[\s\S]*?-->)*)(?: {0,3}#[ \t]+([^\r\n]+?)(?:[ \t]+#+)?[ \t]*|([^\s#>|`<-][^\r\n]*)\r?\n=+[ \t]*)(?:\r?\n|$)(?:[ \t]*\r?\n)*/;

/**
 * The page with a title: the one it has, else its first heading, which goes from the text into the front matter, else the
 * name of its file.
 */
export function ensureTitle(text: string, file: string): TitledPage {
  const { title } = parseFrontMatter(file, text).frontMatter;
  if (title) return { text, title, isAdded: false };
  const bodyStart = findFrontMatter(text)?.bodyStart ?? (text.startsWith('\uFEFF') ? 1 : 0);
  const heading = FIRST_HEADING.exec(text.slice(bodyStart));
  const words = heading && plainWords(heading[2] ?? heading[3] ?? '');
  const found = words || titleFromFile(file);
  const body = words ? (heading[1] ?? '') + text.slice(bodyStart + heading[0].length) : text.slice(bodyStart);
  return { text: setPageTitle(text.slice(0, bodyStart) + body, found), title: found, isAdded: true };
}

/** Words of a heading without marks of Markdown. */
function plainWords(heading: string): string {
  return heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, '')
    .replace(/\{#[^}]*\}\s*$/, '')
    .replace(/(\*\*|__|\*|`|~~)(?=\S)(.+?)\1/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim();
}
