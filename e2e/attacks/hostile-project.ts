/** A project of somebody who attacks with the files themselves: their names, their links, what multiplies itself. */
import { strToU8, type Zippable, zipSync } from 'fflate';
import { assembleZip, type CompressedEntry, compressEntry } from '../../src/transfer/zip-writer.ts';

const SYMBOLIC_LINK = { os: 3, attrs: (0o120777 << 16) >>> 0 };

/** Names that stand for each other, 2 to the power of 40 times. */
const MULTIPLYING = [
  'a0: &a0 [x, x]',
  ...Array.from({ length: 40 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]`),
];

/**
 * A zip with all of it, and two pages that are good.
 * @param host address that hears of what runs, without a slash at its end
 */
export function hostileZip(host: string): Uint8Array {
  const run = `fetch('${host}/ran');window.hostile=1`;
  const words = `"><script>${run}</script><img src=x onerror="${run}">`;
  const config = `{
  "name": ${JSON.stringify(words)},
  "__proto__": { "polluted": 1 },
  "constructor": { "prototype": { "polluted": 1 } },
  "colors": { "primary": "#0b6e4f", "__proto__": { "polluted": 1 } },
  "logo": "/drawing.svg",
  "favicon": "/drawing.svg",
  "openapi": "multiplying.yaml",
  "topbarLinks": [{ "name": ${JSON.stringify(words)}, "url": "javascript:${run}" }],
  "navigation": [{ "group": ${JSON.stringify(words)}, "pages": ["index", "second", "__proto__/constructor"] }]
}`;
  const files: Zippable = {
    'docs.json': strToU8(config),
    'index.mdx': strToU8(
      `---\ntitle: Kept\n${MULTIPLYING.join('\n')}\n---\n\nThe first page.\n\n![A drawing](/drawing.svg)\n\n[A link](javascript:${run})\n`,
    ),
    'second.mdx': strToU8(`---\ntitle: ${JSON.stringify(words)}\n---\n\nThe second page.\n`),
    '__proto__/constructor.mdx': strToU8('---\ntitle: Prototype\n---\n\nA page like any other.\n'),
    'multiplying.yaml': strToU8(`openapi: 3.1.0\n${MULTIPLYING.join('\n')}\n`),
    'drawing.svg': strToU8(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="${run}"><script>${run}</script><image href="${host}/image" width="9" height="9"/><rect width="9" height="9"/></svg>`,
    ),
    '../outside.mdx': strToU8('Out'),
    '/etc/outside.mdx': strToU8('Out'),
    'C:\\outside.mdx': strToU8('Out'),
    'link.mdx': [strToU8('/etc/passwd'), SYMBOLIC_LINK],
    // With a Cyrillic letter.
    'sесond.mdx': strToU8('Alike'),
    'aux.md': strToU8('Reserved'),
    'turned\u202exdm.html': strToU8('Turned'),
  };
  return zipSync(files);
}

/** What is said of each of these files, in one sentence. */
export const SENTENCES = [
  "The entry ../outside.mdx leads out of the zip's own folder, so it was refused.",
  "The entry /etc/outside.mdx leads out of the zip's own folder, so it was refused.",
  "The entry C:\\outside.mdx leads out of the zip's own folder, so it was refused.",
  'link.mdx is a link to another file and was left out.',
  'The names sесond.mdx and second.mdx look alike and are not the same.',
  'Windows cannot keep aux.md: a file or folder there cannot have the name aux.',
  'The name turnedU+202Exdm.html has letters that cannot be seen or that turn it around; they are written here as codes.',
];

/** Archives that cannot be opened, by the sentence that says why. */
export function refusedZips(): ReadonlyMap<string, Uint8Array> {
  const config = compressEntry('docs.json', strToU8('{ "name": "Many", "navigation": [] }'));
  const zeros = compressEntry('zeros', new Uint8Array(100_000));
  const twice = zipSync({ 'docs.json': strToU8('{}'), 'a.md': strToU8('A') });
  return new Map([
    ['holds 100000 files; at most 60000 can be opened.', zipOf(100_000, () => zeros, [])],
    // Each says that its bytes become 40 MB.
    [
      'The project’s files are 1000000 MB; at most 1200 MB can be opened.',
      zipOf(25_000, () => ({ ...zeros, size: 40_000_000 }), [config]),
    ],
    ['This is not a complete zip file', twice.subarray(0, twice.length - 30)],
  ]);
}

function zipOf(
  count: number,
  entryAt: (index: number) => CompressedEntry,
  more: readonly CompressedEntry[],
): Uint8Array {
  const many = Array.from({ length: count }, (_, index) => ({ ...entryAt(index), path: `pages/${index}.mdx` }));
  return new Uint8Array(Buffer.concat(assembleZip([...more, ...many])));
}
