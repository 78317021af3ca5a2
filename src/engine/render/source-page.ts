import { relativePath } from '../../project/paths.ts';
import { escapeText } from '../../shared/html-escape.ts';
import { sourceMarkdown } from '../markdown/page-markdown.ts';
import { sourceText } from '../pages/page-model.ts';
import { NO_SEARCH, type RenderedPage } from '../site/output-file.ts';
import type { PageModel, SiteModel } from '../site/site-model.ts';

/** A page that could not be rendered at all: its source. */
export function sourcePage(site: SiteModel, page: PageModel): RenderedPage {
  const { path, output } = page;
  const markdown = sourceMarkdown(site, page);
  return {
    path,
    output,
    html: sourceDocument(site, page),
    markdown,
    diagnostics: [],
    search: NO_SEARCH,
    status: 'failed',
  };
}

function sourceDocument(site: SiteModel, page: PageModel): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(page.title)}</title>
<link rel="stylesheet" href="${relativePath(page.output, 'assets/site.css')}">
</head>
<body>
<main>
<h1>${escapeText(page.title)}</h1>
<pre>${escapeText(sourceText(site.files, page))}</pre>
</main>
</body>
</html>
`;
}
