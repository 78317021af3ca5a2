import { describe, expect, it } from 'vitest';
import { createPageRenderer } from '../engine/render/page-renderer.ts';
import { createTestSite, testServices } from '../engine/render/testing/test-site.ts';
import type { Diagnostic } from '../project/diagnostics.ts';
import { components } from '../theme/components/index.ts';
import { createTheme } from '../theme/index.ts';
import { CATALOGUE, componentNames, findAttribute, findComponent, findFence } from './catalogue.ts';
import type { Attribute, Component } from './component.ts';
import { GROUPS } from './groups.ts';
import { readSnippet } from './snippet.ts';

const services = {
  ...testServices,
  theme: createTheme({ script: '', stylesheet: '' }),
  icons: {
    find: ({ name, type }: { name: string; type?: string }) => ({
      kind: 'svg' as const,
      viewBox: '0 0 1 1',
      markup: `<path d="M0 0" data-icon="${name} ${type ?? ''}"/>`,
      isStroked: false,
    }),
  },
};

const FILES = {
  'other.mdx': 'Text.',
  'index.mdx': 'Text.',
  'images/picture.png': '',
  'images/other.png': '',
  'images/film.mp4': '',
  'images/other.mp4': '',
  'file.js': '',
  'snippets/shared.mdx': 'Shared words.',
  'snippets/other.mdx': 'Other words.',
};

/** What people and programs get of a page. */
async function render(body: string): Promise<{ html: string; shown: string; diagnostics: readonly Diagnostic[] }> {
  const site = createTestSite({ 'page.mdx': `---\ntitle: Page\ndescription: About it.\n---\n\n${body}\n`, ...FILES });
  const page = site.pages.get('page');
  if (page === undefined) throw new Error('The test site has no page.');
  const { html, markdown, diagnostics: all } = await createPageRenderer(services).render(site, page);
  // That an attribute is spelled as in HTML is no complaint.
  const diagnostics = all.filter(({ severity }) => severity !== 'info');
  return { html, shown: `${html}\n${markdown}`, diagnostics };
}

/** Parts of a component (`Tree.Folder`) are properties of its function. */
function namesOfTheme(): string[] {
  return Object.entries(components).flatMap(([name, component]) => [
    name,
    ...Object.keys(component).map((part) => `${name}.${part}`),
  ]);
}

