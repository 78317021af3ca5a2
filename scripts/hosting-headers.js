/** `_headers`, the file in which Netlify, Cloudflare Pages and others read what to send along with a site's files. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ covers: (address: string) => boolean, headers: [name: string, value: string][] }} HeaderRule
 */

/**
 * @param {string} folder
 * @returns {HeaderRule[]} none where the folder has no such file
 */
export function readHeaderRules(folder) {
  const file = path.join(folder, '_headers');
  return existsSync(file) ? parseHeaderRules(readFileSync(file, 'utf8')) : [];
}

/**
 * @param {string} text an address or one with `*` at its end a line, and below it, indented, its headers
 * @returns {HeaderRule[]}
 */
export function parseHeaderRules(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) rules.push({ covers: matcher(line.trim()), headers: [] });
    else {
      const colon = line.indexOf(':');
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    }
  }
  return rules;
}

/**
 * @param {HeaderRule[]} rules
 * @param {string} address path from the folder on, with a slash before it
 * @returns {Record<string, string>} of all rules that cover it; one that is named twice has both values
 */
export function headersFor(rules, address) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const { covers, headers } of rules) {
    if (!covers(address)) continue;
    for (const [name, value] of headers) found[name] = name in found ? `${found[name]}, ${value}` : value;
  }
  return found;
}

/** @param {string} pattern */
function matcher(pattern) {
  if (!pattern.endsWith('*')) return (/** @type {string} */ address) => address === pattern;
  const start = pattern.slice(0, -1);
  return (/** @type {string} */ address) => address.startsWith(start);
}
