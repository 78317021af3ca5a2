/** What hosts of static files read: rules for redirects and headers, and a word to those that would leave files out. */
import type { Redirect } from '../../config/site-config.ts';
import { LLMS_FULL_PATH, LLMS_PATH } from './llms-txt.ts';

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

/**
 * Text of `_headers`. Names of our files stay the same from build to build, so browsers ask whether they have changed;
 * the answer is a few bytes.
 */
export function hostHeaders(): string {
  return `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Cache-Control: public, max-age=0, must-revalidate
  Link: </${LLMS_PATH}>; rel="llms-txt", </${LLMS_FULL_PATH}>; rel="llms-full-txt"
  X-Llms-Txt: /${LLMS_PATH}

/*.md
  Content-Type: text/markdown; charset=utf-8
  X-Robots-Tag: noindex
`;
}

function withoutSpaces(path: string): string {
  return path.replace(/\s/g, encodeURIComponent);
}
