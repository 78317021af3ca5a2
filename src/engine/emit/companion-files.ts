/** The files that stand beside a page's document: its Markdown twin and, where it has updates, its feed. */
import { feedPath } from '../feed/rss.ts';
import { markdownPath, twinContents } from '../markdown/page-markdown.ts';
import type { RenderedPage } from '../site/output-file.ts';

export interface CompanionFile {
  readonly path: string;
  readonly contents: string;
}

type Companions = Pick<RenderedPage, 'output' | 'markdown' | 'feed'>;

/** Their paths alone, in the same order. */
export function companionPaths({ output, feed }: Pick<Companions, 'output' | 'feed'>): readonly string[] {
  const twin = markdownPath(output);
  return feed === undefined ? [twin] : [twin, feedPath(output)];
}

export function companionFiles(page: Companions): readonly CompanionFile[] {
  const texts = [twinContents(page), ...(page.feed === undefined ? [] : [page.feed])];
  return companionPaths(page).map((path, index) => ({ path, contents: texts[index] ?? '' }));
}
