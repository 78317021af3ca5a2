/** A page that leads on without a script. */
import { escapeAttribute, escapeText } from '../jsx/html-escape.ts';

/** @param href Relative to the page, or an address. */
export function redirectPage(href: string): string {
  const target = escapeAttribute(href);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved</title>
${/[?#]/.test(href) ? '' : `<script>location.replace(${escapeScript(href)}+location.search+location.hash)</script>\n`}<meta http-equiv="refresh" content="0; url=${target}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${target}">
</head>
<body>
<p>This page has moved to <a href="${target}">${escapeText(href)}</a>.</p>
</body>
</html>
`;
}

/** With script a reader keeps the place in the page that the old address named. */
function escapeScript(href: string): string {
  return JSON.stringify(href).replaceAll('<', '\\u003c');
}
