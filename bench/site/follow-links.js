/** Follows every link, image and script of a built site. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ page: string, target: string, why: 'no file' | 'no place' | 'not relative' }} BrokenLink
 */

const ELEMENT = /<([a-z][\w-]*)((?:\s+[^\s=>"']+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s([^\s=>"']+)=(?:"([^"]*)"|'([^']*)')/g;
const ADDRESSES = new Set(['href', 'src', 'poster', 'srcset', 'data']);

/**
 * @param {string} folder
 * @returns {{ links: number, broken: BrokenLink[] }} of addresses within the site
 */
export function followLinks(folder) {
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
  );
  /** @type {Map<string, Set<string>>} */
  const places = new Map();
  /** @type {{ page: string, target: string }[]} */
  const links = [];
  for (const file of files) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(path.join(folder, file), 'utf8');
    const { ids, targets } = readPage(html);
    places.set(file, ids);
    // The place that a redirect leads to stands in the settings as it is.
    const isRedirect = html.includes('http-equiv="refresh"');
    for (const target of targets) links.push({ page: file, target: isRedirect ? target.replace(/#.*/, '') : target });
  }
  /** @type {BrokenLink[]} */
  const broken = [];
  let inside = 0;
  for (const { page, target } of links) {
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target)) continue;
    inside++;
    // It would lead astray in a folder and under a path; only the page of no address has a base.
    if (target.startsWith('/') && page !== '404.html') {
      broken.push({ page, target, why: 'not relative' });
      continue;
    }
    const url = new URL(target, `https://site.invalid/${encodeURI(page)}`);
    const wanted = decode(url.pathname.slice(1));
    const file = [wanted, `${wanted}index.html`, `${wanted}/index.html`].find((one) => files.has(one));
    const id = decode(url.hash.slice(1));
    if (file === undefined) broken.push({ page, target, why: 'no file' });
    else if (id !== '' && id !== 'top' && file.endsWith('.html') && !places.get(file)?.has(id))
      broken.push({ page, target, why: 'no place' });
  }
  return { links: inside, broken };
}

/** @param {string} html */
function readPage(html) {
  const ids = new Set();
  const targets = [];
  const text = html.replace(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/gi, '<$1$2></$1>').replace(/<!--[\s\S]*?-->/g, '');
  for (const [, element, attributes] of text.matchAll(ELEMENT)) {
    // Says where the other addresses begin.
    if (element.toLowerCase() === 'base') continue;
    for (const [, name, double, single] of attributes.matchAll(ATTRIBUTE)) {
      const value = unescapeHtml(double ?? single ?? '');
      if (name === 'id' || name === 'name') ids.add(value);
      else if (name === 'srcset') targets.push(...value.split(',').map((part) => part.trim().split(/\s+/)[0]));
      else if (ADDRESSES.has(name) && value !== '') targets.push(value);
    }
  }
  return { ids, targets };
}

/** @param {string} value */
function unescapeHtml(value) {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
