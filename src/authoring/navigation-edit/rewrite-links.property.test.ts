import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileOf } from '../../engine/pages/page-model.ts';
import { createTestSite } from '../../engine/render/testing/test-site.ts';
import { createLinkResolver } from '../../engine/site/links.ts';
import { createFileLookup } from '../../page-source/references/address-target.ts';
import { classifyFile } from '../../project/classify-file.ts';
import { createCaseIndexCache } from '../../project/find-file.ts';
import { prepareMove, rewriteLinks } from './rewrite-links.ts';

const name = fc.constantFrom('a', 'b', 'index', 'a b', 'c(1)', 'é');
const folder = fc.array(fc.constantFrom('a', 'b', 'docs', 'x y'), { maxLength: 2 });
const page = fc
  .tuple(folder, name, fc.constantFrom('mdx', 'md'))
  .map(([parts, last, extension]) => ({ path: [...parts, last].join('/'), extension }));
/** Pages of different names, as a project has them. */
const project = fc.uniqueArray(page, { minLength: 3, maxLength: 7, selector: ({ path }) => path.toLowerCase() });
const spelling = fc.record({
  base: fc.constantFrom('/', '', './', '../', '@/', '/docs/', 'relative'),
  ending: fc.constantFrom('', '.md', '.mdx', '.html', '/', '#part', '?x=1#part'),
  isEncoded: fc.boolean(),
  dropsIndex: fc.boolean(),
  isUpper: fc.boolean(),
  around: fc.constantFrom<(address: string) => string>(
    (address) => `[x](<${address}>)`,
    (address) => `<a href="${address}">x</a>`,
    (address) => `[x]: ${address.replaceAll(' ', '%20')}`,
    (address) => `[x](${encodeURI(address).replace(/[()]/g, (one) => (one === '(' ? '%28' : '%29'))})`,
  ),
});

function spell(target: string, from: string, wanted: { [Key in 'base' | 'ending']: string } & Record<string, unknown>) {
  let path = wanted.dropsIndex === true && !wanted.ending.startsWith('.') ? target.replace(/(^|\/)index$/, '') : target;
  if (wanted.isUpper === true) path = path.toUpperCase();
  if (wanted.isEncoded === true) path = path.split('/').map(encodeURIComponent).join('/');
  if (wanted.base !== 'relative') return wanted.base + path + wanted.ending;
  return '../'.repeat(from.split('/').length - 1) + path + wanted.ending;
}

/** Where every link of a text leads in the built site. */
function destinations(
  files: Readonly<Record<string, string>>,
  from: string,
  text: string,
): readonly (string | undefined)[] {
  // Which page stands in for a missing start page is no matter of links.
  const { home: _home, ...rest } = createTestSite(files);
  const index = rest.pages.get('index');
  const site = { ...rest, ...(index && { home: index }) };
  const links = createLinkResolver(site, createCaseIndexCache());
  const model = site.pages.get(from);
  if (model === undefined) throw new Error(`There is no page ${from}.`);
  const byOutput = new Map([...site.pages.values()].map((one) => [one.output, fileOf(one)]));
  return [...text.matchAll(/(?:\(<([^>]*)>\)|href="([^"]*)"|\]: (\S+)|\]\(([^<>\s]*)\))/g)].map((match) => {
    const resolved = links.link(match.slice(1).find((part) => part !== undefined) ?? '', model);
    return resolved.kind === 'page' ? byOutput.get(resolved.output) : undefined;
  });
}

test('no link that led to a page leads elsewhere after any page was moved', () => {
  fc.assert(
    fc.property(
      project,
      page,
      fc.array(fc.tuple(fc.nat(), fc.nat(), spelling), { minLength: 1, maxLength: 12 }),
      fc.nat(),
      (pages, goal, links, moved) => {
        const fileOf = ({ path, extension }: { path: string; extension: string }) => `${path}.${extension}`;
        const from = pages[moved % pages.length];
        if (from === undefined) return;
        const move = { from: fileOf(from), to: `${goal.path}.${from.extension}` };
        fc.pre(pages.every(({ path }) => path.toLowerCase() !== goal.path.toLowerCase()));
        fc.pre(classifyFile(move.to) === 'page');
        const texts = new Map(pages.map((one) => [fileOf(one), '']));
        for (const [holder, target, wanted] of links) {
          const [at, to] = [pages[holder % pages.length], pages[target % pages.length]];
          if (at && to)
            texts.set(fileOf(at), `${texts.get(fileOf(at))}${wanted.around(spell(to.path, at.path, wanted))}\n\n`);
        }
        const before = Object.fromEntries(texts);
        const prepared = prepareMove(move, createFileLookup(texts.keys()), { redirects: [] });
        const after = Object.fromEntries(
          [...texts].map(([file, text]) => [
            file === move.from ? move.to : file,
            rewriteLinks(file, text, prepared).text,
          ]),
        );
        for (const one of pages) {
          const file = fileOf(one);
          const isMoved = file === move.from;
          const led = destinations(before, one.path, before[file] ?? '');
          const leads = destinations(after, isMoved ? goal.path : one.path, after[isMoved ? move.to : file] ?? '');
          expect(leads).toHaveLength(led.length);
          for (const [index, target] of led.entries()) {
            if (target !== undefined) expect(leads[index]).toBe(target === move.from ? move.to : target);
          }
        }
      },
    ),
    { numRuns: 200 },
  );
});
