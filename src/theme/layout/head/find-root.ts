/**
 * Hosts show one page for all unknown addresses, at any depth, where its relative links lead astray. A few lines of
 * script look for the style sheet one folder further up each time; where it is found, the site begins. Without script
 * the page is readable, and its links are right where the address of the site is known.
 */
import { siteAddress } from '../../../config/site-address.ts';
import type { RenderContext } from '../../../engine/theme-api.ts';
import { escapeHtml } from '../../../shared/html-escape.ts';

/** Where the site most likely begins, and the search for where it does; it comes before anything with an address. */
export function rootFinder({ site }: RenderContext): string {
  const address = siteAddress(site.config);
  const base = address === undefined ? '' : `<base href="${escapeHtml(new URL(address).pathname)}">`;
  return `${base}<script>${FIND_ROOT}</script>`;
}

/** The style sheet of such a page, by its path from the root of the site. */
export function soughtStylesheet(path: string): string {
  return `<link rel="stylesheet" href="${escapeHtml(path)}" onerror="lwUp(this)" onload="lwFound()">`;
}

/**
 * `lwUp` tries the folders of the address from the innermost to the outermost. `lwFound` loads once more what was
 * looked for in a wrong place meanwhile.
 */
const FIND_ROOT = [
  '(function(d){',
  'var f=location.pathname.split("/"),b=d.querySelector("base"),moved;',
  'if(!b)f.pop();',
  'lwUp=function(l){',
  'if(f.length<2)return;',
  'f.pop();moved=1;',
  'if(!b)b=d.head.insertBefore(d.createElement("base"),d.head.firstChild);',
  'b.href=f.join("/")+"/";l.replaceWith(l.cloneNode())};',
  'lwFound=function(){',
  'if(!moved)return;',
  'd.querySelectorAll("script[defer]").forEach(function(s){var t=d.createElement("script");',
  't.async=false;t.src=s.getAttribute("src");s.replaceWith(t)});',
  'd.querySelectorAll("link[rel=stylesheet]:not([onload])").forEach(function(l){l.replaceWith(l.cloneNode())});',
  'function again(){d.querySelectorAll("img[src]").forEach(function(i){i.src=i.getAttribute("src")})}',
  'if(d.readyState=="loading")d.addEventListener("DOMContentLoaded",again);else again()}',
  '})(document)',
].join('');
