/** What an author's own code can do in a page. */
import { describe, expect, it } from 'vitest';
import { renderFirst } from './testing/render-pages.ts';

const main = async (source: string, files: Readonly<Record<string, string>> = {}): Promise<string> =>
  (await renderFirst({ 'a.mdx': source, ...files })).main;

describe('React in a page', () => {
  it('is there without import, with its first state', async () => {
    expect(
      await main(`export const Counter = ({ start }) => {
  const [count, setCount] = useState(() => start);
  const double = useMemo(() => count * 2, [count]);
  useEffect(() => { setCount(9) });
  return <button onClick={() => setCount(count + 1)} id={useId()}>{count} {double}</button>;
}

<Counter start={2} />
`),
    ).toContain('<button id=":r0:">2 4</button>');
  });

  it('can be imported in every way', async () => {
    expect(
      await main(`import React, { useRef as useBox } from 'react'
import * as All from "react"

export const A = () => <i>{useBox(1).current}{React.useState(2)[0]}{All.useState(3)[0]}</i>

<A />
`),
    ).toContain('<i>123</i>');
  });

  it('passes contexts down, and knows classes, children and elements', async () => {
    expect(
      await main(`export const Colour = createContext('grey')
export const Show = () => <b>{useContext(Colour)}</b>
export class Old extends React.Component { render() { return <u>{this.props.children}</u> } }
export const Count = ({ children }) => Children.map(children, (child) => cloneElement(child, { class: 'x' }))

<Colour.Provider value="green"><Show /></Colour.Provider><Show />

<Old>old</Old>

<Count><i>1</i><i>2</i></Count>
`),
    ).toMatch(/<b>green<\/b>\s*<b>grey<\/b>[\s\S]*<u>old<\/u>[\s\S]*<i class="x">1<\/i><i class="x">2<\/i>/);
  });
});

describe('snippets', () => {
  it('find a property that they were not given absent in conditions, and show it where it stands alone', async () => {
    const snippet =
      '{show && <b>SHOWN</b>} {flag ? <b>yes</b> : <b>no</b>} {typeof kind} {word || "default"} {!more.deep && "none"} {name}\n';
    const files = { 'snippets/s.mdx': snippet };
    const page = await renderFirst({ 'page.mdx': "import S from '/snippets/s.mdx'\n\n<S />\n", ...files });
    const wordsOf = (html: string) =>
      html
        .replace(/<[^>]+>/g, '')
        .split(/\s+/)
        .filter(Boolean)
        .join(' ');
    expect(wordsOf(page.main)).toBe('no undefined default none {name}');
    expect(page.diagnostics.map(({ code, subject }) => [code, subject?.[0]])).toEqual([['mdx/unknown-name', 'name']]);
    const given = await main(
      'import S from \'/snippets/s.mdx\'\n\n<S show flag kind="x" word="w" more={{ deep: 1 }} name="n" />\n',
      files,
    );
    expect(wordsOf(given)).toBe('SHOWN yes string w n');
  });

  it('pass on to other snippets that a property is absent', async () => {
    const html = await main("import A from '/snippets/a.mdx'\n\n<A />\n", {
      'snippets/a.mdx': "import B from '/snippets/b.mdx'\n\n<B show={show} />\n",
      'snippets/b.mdx': '{show ? "shown" : "left out"}\n',
    });
    expect(html).toContain('left out');
  });

  it('take properties as names, children and other snippets', async () => {
    expect(
      await main('import Greeting from \'/snippets/greeting.mdx\'\n\n<Greeting word="hello">all</Greeting>\n', {
        'snippets/greeting.mdx': "import Mark from './parts/mark'\n\nWe say {word} to {props.children}<Mark />\n",
        'snippets/parts/mark.mdx': '!',
      }),
    ).toContain('We say hello to all');
  });

  it('are found by any path, and without import', async () => {
    const page = await renderFirst({
      'guides/a.mdx':
        "import One from 'snippets/one.mdx'\nimport two from '../snippets/Two'\nimport Three from '/_snippets/one'\n\n<One /><two /><Three />\n\n<Snippet file=\"four.mdx\" />\n",
      'snippets/one.mdx': 'one',
      'snippets/two.mdx': 'two',
      '_snippets/four.mdx': 'four',
    });
    expect(page.main.replace(/<[^>]*>|\s/g, '')).toBe('onetwoonefour');
    expect(page.diagnostics).toEqual([]);
  });

  it('export components, values and data', async () => {
    const page = await renderFirst({
      'a.mdx':
        "import { Box, size as width } from '/snippets/box.mdx'\nimport Chart, { Bar } from './snippets/chart.jsx'\nimport data from './data.json'\n\n<Box>in {width}</Box>\n\n<Chart /><Bar />{data.unit}\n",
      'snippets/box.mdx':
        'export const size = 3\nexport const Box = ({ children }) => <Card title="b">{children}</Card>\n',
      'snippets/chart.jsx':
        "'use client'\nimport { useState } from 'react'\n\nconst unit = 'mm';\n\nexport default function Chart() {\n  return <svg strokeWidth={2}><g /></svg>;\n}\n\nfunction Bar() {\n\n  return <i>{unit}</i>;\n}\n\nexport { Bar };\n",
      'data.json': '{ "unit": "cm" }',
    });
    expect(page.main).toContain('<section class="card" data-title="b">in 3</section>');
    expect(page.main).toContain('<svg stroke-width="2"><g></g></svg>');
    expect(page.main).toContain('<i>mm</i>');
    expect(page.main).toContain('cm');
    expect(page.diagnostics).toEqual([]);
  });
});

