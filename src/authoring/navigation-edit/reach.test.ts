import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/read-config.ts';
import { SiteBuilder } from '../../engine/site/build-site.ts';
import type { SiteModel } from '../../engine/site/site-model.ts';
import type { NavigationDivision, NavigationEntry, RenderContext } from '../../engine/theme-api.ts';
import { siteRules } from '../../rules/run-rules.ts';
import { divisionHref } from '../../theme/layout/page-link.ts';
import { innermostDivision, placeOf, visibleDivisions } from '../../theme/layout/place.ts';
import { type OutlineNode, walkOutline } from './outline.ts';
import { readOutline } from './outline-reader.ts';
import { reachOf } from './reach.ts';

const PAGES: Readonly<Record<string, string>> = {
  a: '',
  b: '',
  c: '',
  d: '',
  e: '',
  secret: 'hidden: true',
  blog: 'url: https://example.com',
};

function siteOf(config: unknown, hasIndex: boolean): SiteModel {
  const texts = Object.entries(PAGES).map(([name, fields]) => [`${name}.mdx`, `---\ntitle: ${name}\n${fields}\n---\n`]);
  const all = [...texts, ['docs.json', JSON.stringify(config)], ...(hasIndex ? [['index.mdx', 'Home']] : [])];
  const files = new Map(all.map(([file = '', text = '']) => [file, new TextEncoder().encode(text)]));
  const reading = readConfig(files, 'docs.json', true);
  if (reading.status !== 'ok') throw new Error('The configuration is JSON.');
  return new SiteBuilder(siteRules).build({ files, configFile: 'docs.json', config: reading.config });
}

/**
 * The parts and groups that a reader meets in the built site, going by every link of its layout, by their settings; of those
 * that are offered but never lead to themselves, `elsewhere`.
 */
function metIn(site: SiteModel): ReadonlyMap<string, 'there' | 'elsewhere'> {
  const met = new Map<string, 'there' | 'elsewhere'>();
  const seen = new Set<string>();
  const paths = new Map([...site.pages.values()].map(({ output, path }) => [output, path]));
  const kept = new Map<string, unknown>();
  const waiting = site.home === undefined ? [] : [site.home.path];
  const goTo = (path: string | undefined) => path !== undefined && !seen.has(path) && waiting.push(path);
  const note = (entries: readonly NavigationEntry[]): void => {
    for (const entry of entries) {
      if (entry.kind === 'page') goTo(entry.href === undefined ? entry.path : undefined);
      else {
        met.set(entry.origin ?? '', 'there');
        goTo(entry.root);
        note(entry.entries);
      }
    }
  };
  const see = ({ origin = '', href }: NavigationDivision, isInside: boolean): void => {
    const isThere =
      isInside || href !== undefined || origin.startsWith('navigation.global') || met.get(origin) === 'there';
    met.set(origin, isThere ? 'there' : 'elsewhere');
  };
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const once = <T>(key: string, make: () => T): T => {
      if (!kept.has(key)) kept.set(key, make());
      return kept.get(key) as T;
    };
    const page = site.pages.get(path);
    const context = { site, page, once, link: (href: string) => ({ href }), relative: (output: string) => output };
    const place = placeOf(context as unknown as RenderContext);
    for (const one of place.divisions) if (one.firstPage !== undefined) see(one, true);
    const visible = visibleDivisions(place, context as unknown as RenderContext);
    const offered = visible.filter((one) => divisionHref(one, context as unknown as RenderContext) !== undefined);
    const tabs = offered.filter(({ kind }) => kind === 'tab').length;
    for (const division of offered) {
      if (division.kind === 'tab' && tabs < 2) continue;
      see(division, false);
      goTo(paths.get(divisionHref(division, context as unknown as RenderContext) ?? ''));
    }
    note(innermostDivision(place, context as unknown as RenderContext).entries);
  }
  return met;
}

