import { describe, expect, it } from 'vitest';
import { findComponent } from '../../catalogue/catalogue.ts';
import { meantAttribute } from '../../page-source/meant-names/meant-attribute.ts';
import { prepareSource } from '../../page-source/prepare/prepare-source.ts';
import { misspeltAttribute } from './misspelt-attribute.ts';

const find = (text: string) => misspeltAttribute.run({ file: 'a.mdx', text, prepared: prepareSource(text) });

describe('an attribute that looks like one of the component', () => {
  it.each([
    ['Card', 'tittle', 'title'],
    ['Card', 'Icon', 'icon'],
    ['Card', 'icon-type', 'iconType'],
    ['Card', 'hrfe', 'href'],
    ['CardGroup', 'col', 'cols'],
    ['ParamField', 'requried', 'required'],
    ['ParamField', 'defualt', 'default'],
    ['Accordion', 'classname', 'className'],
  ])('of %s: %s is %s', (component, written, meant) => {
    const found = findComponent(component);
    expect(found && meantAttribute(found, written)).toBe(meant);
  });

  it.each([
    ['Card', 'title'],
    ['Card', 'image'],
    ['Card', 'class'],
    ['Card', 'id'],
    ['Card', 'key'],
    ['Card', 'target'],
    ['Card', 'data-title'],
    ['Card', 'aria-label'],
    ['Card', 'onClick'],
    ['Card', 'flavour'],
    ['ResponseField', 'readOnly'],
    ['Frame', 'style'],
  ])('is none of %s: %s', (component, written) => {
    const found = findComponent(component);
    expect(found && meantAttribute(found, written)).toBeUndefined();
  });

  it('is told at its name, in every tag', () => {
    const problems = find('<Card tittle="A">\n<Step\n  titel="B"\n/>\n</Card>');
    expect(problems.map(({ range }) => range?.start)).toEqual([
      { line: 1, column: 7 },
      { line: 3, column: 3 },
    ]);
  });

  it('is left alone beside the one that it looks like, in comments, in code and in components of the page', () => {
    expect(find('<Card title="A" tittle="B" />')).toEqual([]);
    expect(find('{/* <Card tittle="A" /> */}\n<!-- <Card tittle="A" /> -->')).toEqual([]);
    expect(find('`<Card tittle="A" />`\n\n```jsx\n<Card tittle="A" />\n```')).toEqual([]);
    expect(find('export const Card = () => null\n\n<Card tittle="A" />')).toEqual([]);
    expect(find('<Gadget tittle="A" /> <div tittle="A" />')).toEqual([]);
  });
});
