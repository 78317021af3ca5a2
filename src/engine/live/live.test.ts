/** What of a page has state, what is sent along for it, and how its place in the page is written. */
import { describe, expect, it } from 'vitest';
import { createPageRenderer } from '../render/page-renderer.ts';
import { renderFirst, type TestPage } from '../render/testing/render-pages.ts';
import { createTestSite, testServices } from '../render/testing/test-site.ts';

const COUNTER = `export const Counter = ({ start = 0, children }) => {
  const [count, setCount] = useState(start);
  return <div><button onClick={() => setCount(count + 1)}>{count}</button>{children}</div>;
};
`;

const render = (page: string, files: Readonly<Record<string, string>> = {}): Promise<TestPage> =>
  renderFirst({ 'a.mdx': page, ...files });
const codeOf = ({ scripts = [] }: TestPage): string => scripts.map(({ contents }) => contents).join('');

describe('a component with state', () => {
  it('stands in the page with its first state, what it was given, and its script', async () => {
    const page = await render(`${COUNTER}\n<Counter start={3} />\n`);
    expect(page.main).toMatch(
      /<lw-live data-live="[\da-f]{12} Counter" data-props="{&quot;start&quot;:3}"><div><button>3<\/button><\/div><\/lw-live>/,
    );
    expect(page.scripts).toHaveLength(1);
    expect(page.scripts?.[0]?.path).toMatch(/^assets\/live\/a-[\da-f]{12}\.js$/);
    expect(page.diagnostics).toEqual([]);
  });

  it('is the outermost one that shows such a thing, and none that is only around it on the page', async () => {
    const { main } = await render(
      `${COUNTER}
export const Twice = () => <p><Counter /><Counter /></p>;
export const Frame = ({ children }) => <section>{children}</section>;

<Twice />

<Frame><Counter /></Frame>
`,
    );
    expect(main.match(/<lw-live /g)).toHaveLength(2);
    expect(main).toMatch(/<lw-live data-live="\w+ Twice"/);
    expect(main).toMatch(/<section><lw-live data-live="\w+ Counter"/);
  });

  it('keeps what the page puts into it apart, also where the first state does not show it', async () => {
    const page = await render(
      `${COUNTER}
export const Fold = ({ children }) => { const [isOpen] = useState(false); return <div>{isOpen && children}</div>; };

<Counter>**bold**</Counter>

<Fold>

## Hidden

</Fold>
`,
    );
    expect(page.main).toContain('<lw-slot data-slot="0"><strong>bold</strong></lw-slot></div></lw-live>');
    expect(page.main).toMatch(/<div><\/div><template data-slot="0"><h2[^>]*>Hidden<\/h2><\/template><\/lw-live>/);
    expect(page.search.headings).toEqual([]);
  });

  it('is found behind imports and React’s own name, and not in samples of code or without state', async () => {
    const snippet =
      "import React from 'react'\nexport const Box = () => { const [n] = React.useState(1); return <i>{n}</i> }\n";
    const page = await render("import { Box as Shown } from '/snippets/box.jsx'\n\n<Shown />\n", {
      'snippets/box.jsx': snippet,
    });
    expect(page.main).toMatch(/<lw-live data-live="\w+ Box"/);
    const plain = await render('export const Still = () => <b>still</b>;\n\n<Still />\n\n```jsx\nuseState(0);\n```\n');
    expect(plain.main).not.toContain('lw-live');
    expect(plain.scripts).toBeUndefined();
  });
});

describe('a context', () => {
  it('makes what reads it alive below a component that changes it, and leaves it alone below the page', async () => {
    const show = `export const Mood = createContext('calm');
export const Show = () => <b>{useContext(Mood)}</b>;
`;
    const still = await render(`${show}\n<Mood.Provider value="glad"><Show /></Mood.Provider>\n`);
    expect(still.main).toContain('<b>glad</b>');
    expect(still.main).not.toContain('lw-live');
    const ring = `export const Ring = ({ children }) => {
  const [mood, setMood] = useState('glad');
  return <Mood.Provider value={mood}><button onClick={() => setMood('sad')}>x</button>{children}</Mood.Provider>;
};
`;
    const { main } = await render(`${show}${ring}\n<Ring><Show /></Ring>\n`);
    expect(main).toMatch(
      /<lw-slot data-slot="0"><lw-live data-live="\w+ Show" data-props="{}"><b>glad<\/b><\/lw-live>/,
    );
  });
});

