import { relativePath } from '../../project/paths.ts';
import { readText } from '../../project/text.ts';
import type { PageModel, SiteModel } from '../site/site-model.ts';
import { escapeText } from './html-escape.ts';

/** A document with the source of a page that could not be rendered at all. */
export function lastResortPage(site: SiteModel, page: PageModel): string {
  const bytes = site.files.get(page.file);
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
<pre>${escapeText(bytes === undefined ? '' : readText(bytes))}</pre>
</main>
</body>
</html>
`;
}
