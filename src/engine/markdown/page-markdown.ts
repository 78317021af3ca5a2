/** The Markdown twin of a page: `guides/x.md` beside `guides/x.html`. */

import { readEndpoint } from '../../config/endpoint.ts';
import { findFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import { isExternalUrl } from '../../project/written-address.ts';
import { sourceText } from '../pages/page-model.ts';
import type { RenderContext } from '../render/theme-contract.ts';
import { basesOf } from '../site/endpoint-bases.ts';
import { type LinkResolver, relativeTo } from '../site/links.ts';
import { pageAddress } from '../site/page-address.ts';
import type { PageModel, SiteModel } from '../site/site-model.ts';
import { joinBlocks, type MarkdownBlock } from './block-writer.ts';
import { instructionBlocks } from './instructions.ts';
import { inlineCode, ROOT } from './markdown-text.ts';

/** Path of a page's twin, by the path of its document. */
export function markdownPath(output: string): string {
  return output.endsWith('.html') ? `${output.slice(0, -5)}.md` : output;
}

/** A page as `RenderedPage.markdown` has it. `description`: as Markdown. */
export function pageMarkdown(
  site: SiteModel,
  page: PageModel,
  description: string | undefined,
  body: readonly MarkdownBlock[],
): string {
  const address = pageAddress(site, page);
  const endpoint = endpointLine(site, page);
  const blocks = [
    `# ${oneLine(page.title)}`,
    ...(description === undefined || description.trim() === '' ? [] : [`> ${oneLine(description)}`]),
    ...(address === undefined ? [] : [`Source: ${address}`]),
    ...instructionBlocks(site.config),
    ...(endpoint === undefined ? [] : [inlineCode(endpoint)]),
    ...(body.length === 0 ? [] : [joinBlocks(body)]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** `GET https://api.example/plants`: with the base URL that readers see first. A webhook has a name and no address. */
function endpointLine(site: SiteModel, page: PageModel): string | undefined {
  const endpoint = readEndpoint(page.frontMatter);
  if (endpoint === undefined) return undefined;
  const { method, path } = endpoint;
  return `${method === 'WEBHOOK' ? 'webhook' : method} ${basesOf(endpoint, site, page)[0]?.url ?? ''}${path}`;
}

/** For a page that cannot be rendered: its source. */
export function sourceMarkdown(site: SiteModel, page: PageModel): string {
  const text = sourceText(site.files, page).replaceAll(ROOT, '');
  const body = text.slice(findFrontMatter(text)?.bodyStart ?? 0).trim();
  return pageMarkdown(site, page, page.description, body === '' ? [] : [{ kind: 'other', text: body }]);
}

/** The twin as a file: links lead from where it stands. */
export function twinContents({ output, markdown }: { readonly output: string; readonly markdown: string }): string {
  return markdown.replaceAll(ROOT, '../'.repeat(output.split('/').length - 1));
}

/** The page's part of `llms-full.txt`, which stands at the root of the site. */
export function fullTextPart(markdown: string, address: string | undefined): string {
  return `${markdown.replaceAll(ROOT, address ?? '')}\n---\n\n`;
}

/** The context of a page in which links lead to twins, from the root of the site, and nothing is reported. */
export function markdownContext(context: RenderContext, links: LinkResolver): RenderContext {
  const { page } = context;
  return {
    ...context,
    report: () => {},
    addHeading: () => {},
    link: (href) => {
      const resolved = links.link(href, page);
      switch (resolved.kind) {
        case 'page':
        case 'folder':
          return { href: fromRoot(markdownPath(resolved.output)) + resolved.suffix, isExternal: false };
        case 'file':
          return { href: fromRoot(resolved.output) + resolved.suffix, isExternal: false };
        case 'missing':
          return { href, isExternal: false };
        default:
          return { href: resolved.href, isExternal: resolved.kind !== 'anchor' };
      }
    },
    asset: (source) => {
      const written = source.trim();
      if (written === '' || written.startsWith('#') || isExternalUrl(written)) return written;
      const file = links.file(written, page);
      return file === undefined ? written : fromRoot(file) + (/[?#].*$/.exec(written)?.[0] ?? '');
    },
  };
}

function fromRoot(output: string): string {
  return ROOT + relativeTo('', output);
}

function oneLine(text: string): string {
  return text.replace(/\\?\s+/g, ' ').trim();
}