it('tells that a context which the page gives is unknown to a component with state', async () => {
  const { diagnostics } = await render(
    `export const Mood = createContext('calm');
export const Show = () => { const [n] = useState(0); return <b>{useContext(Mood)}{n}</b>; };

<Mood.Provider value="glad"><Show /></Mood.Provider>
`,
  );
  expect(diagnostics.map(({ code, range }) => [code, range?.start.line])).toEqual([['live/page-context', 4]]);
});

it('tells that one of the theme’s components cannot be drawn ahead', async () => {
  const { diagnostics } = await render(
    `export const Later = () => {
  const [name, setName] = useState('');
  return <button onClick={() => setName('x')}>{name && <Card title={name}>x</Card>}</button>;
};

<Later />
`,
  );
  expect(diagnostics.map(({ code, range }) => [code, range?.start.line])).toEqual([['live/open-component', 3]]);
});

describe('what would be silent', () => {
  const told = async (page: string) =>
    (await render(page)).diagnostics.map(({ code, range }) => [code, range?.start.line]);
  const shown = (jsx: string): string => `export const Own = ({ more }) => {
  const [isOpen, setIsOpen] = useState(false);
  return <div onClick={() => setIsOpen(!isOpen)}>
    ${jsx}
  </div>;
};

<Own more={{ title: 'x' }} />
`;

  it('is told of a component whose properties are known only later', async () => {
    expect(await told(shown('{isOpen && <Card {...more}>a</Card>}'))).toEqual([['live/open-component', 4]]);
  });

  it('is told of a component that stands directly in a table or a list of options, once', async () => {
    const row = `export const Row = () => {
  const [name, setName] = useState('a');
  useEffect(() => setName('b'), []);
  return <tr onClick={() => setName('c')}><td>{name}</td></tr>;
};
`;
    expect(await told(`${row}\n<table>\n<tbody>\n<Row />\n</tbody>\n</table>\n`)).toEqual([['live/misplaced', 9]]);
    const option = `export const Choice = () => {
  const [name, setName] = useState('a');
  useEffect(() => setName('b'), []);
  return <option>{name}</option>;
};
`;
    expect(await told(`${option}\n<select><Choice /></select>\n`)).toEqual([['live/misplaced', 7]]);
  });

  it('is not told of a row that only shows such a component in a cell', async () => {
    const row = 'export const Row = () => <tr><td><Counter /></td></tr>;\n';
    expect(await told(`${COUNTER}${row}\n<table>\n<tbody>\n<Row />\n</tbody>\n</table>\n`)).toEqual([]);
  });
});

describe('what reacts on the page itself', () => {
  it('gets a component of its own, with what is static in it left on the page', async () => {
    const page = await render('<button onClick={() => alert("Hi")}>Hi **you**</button>\n');
    expect(page.main).toMatch(
      /<lw-live data-live="\w+ _live0" data-props="{&quot;children&quot;:{&quot;\$slot&quot;:0}}"><button><lw-slot data-slot="0">Hi <strong>you<\/strong><\/lw-slot><\/button><\/lw-live>/,
    );
    expect(codeOf(page)).toContain(
      'const _live0=(props)=>_jsxs("button",{onClick:()=>alert("Hi"),children:props.children})',
    );
  });

  it('takes along a list that is made in place', async () => {
    const page = await render('{[1, 2].map((n) => <button key={n} onClick={() => alert(n)}>{n}</button>)}\n');
    expect(page.main).toContain('<button>1</button><button>2</button></lw-live>');
    expect(codeOf(page)).toContain('[1,2].map((n)=>');
  });

  it('is told where nothing can come of it', async () => {
    const { diagnostics } = await render('Text\n\n<Card title="A" onClick={() => alert(1)}>x</Card>\n');
    expect(diagnostics.map(({ code, range }) => [code, range?.start.line])).toEqual([['live/no-event', 3]]);
  });
});

