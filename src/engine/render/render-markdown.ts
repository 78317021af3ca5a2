/** What is made of a page besides its document: its Markdown twin and its feed. */
import { feedItems, type WrittenUpdate } from '../feed/feed-items.ts';
import { feedPath, rssFeed } from '../feed/rss.ts';
import type { JsxNode } from '../jsx/jsx.ts';
import { joinBlocks } from '../markdown/block-writer.ts';
import { markdownContext, pageMarkdown } from '../markdown/page-markdown.ts';
import { createMarkdownWriter } from '../markdown/write-markdown.ts';
import type { LinkResolver } from '../site/links.ts';
import type { RenderedPage } from '../site/output-file.ts';
import type { PageModel, SiteModel } from '../site/site-model.ts';
import type { PageReporter } from './page-reporter.ts';
import type { PageContext } from './render-context.ts';
import type { RenderFaults } from './render-to-html.ts';

export interface RenderMarkdownInput {
  readonly site: SiteModel;
  readonly page: PageModel;
  /** What the page's body is made of. */
  readonly node: JsxNode;
  /** See `componentNames`. */
  readonly componentNames: ReadonlyMap<unknown, string>;
  /** Of the document, which is rendered already: its headings are known. */
  readonly context: PageContext;
  readonly links: LinkResolver;
  readonly faults: RenderFaults;
  readonly reporter: PageReporter;
}

export function renderMarkdown(input: RenderMarkdownInput): Pick<RenderedPage, 'markdown' | 'feed'> {
  const { site, page, reporter } = input;
  return reporter.silently(() => {
    const updates: WrittenUpdate[] = [];
    const context = markdownContext(input.context, input.links);
    const scribe = createMarkdownWriter(
      {
        context,
        strayValue: input.faults.onStrayValue,
        onUpdate: (props, blocks) => {
          updates.push({ props, blocks });
        },
      },
      input.componentNames,
    );
    const body = scribe.blocks(input.node);
    const { description } = page;
    const shown = description?.includes('](')
      ? joinBlocks(scribe.blocks(context.inlineMarkdown(description)))
      : description;
    const markdown = pageMarkdown(site, page, shown, body);
    // An author's own feed is better than ours.
    if (updates.length === 0 || site.files.has(feedPath(page.output))) return { markdown };
    return { markdown, feed: rssFeed(site, page, feedItems(updates, input.context.headings)) };
  });
}