describe('the catalogue', () => {
  it('has every component of the theme, and no other', () => {
    // Generated pages of an API have components that nobody writes.
    const ofTheme = namesOfTheme().filter((name) => /^(?!Api[A-Z])[A-Z]/.test(name) && name !== 'GitHub');
    // The engine itself makes snippets.
    expect([...componentNames()].sort()).toEqual([...ofTheme, 'Snippet'].sort());
  });

  it('has elements only that the theme draws in its own way', () => {
    const elements = CATALOGUE.filter(({ kind }) => kind === 'element').map(({ name }) => name);
    expect(elements.filter((name) => !Object.hasOwn(components, name))).toEqual([]);
  });

  it('names everything once', () => {
    const names = [
      ...componentNames(),
      ...CATALOGUE.filter(({ kind }) => kind !== 'component').map(({ name }) => name),
    ];
    expect(new Set(names).size).toBe(names.length);
    const labels = CATALOGUE.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    for (const { name, attributes } of CATALOGUE) {
      const spellings = attributes.flatMap((attribute) => [attribute.name, ...(attribute.otherNames ?? [])]);
      expect(new Set(spellings).size, name).toBe(spellings.length);
    }
  });

  it('speaks of parents, children and groups that exist', () => {
    for (const { name, parents = [], children = [], group } of CATALOGUE) {
      for (const child of children.filter((one) => /^[A-Z]/.test(one)))
        expect(findComponent(child), `${child} in ${name}`).toBeDefined();
      for (const parent of parents)
        expect(findComponent(parent)?.children ?? [], `${name} in ${parent}`).toContain(name);
      expect(GROUPS.map((one) => one.name)).toContain(group);
    }
  });

  it('says what a choice is, and a default that is among the choices', () => {
    for (const component of CATALOGUE) {
      for (const attribute of component.attributes) {
        const where = `${component.name} ${attribute.name}`;
        expect(attribute.description, where).toMatch(/^[A-Z`].*\.$/);
        expect(component.description, where).toMatch(/\.$|`$/);
        if (attribute.type === 'choice') expect(attribute.choices?.length ?? 0, where).toBeGreaterThan(1);
        if (attribute.choices !== undefined && attribute.default !== undefined)
          expect(
            attribute.choices.map(({ value }) => value),
            where,
          ).toContain(String(attribute.default));
      }
    }
  });

  it('finds components by every name, attributes by every spelling and fences by language', () => {
    expect(findComponent('FileTree')?.name).toBe('Tree');
    expect(findComponent('code')).toBeUndefined();
    expect(findFence('Mermaid').label).toBe('Diagram');
    expect(findFence('python').name).toBe('code');
    const card = findComponent('Card') as Component;
    expect(findAttribute(card, 'image')?.name).toBe('img');
    expect(findAttribute(card, 'nonsense')).toBeUndefined();
  });
});

describe.each(CATALOGUE.map((component) => [component.name, component] as const))('%s', (_name, component) => {
  it('has an example that shows something, without a complaint', async () => {
    const { shown, diagnostics } = await render(component.example);
    expect(diagnostics).toEqual([]);
    expect(shown.length).toBeGreaterThan((await render('')).shown.length);
  });

  it('is inserted as something that shows, without a complaint', async () => {
    const parent = component.parents?.[0];
    const text = readSnippet(component.snippet).text;
    const { diagnostics } = await render(parent === undefined ? text : `<${parent}>\n${text}\n</${parent}>`);
    expect(diagnostics).toEqual([]);
  });

  it('changes with each attribute and each of its values', async () => {
    for (const attribute of component.attributes) {
      const without = withAttribute(component, attribute, undefined);
      const plain = await render(without);
      for (const value of probesOf(attribute)) {
        for (const name of [attribute.name, ...(attribute.otherNames ?? [])]) {
          const source = withAttribute(component, { ...attribute, name }, value);
          const { shown, diagnostics } = await render(source);
          expect(shown, source).not.toBe(plain.shown);
          expect(diagnostics, source).toEqual([]);
        }
      }
      if (attribute.default !== undefined) {
        const { html } = await render(withAttribute(component, attribute, written(attribute.default)));
        expect(html, `the default of ${attribute.name}`).toBe(plain.html);
      }
    }
  });
});

/** Values as they are written, which must show. */
function probesOf(attribute: Attribute): string[] {
  if (attribute.example !== undefined) return [`"${attribute.example}"`];
  const { type, choices } = attribute;
  if (type === 'choice')
    return (choices ?? []).filter(({ value }) => value !== attribute.default).map(({ value }) => `"${value}"`);
  if (type === 'boolean') return [written(attribute.default !== true)];
  if (type === 'number') return [written(Number(attribute.default ?? 1) + 1)];
  if (type === 'list') return ['{["one", "two"]}'];
  const probes: Partial<Record<Attribute['type'], string>> = {
    icon: 'bolt',
    color: '#112233',
    link: '/other',
    image: '/images/other.png',
    video: '/images/other.mp4',
    snippet: 'other.mdx',
  };
  return [`"${probes[type] ?? 'Probe'}"`];
}

function written(value: string | number | boolean): string {
  return typeof value === 'string' ? `"${value}"` : `{${value}}`;
}

/** The example with this attribute set or left out in the first use of the component. */
function withAttribute(component: Component, attribute: Attribute, value: string | undefined): string {
  const own = findAttribute(component, attribute.name) ?? attribute;
  const dropped = component.attributes
    .filter((one) => one.name === own.name || (own.exclusive !== undefined && one.exclusive === own.exclusive))
    .flatMap((one) => [one.name, ...(one.otherNames ?? [])]);
  const setting = value === undefined ? '' : ` ${attribute.name}=${value}`;
  const rule = new RegExp(` (?:${dropped.join('|')})(?:="[^"]*"|=\\{[^}]*\\})?(?=[ />])`, 'g');
  const companion = needed(component, own);
  if (component.kind === 'fence')
    return component.example.replace(/```\S+[^\n]*/, (line) => line.split(' ')[0] + companion + setting);
  return component.example.replace(new RegExp(`<${component.name}(?![\\w.])[^>]*>`), (tag) =>
    tag.replace(rule, '').replace(`<${component.name}`, `<${component.name}${companion}${setting}`),
  );
}

/** An attribute that does nothing without another is tried beside it. */
function needed({ attributes, example, name }: Component, attribute: Attribute): string {
  const hasIcon = new RegExp(`<${name.replace('.', '\\.')}[^>]* icon=`).test(example);
  if (attribute.name === 'iconType' && !hasIcon && attributes.some((one) => one.name === 'icon')) return ' icon="flag"';
  if (attribute.name === 'controls') return ' autoPlay';
  return '';
}
