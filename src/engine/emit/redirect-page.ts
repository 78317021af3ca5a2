/** A page that leads on without a script, and the rules by which hosts do it faster. */
import type { Redirect } from '../config/site-config.ts';
import { escapeAttribute, escapeText } from '../render/html-escape.ts';

/** @param href Relative to the page, or an address. */
export function redirectPage(href: string): string {
  const target = escapeAttribute(href);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved</title>
<meta http-equiv="refresh" content="0; url=${target}">
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

/** Text of `_redirects`, which Netlify, Cloudflare Pages and others read: source, destination and status on a line. */
export function hostRedirects(redirects: readonly Redirect[]): string {
  return redirects
    .map(({ source, destination, isPermanent }) => {
      const from = `/${source.replace(/^\/+/, '').replace(/:[\w-]+\*$/, '*')}`;
      const to = /^[a-z][a-z\d+.-]*:/i.test(destination) ? destination : `/${destination.replace(/^\/+/, '')}`;
      const splat = to.replace(/(?::[\w-]+)?\*$/, ':splat');
      return `${withoutSpaces(from)} ${withoutSpaces(splat)} ${isPermanent ? 301 : 302}\n`;
    })
    .join('');
}

function withoutSpaces(path: string): string {
  return path.replace(/\s/g, encodeURIComponent);
}
