/** A page that leads on without a script. */
import { ARRIVAL_STORAGE_KEY, MOST_HOPS } from '../../shared/choices.ts';
import { escapeHtml, escapeText } from '../../shared/html-escape.ts';

/**
 * @param href relative to the page, or an address
 * @param isHome the page it leads to takes readers on to the language, the version, … that they have chosen before
 */
export function redirectPage(href: string, isHome = false): string {
  const target = escapeHtml(href);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved</title>
${/[?#]/.test(href) ? '' : `<script>${isHome ? ARRIVE : ''}location.replace(${escapeScript(href)}+location.search+location.hash)</script>\n`}<meta http-equiv="refresh" content="0; url=${target}">
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

const ARRIVE = `try{sessionStorage.setItem('${ARRIVAL_STORAGE_KEY}','${MOST_HOPS}')}catch(e){}`;

/** With script a reader keeps the place in the page that the old address named. */
function escapeScript(href: string): string {
  return JSON.stringify(href).replaceAll('<', '\\u003c');
}