function read(config: unknown, hasIndex: boolean) {
  const outline = readOutline(config, (page) => {
    const fields = PAGES[page];
    if (fields === undefined) return page === 'index' && hasIndex ? { file: 'index.mdx', title: 'Index' } : undefined;
    return {
      file: `${page}.mdx`,
      title: page,
      ...(fields.startsWith('hidden') && { isHidden: true }),
      ...(fields.startsWith('url') && { url: 'https://example.com' }),
    };
  });
  return { outline, reach: reachOf(outline, hasIndex), steps: walkOutline(outline.roots) };
}

interface Node {
  readonly [key: string]: unknown;
}

const page = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'secret', 'blog', 'gone', 'https://example.com');
const flag = (key: string) => fc.constantFrom<Node>({}, {}, {}, {}, { [key]: true });
const name = fc.constantFrom('One', 'Two', 'Three', 'en', '');

const { node } = fc.letrec<{ node: Node; group: Node; lists: Node }>((tie) => ({
  group: fc
    .tuple(fc.array(fc.oneof({ depthSize: 'small' }, page, tie('group')), { maxLength: 3 }), flag('hidden'), root())
    .map(([pages, hidden, own]) => ({ group: 'G', ...hidden, ...own, pages })),
  lists: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ pages: fc.array(page, { maxLength: 3 }) }),
    fc.record({ groups: fc.array(tie('group'), { maxLength: 3 }) }),
    fc.constantFrom<Node>({ href: 'https://example.com' }, {}),
    parts('tab', 'tabs', tie('lists')),
    parts('version', 'versions', tie('lists')),
    parts('language', 'languages', tie('lists')),
    parts('anchor', 'anchors', tie('lists')),
    parts('dropdown', 'dropdowns', tie('lists')),
    fc.tuple(tie('lists'), tie('lists')).map(([one, other]) => ({ ...one, ...other })),
  ),
  node: fc
    .tuple(
      tie('lists'),
      fc.oneof(fc.constant({}), parts('anchor', 'anchors', fc.constant({ href: 'https://example.com' }))),
    )
    .map(([lists, global]) => ({ ...lists, ...(Object.keys(global).length > 0 && { global }) })),
}));

function root() {
  return fc.constantFrom<Node>({}, {}, {}, { root: 'e' }, { root: 'secret' });
}

function parts(kind: string, list: string, inside: fc.Arbitrary<Node>) {
  const part = fc
    .tuple(name, inside, flag('hidden'), flag('isDefaultHidden'), flag('default'), root())
    .map(([label, lists, ...more]) => Object.assign({ [kind]: label }, lists, ...more) as Node);
  return fc.array(part, { minLength: 1, maxLength: 3 }).map((items): Node => ({ [list]: items }));
}

const isNamed = ({ kind }: OutlineNode) => kind === 'group' || kind === 'division';

describe('what a reader gets to', () => {
  it('is what is met in the built site', () => {
    fc.assert(
      fc.property(node, fc.boolean(), (navigation, hasIndex) => {
        const config = { name: 'Tide', theme: 'mint', colors: { primary: '#0b6e4f' }, navigation };
        const met = metIn(siteOf(config, hasIndex));
        const { reach, steps } = read(config, hasIndex);
        const hidden = new Set<OutlineNode>();
        const around = new Map(steps.map((step) => [step.node, step.parent]));
        const divisionOf = (parent: OutlineNode | undefined): OutlineNode | undefined =>
          parent === undefined || parent.kind === 'division' ? parent : divisionOf(around.get(parent));
        const reasonOf = (one: OutlineNode) =>
          reach.unreached(one, { parent: around.get(one), division: divisionOf(around.get(one)) });
        for (const { node: entry, parent } of steps) {
          const isInHidden = parent !== undefined && hidden.has(parent);
          if (isInHidden || entry.hidden !== undefined) hidden.add(entry);
          if (!isNamed(entry) || hidden.has(entry)) continue;
          const said = reasonOf(entry);
          // What is around it is told of first.
          const isInside = parent !== undefined && reasonOf(parent) !== undefined;
          if (isInside) continue;
          const path = entry.path.join('.');
          const status =
            said === undefined ? 'there' : said === 'elsewhere' && entry.kind === 'division' ? said : undefined;
          expect([path, status]).toEqual([path, met.get(path)]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
