import { describe, expect, it } from 'vitest';
import { readHeadings } from '../../../page-source/headings/headings.ts';
import { knowledgeOf } from '../testing/knowledge.ts';
import { explain } from './explain.ts';
import { buildOutline, type OutlineItem } from './outline.ts';
import { findTarget, findTargets, positionOf } from './targets.ts';

const FILES = {
  'index.mdx': '---\ntitle: Welcome\n---\n\n## First steps\n',
  'images/a.png': '',
  'snippets/shared.mdx': '',
  'api.mdx':
    '---\ntitle: Steps\n---\n\n<Steps><Step title="Go on">x</Step></Steps>\n<Tabs><Tab title="npm">x</Tab></Tabs>\n<ParamField query="page_size">x</ParamField>\n<Snippet file="plan.mdx" />\n',
  'snippets/plan.mdx': '## The plan\n\n[a](#the-plan) [b](#elsewhere)\n',
};
const knowledge = knowledgeOf(FILES);

function at(marked: string): string | undefined {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  return explain({ text, offset, file: 'page.mdx', knowledge })?.text;
}

describe('explain', () => {
  it.each([
    ['<No|te>x</Note>', 'A callout for something'],
    ['<Note>x</No|te>', 'A callout for something'],
    ['<Tree.Fol|der name="x" />', 'A folder in a file tree.'],
    ['<Card hor|izontal>', 'Shows the icon to the left of the text.'],
    ['<Badge color="re|d">', 'Values: `gray`'],
    ['<Tab lab|el="x">', '**Title** (`title`)'],
    ['```js wr|ap\n```', 'Breaks long lines instead of scrolling.'],
    ['---\nmo|de: wide\n---\n', '- `wide` Wide'],
    ['---\nmode: wi|de\n---\n', '**Layout**'],
    ['[a](/in|dex)', 'Leads to **Welcome** `index.mdx`.'],
    ['[a](/index#first-st|eps)', 'at **First steps**.'],
    ['[a](/index#no|thing)', 'It has no heading `nothing`.'],
    ['[a](/api#go-|on)', 'Leads to **Steps** `api.mdx`, at **Go on** (Step).'],
    ['[a](/api#tab-|npm)', 'at **npm** (Tab).'],
    ['[a](/api#np|m)', 'at **npm** (Tab).'],
    ['[a](/api#query-page-|size)', 'at **page_size** (ParamField).'],
    ['[a](/api#the-|plan)', 'at **The plan**, written in `snippets/plan.mdx`.'],
    ['[a](/now|here)', 'The project has no page or file `/nowhere`.'],
    ['![a](/images/a.p|ng)', 'Leads to `images/a.png`.'],
    ['<Snippet file="sha|red.mdx" />', 'Leads to `snippets/shared.mdx`.'],
    ["import A from '/snippets/sha|red.mdx'", 'Leads to `snippets/shared.mdx`.'],
    ["import A from '/snippets/shared.mdx'\n\n<A| />", 'Leads to `snippets/shared.mdx`.'],
    ['[a](https://exam|ple.com)', 'Leads out of the site'],
  ])('%j', (marked, words) => {
    expect(at(marked)).toContain(words);
  });

  it('leaves open what a link of a shared text means in the page that shows it', () => {
    const text = FILES['snippets/plan.mdx'];
    const said = (words: string) =>
      explain({ text, offset: text.indexOf(words), file: 'snippets/plan.mdx', knowledge })?.text;
    expect(said('#the-plan')).toBe('Leads to `snippets/plan.mdx`, at **The plan**.');
    expect(said('#elsewhere')).toContain('or to a heading `elsewhere` of the page that shows it');
  });

  it('says nothing of words and unknown names', () => {
    expect(at('Just wo|rds')).toBeUndefined();
    expect(at('<Unk|nown />')).toBeUndefined();
    expect(at('`<No|te>`')).toBeUndefined();
  });
});

it('finds all that a page leads to', () => {
  const text = '[a](/index) <Card href="/gone" />\n\n<Snippet file="shared.mdx" />\n';
  expect(findTargets(text, 'page.mdx', knowledge.hasFile).map(({ resolved }) => resolved)).toEqual([
    { kind: 'file', file: 'index.mdx', fragment: '' },
    { kind: 'missing' },
    { kind: 'file', file: 'snippets/shared.mdx', fragment: '' },
  ]);
  expect(positionOf('a\nbc', 3)).toEqual({ line: 2, column: 2 });
});

it('finds the title that a link leads to, in the file in which it is written', () => {
  const found = (link: string) => findTarget(`[a](${link})`, 5, 'page.mdx', knowledge)?.heading;
  expect(found('/api#go-on')).toMatchObject({ file: 'api.mdx', kind: 'Step' });
  expect(found('/api#the-plan')).toMatchObject({ file: 'snippets/plan.mdx', start: 0 });
});

it('makes a tree of headings, with steps below theirs', () => {
  const text = '## One\n<Steps><Step title="Do">x</Step></Steps>\n### Two\n# Three\n';
  const names = (items: readonly OutlineItem[]): unknown[] =>
    items.map(({ text, children }) => [text, names(children)]);
  expect(names(buildOutline(readHeadings(text), text.length))).toEqual([
    [
      'One',
      [
        ['Do', []],
        ['Two', []],
      ],
    ],
    ['Three', []],
  ]);
});
