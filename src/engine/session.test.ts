import * as satteri from 'satteri';
import { describe, expect, it } from 'vitest';
import { replaceFiles } from '../project/replaced-files.ts';
import { siteRules } from '../rules/run-rules.ts';
import { createSatteriCompiler } from './compile/satteri-compiler.ts';
import type { EngineServices } from './engine.ts';
import { createFormulaWriter } from './formulas/formula-writer.ts';
import { jsx } from './jsx/jsx-runtime.ts';
import { createEvaluate } from './render/evaluate.ts';
import { createProjectSession } from './session.ts';
import { change, project } from './site/testing/project.ts';

const services: EngineServices = {
  compiler: createSatteriCompiler(satteri),
  highlighter: { load: async () => {}, tokenize: (code) => [[{ text: code }]] },
  formulas: createFormulaWriter(),
  icons: { find: () => undefined },
  theme: {
    components: {},
    document: ({ content, kind }) => jsx('html', { children: kind === 'page' ? content : 'Not found' }),
    stylesheet: 'body{}',
    script: '',
    files: {},
    siteStyles: ({ config }) => config.colors.primary,
  },
  rules: siteRules,
  readRaster: async () => undefined,
  evaluate: createEvaluate(),
};

const files = project({
  'docs.json': { navigation: [{ group: 'Guides', pages: ['a', 'b', 'c'] }] },
  'a.mdx': 'Hello {1 + 1}',
  'b.mdx': 'import Part from "/snippets/part.mdx"\n\n<Part />',
  'c.mdx': '```js\nimport x from "/snippets/part.mdx"\n```',
  'snippets/part.mdx': 'Shared',
});

describe('createProjectSession', () => {
  it('has a page as soon as its file comes, in no navigation either', () => {
    const session = createProjectSession(services);
    session.update(files);
    const added = replaceFiles(files, [{ path: 'new.mdx', after: new TextEncoder().encode('New') }]);
    const { site, diagnostics } = session.update(added);
    expect(site?.pages.has('new')).toBe(true);
    expect(diagnostics.some(({ code }) => code === 'navigation/unlisted-pages')).toBe(true);
    expect(session.update(files).site?.pages.has('new')).toBe(false);
  });

  it('renders pages and shared files of a project, wherever its configuration is', async () => {
    const session = createProjectSession(services);
    const nested = new Map([...files].map(([path, bytes]) => [`repository/docs/${path}`, bytes]));
    expect(session.update(nested).status).toBe('ok');
    expect((await session.renderPage('a'))?.html).toContain('<p>Hello 2</p>');
    expect(await session.renderPage('none')).toBeUndefined();
    const shared = await session.renderSharedFiles([]);
    expect(shared.map(({ path }) => path)).toContain('404.html');
  });

  it('refuses a project without a configuration', () => {
    const reading = createProjectSession(services).update(new Map([['a.mdx', new Uint8Array()]]));
    expect(reading.status).toBe('unreadable');
    expect(reading.diagnostics[0]?.code).toBe('config/not-found');
  });

  it('goes on with the last good configuration while the present one cannot be read', async () => {
    const session = createProjectSession(services);
    session.update(files);
    const broken = change(change(files, 'docs.json', '{ "name": '), 'a.mdx', 'Edited meanwhile');
    const reading = session.update(broken);
    expect(reading.status).toBe('unreadable');
    expect(reading.diagnostics.every(({ file }) => file === 'docs.json')).toBe(true);
    expect((await session.renderPage('a'))?.html).toContain('Edited meanwhile');
    expect(session.update(files).status).toBe('ok');
  });

  it('renders a page as text without running it', async () => {
    const session = createProjectSession(services);
    session.update(change(files, 'a.mdx', 'Before\n\nexport const x = (() => { for (;;) {} })()\n\nAfter'));
    const page = await session.renderPageAsText('a');
    expect(page?.status).toBe('failed');
    expect(page?.html).toMatch(/Before[\s\S]*After/);
  });
});

describe('pageKey', () => {
  const session = createProjectSession(services);
  const keysOf = (state: typeof files) => {
    session.update(state);
    return { a: session.pageKey('a'), b: session.pageKey('b'), c: session.pageKey('c') };
  };
  const before = keysOf(files);
  /** Pages whose key is another one after a change. */
  const touched = (path: string, text: string) => {
    const after = keysOf(change(files, path, text));
    return (['a', 'b', 'c'] as const).filter((page) => after[page] !== before[page]);
  };

  it('is 32 hexadecimal characters, the same in every session', () => {
    expect(before.a).toMatch(/^[\da-f]{32}$/);
    const other = createProjectSession(services);
    other.update(new Map([...files].reverse().map(([path, bytes]) => [path, Uint8Array.from(bytes)])));
    expect(other.pageKey('a')).toBe(before.a);
  });

  it('can be had from the files that a page took in before, until one of them changes', () => {
    session.update(files);
    const dependencies = session.pageDependencies('b');
    expect(dependencies).toEqual(['snippets/part.mdx']);
    expect(session.pageDependencies('c')).toEqual([]);
    expect(session.pageKey('b', dependencies)).toBe(before.b);
    session.update(change(files, 'snippets/part.mdx', 'import Deep from "./deep.mdx"'));
    expect(session.pageKey('b', dependencies)).not.toBe(before.b);
  });

  it('follows the page, the snippets it takes in, and what all pages share', () => {
    expect(touched('a.mdx', 'Other')).toEqual(['a']);
    expect(touched('snippets/part.mdx', 'Other')).toEqual(['b']);
    expect(touched('a.mdx', '---\ntitle: In every navigation\n---')).toEqual(['a', 'b', 'c']);
    expect(touched('images/new.png', '')).toEqual(['a', 'b', 'c']);
    expect(touched('docs.json', '{"name":"Other","colors":{"primary":"#123456"},"navigation":[]}')).toHaveLength(3);
  });
});