describe('what cannot be shown', () => {
  it('says so in its place, and in the problems', async () => {
    const page = await renderFirst({
      'a.mdx':
        "import Typed from '/snippets/typed'\nimport Icon from 'some-package'\n\nexport const Later = async () => <b>later</b>\n\n<Typed />\n\n<Icon />\n\n<Later />\n\nEnd\n",
      'snippets/typed.tsx': 'export default function Typed(props: { a: string }) { return <b /> }\n',
    });
    expect(page.main).toContain('is TypeScript, so');
    expect(page.main).toContain('<p>End</p>');
    expect(page.diagnostics.map(({ code, range }) => [code, range?.start.line])).toEqual([
      ['mdx/typescript-import', 1],
      ['mdx/missing-import', 2],
      ['render/waiting-component', 4],
    ]);
    expect(page.diagnostics[1]?.hint).toBe('Pages can import files of the project and `react`, but no packages.');
  });
});

describe('components', () => {
  it('in another case or misspelt are read as meant where that is certain, else named', async () => {
    const page = await renderFirst({ 'a.mdx': '<note>\nin lower case\n</note>\n\n<Crad>\nmisspelt\n</Crad>\n' });
    expect(page.main).toMatch(/<section class="note">\s*<p>in lower case<\/p>\s*<\/section>/);
    expect(page.main).toContain('misspelt');
    expect(page.diagnostics.map(({ hint, range }) => [hint, range?.start.line])).toEqual([
      ['Write `<Note>`.', 1],
      ['Write `<Card>`. A component of your own has to be imported at the top of the page.', 5],
    ]);
  });

  it('that are misspelt by a letter or two come with the right name', async () => {
    const page = await renderFirst({ 'a.mdx': '<Stepss>\ntext\n</Stepss>\n' });
    expect(page.diagnostics).toMatchObject([
      { hint: 'Write `<Steps>`. A component of your own has to be imported at the top of the page.' },
    ]);
  });
});

describe('names in a page', () => {
  it('that are variables of the settings have their values, in text, attributes and code', async () => {
    const page = await renderFirst(
      { 'a.mdx': 'v{{version}} [x](https://a.example/{{ version }})\n\n```\n{{version}} {{other}}\n```\n' },
      { variables: { version: '1.2' } },
    );
    expect(page.main).toContain('v1.2 <a href="https://a.example/1.2">x</a>');
    expect(page.main).toContain('1.2 {{other}}');
  });

  it('that are variables are text, whatever signs their values hold', async () => {
    const page = await renderFirst(
      { 'a.mdx': '{{html}} and `{{html}}`\n\n<Card title="{{html}}" />\n\n```\n{{html}}\n```\n\n{"{{plain}}"}\n' },
      { variables: { html: '<b>"&{x}', plain: '<i>' } },
    );
    const shown = '&lt;b&gt;"&amp;{x}';
    expect(page.main.replaceAll('&quot;', '"').replaceAll('>"&', '&gt;"&').split(shown)).toHaveLength(5);
    expect(page.main).toContain('&lt;i');
    expect(page.main).not.toMatch(/<[bi]>/);
    expect(page.diagnostics).toEqual([]);
  });

  it('reach the front matter', async () => {
    expect(await main('---\ntitle: Birds\n---\n\n{frontmatter.title}\n')).toContain('Birds');
  });

  it('that are defined nowhere stay text in attributes and templates too', async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of the page's.
    const page = await renderFirst({ 'a.mdx': '<Card title={city}>{`in ${city.name}`}</Card>\n' });
    expect(page.main).toBe('<section class="card" data-title="{city}">in {city.name}</section>');
    expect(page.diagnostics).toMatchObject([
      { code: 'mdx/unknown-name', range: { start: { line: 1, column: 13 } } },
      {},
    ]);
  });
});
