/** What a new page is made of, wherever it is added. Pure. */
import { tidyName } from '../../authoring/assets/asset-path.ts';
import { findFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import { folderOf } from '../../project/paths.ts';
import { positionAt } from '../../project/text-position.ts';

/** Below the line that opens the front matter. */
const TITLE_LINE = 2;

/**
 * A path for a page of this title, in the folder of another page: lower case, words joined by hyphens. Empty for a title
 * without letters.
 */
export function suggestPath(title: string, beside: string | undefined): string {
  const name = tidyName(title);
  const folder = beside === undefined ? '' : folderOf(beside);
  return folder === '' || name === '' ? name : `${folder}/${name}`;
}

/** What a new page says beside its title. */
export interface NewPageParts {
  readonly description?: string;
  /** More lines of front matter. */
  readonly frontMatter?: string;
  /** Markdown, with a line end. */
  readonly body?: string;
}

/** A page to start from. A JSON string is a YAML string too, so any title is safe. */
export function newPageText(title: string, parts: NewPageParts = {}): string {
  const { description = '', frontMatter, body = 'Write here.\n' } = parts;
  const lines = [`title: ${JSON.stringify(title)}`, `description: ${JSON.stringify(description)}`];
  if (frontMatter !== undefined) lines.push(frontMatter);
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

/** The line where whoever has just made the page begins to write, from 1: its first words, else its title. */
export function lineToWrite(text: string): number {
  const bodyStart = findFrontMatter(text)?.bodyStart ?? 0;
  const words = text.slice(bodyStart).search(/\S/);
  return words < 0 ? TITLE_LINE : positionAt(text, bodyStart + words).line;
}
