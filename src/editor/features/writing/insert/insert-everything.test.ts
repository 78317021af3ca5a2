/** Everything of the catalogue, inserted as the menus do it and drawn with the whole of its project. */
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../../catalogue/catalogue.ts';
import type { Component } from '../../../../catalogue/component.ts';
import { readSnippet } from '../../../../catalogue/snippet.ts';
import { createProjectSession } from '../../../../engine/session.ts';
import type { Diagnostic } from '../../../../project/diagnostics.ts';
import { applyTextEdits } from '../../../../project/text-edit.ts';
import { collectProblems } from '../../../../rules/collect-problems.ts';
import { findConfigAnchors } from '../../../../rules/links/find-config-anchors.ts';
import { themeServices } from '../../../../theme/testing/render.ts';
import { readCursor } from '../read-cursor.ts';
import { listFiles } from '../use-listed-files.ts';
import { findItems, insertItems } from './insert-items.ts';
import { insertion } from './insertion.ts';

/** A line of so many characters is not wrapped. */
const SHORT_LINE = 30;

const HEAD = '---\ntitle: Start\ndescription: About it.\n---\n\n';

const TEXTS = {
  'docs.json': JSON.stringify({
    name: 'Small',
    colors: { primary: '#0b6e4f' },
    navigation: [{ group: 'Start', pages: ['index'] }],
    // Else it would be told that the site's address is not known.
    metadata: { canonical: 'https://docs.small.example' },
  }),
  'images/window.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20"/></svg>',
  'images/film.mp4': '',
  'snippets/shared.mdx': 'Shared words.\n',
};

const services = {
  ...themeServices,
  icons: { find: () => ({ kind: 'svg' as const, viewBox: '0 0 1 1', markup: '<path d="M0 0"/>', isStroked: false }) },
};

function filesWith(text: string): ReadonlyMap<string, Uint8Array> {
  const encoder = new TextEncoder();
  const all = Object.entries({ ...TEXTS, 'index.mdx': text });
  return new Map(all.map(([path, content]) => [path, encoder.encode(content)]));
}

/** What readers get of the page, and what is told of the project. */
async function draw(text: string): Promise<{ readonly main: string; readonly problems: readonly Diagnostic[] }> {
  const session = createProjectSession(services);
  const reading = session.update(filesWith(text));
  if (reading.status !== 'ok') throw new Error(JSON.stringify(reading.diagnostics));
  const page = await session.renderPage('index');
  if (page === undefined) throw new Error('The project has no page.');
  const { all } = collectProblems({
    reading: reading.diagnostics,
    pages: [page],
    configAnchors: findConfigAnchors(reading.site),
    finished: await session.checkFinishedSite({ contents: new Map() }),
  });
  return { main: /<main[\s>][\s\S]*<\/main>/.exec(page.html)?.[0] ?? '', problems: all };
}

/** Of a component that needs another around it, the cursor stands behind `Here.`; of all others, behind the last words. */
function pageFor({ parents }: Component): { readonly text: string; readonly cursor: number } {
  const parent = parents?.[0];
  const words = parent === undefined ? 'First words.' : `<${parent}>\n  Here.`;
  const end = parent === undefined ? '\n' : `\n</${parent}>\n`;
  return { text: HEAD + words + end, cursor: HEAD.length + words.length };
}

/** The page with the component in it, chosen by its name from what is offered at the cursor. */
function insert({ label }: Component, text: string, cursor: number): string {
  const selection = { start: cursor, end: cursor };
  const inside = readCursor(text, selection).elements.map(({ name }) => name);
  const item = findItems(insertItems(inside), label).find((one) => one.label === label);
  if (item === undefined) throw new Error(`${label} is not offered in ${inside.join(' ')}.`);
  const files = filesWith(text);
  const listed = { ...listFiles(files), hasFile: (path: string) => files.has(path) };
  return applyTextEdits(text, insertion(item, text, selection, listed).edits);
}

describe.each(CATALOGUE.map((component) => [component.label, component] as const))('%s', (_label, component) => {
  const source = (readSnippet(component.snippet).text.split('\n')[0] ?? '')
    // A file of the project takes the place of the example.
    .replace(/\/images\/\w+\.\w+.*$/, '')
    .slice(0, SHORT_LINE);
  const { text, cursor } = pageFor(component);

  it.each([
    ['behind words, as the button puts it', text, cursor],
    ['in an empty paragraph, as after a slash', `${text.slice(0, cursor)}\n\n${text.slice(cursor)}`, cursor + 2],
  ])('is inserted %s, and shown without a problem', async (_place, before, at) => {
    const after = insert(component, before, at);
    expect(after).toContain(source);
    const { main, problems } = await draw(after);
    expect(problems).toEqual([]);
    expect(main).not.toBe((await draw(before)).main);
  });
});
