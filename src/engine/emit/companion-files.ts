/** The files that stand beside a page's document: its Markdown twin and, where it has updates, its feed. */
import { feedPath } from './feed/rss.ts';
import { markdownPath, twinContents } from './markdown/page-markdown.ts';
import type { RenderedPage } from './output-file.ts';

export interface CompanionFile {
  readonly path: string;
  readonly contents: string;
}

export function companionFiles(page: Pick<RenderedPage, 'output' | 'markdown' | 'feed'>): readonly CompanionFile[] {
  const { output, feed } = page;
  const twin = { path: markdownPath(output), contents: twinContents(page) };
  return feed === undefined ? [twin] : [twin, { path: feedPath(output), contents: feed }];
}