describe('what a component is given', () => {
  it('is told at its place when it cannot be written down', async () => {
    const page = await render(
      `${COUNTER}export const times = new Map([[1, 2]]);\n\n<Counter start={1} times={times} list={[1, { a: 'b' }]} />\n`,
    );
    expect(page.diagnostics).toMatchObject([{ code: 'live/property', range: { start: { line: 7 } } }]);
    expect(page.main).toContain('&quot;list&quot;:[1,{&quot;a&quot;:&quot;b&quot;}]');
  });

  it('may be a function that stands on the page', async () => {
    const page = await render(
      `export const List = ({ format }) => { const [n] = useState(2); return <b>{format(n)}</b>; };\n\n<List format={(n) => \`\${n} km\`} />\n`,
    );
    expect(page.main).toContain('<b>2 km</b>');
    expect(page.diagnostics).toEqual([]);
    expect(codeOf(page)).toMatch(/_jsx\(List,\{format:\(n\)=>`\$\{n\} km`\}\)/);
  });

  it('cannot end the attribute or the script', async () => {
    const page = await render(`${COUNTER}\n<Counter start={'"></lw-live></script><script>alert(1)</script>'} />\n`);
    expect(page.html).not.toContain('<script>alert(1)');
  });
});

describe('scripts', () => {
  it('are one for each module, the same for all pages, in the order in which they need each other', async () => {
    const site = createTestSite({
      'a.mdx': "import { Panel } from '/snippets/panel.jsx'\n\n<Panel />\n",
      'b.mdx': "import { Panel } from '/snippets/panel.jsx'\n\nOther words\n\n<Panel />\n",
      'snippets/panel.jsx':
        "import { names } from './names.json'\nimport { useNumber } from './number.js'\nexport const Panel = () => <i>{useNumber()}</i>\n",
      'snippets/number.js': 'const one = 1;\nexport const useNumber = () => useState(one)[0]\n',
      'snippets/names.json': '["</script>"]',
    });
    const renderer = createPageRenderer(testServices);
    const pages = [...site.pages.values()].filter(({ path }) => path === 'a' || path === 'b');
    const [a, b] = await Promise.all(pages.map((page) => renderer.render(site, page)));
    expect(a?.scripts?.map(({ path }) => path.replace(/-[\da-f]+\.js$/, ''))).toEqual([
      'assets/live/number',
      'assets/live/panel',
    ]);
    expect(a?.scripts).toEqual(b?.scripts);
    expect(a?.scripts?.map(({ contents }) => contents).join('')).not.toContain('</script>');
  });

  it('hold of the page only what is needed', async () => {
    const code = codeOf(
      await render(`${COUNTER}export const unused = 'not needed';\n\n# Words\n\n<Counter />{unused}\n`),
    );
    expect(code).not.toContain('not needed');
    expect(code).not.toContain('Words');
  });

  it('and the document are the same with places of blocks and without', async () => {
    const site = createTestSite({
      'a.mdx': `${COUNTER}export const Long = () => {\n  useEffect(() => {});\n  return (\n    <ul>\n      <li>a</li>\n    </ul>\n  );\n};\n\n<Counter>\n  <p>x</p>\n</Counter>\n\n<Long />\n\n<button onClick={() => 1}>\n  <b>b</b>\n</button>\n`,
    });
    const [page] = site.pages.values();
    if (page === undefined) throw new Error('The test site has no page.');
    const plain = await createPageRenderer(testServices).render(site, page);
    const placed = await createPageRenderer(testServices, { hasPlaces: true }).renderDocument(site, page);
    expect(placed.scripts).toEqual(plain.scripts);
    expect(placed.html).toBe(plain.html);
  });
});
