import { describe, expect, it } from 'vitest';
import type { OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { readOutline } from '../../../authoring/navigation-edit/outline-reader.ts';
import { changedValues, fieldsOf, pageValues, valuesOf } from './entry-fields.ts';

const findPage = (page: string) => ({ file: `${page}.mdx`, title: page });

function nodes(config: unknown): OutlineNode[] {
  const all = (list: readonly OutlineNode[]): OutlineNode[] => list.flatMap((node) => [node, ...all(node.children)]);
  return all(readOutline(config, findPage).roots);
}

describe('fieldsOf', () => {
  it('offers what the format has a place for', () => {
    const [group, page] = nodes({ navigation: [{ group: 'Start', pages: ['index'] }] });
    expect(group && fieldsOf(group, 'contract')).toEqual(['icon']);
    expect(page && fieldsOf(page, 'contract')).toEqual(['icon', 'tag', 'hidden']);
    const [tab, outer, inner] = nodes({
      navigation: { tabs: [{ tab: 'Guides', groups: [{ group: 'Start', pages: [{ group: 'Deep', pages: [] }] }] }] },
    });
    const more = ['hidden', 'searchable', 'directory', 'openapi', 'openapiDirectory'];
    expect(tab && fieldsOf(tab, 'later')).toEqual(['icon', ...more]);
    expect(outer && fieldsOf(outer, 'later')).toEqual(['icon', 'tag', 'root', ...more]);
    expect(inner && fieldsOf(inner, 'later')).toEqual(['icon', 'tag', 'root', 'expanded', ...more]);
    const [link] = nodes({ navigation: { tabs: [{ tab: 'Blog', href: 'https://example.com' }] } });
    expect(link && fieldsOf(link, 'later')).toEqual(['icon', 'href', 'hidden']);
  });
});

describe('the values of an entry', () => {
  it('are read with the style of the icon, and compared by what they mean', () => {
    const before = valuesOf(['icon', 'tag', 'hidden'], { icon: 'book', iconType: 'solid', tag: 'New', other: 1 });
    expect(before).toEqual({ icon: 'book', iconType: 'solid', tag: 'New' });
    expect(changedValues(before, { ...before, hidden: false, icon: ' book ' }).size).toBe(0);
    expect([...changedValues(before, { ...before, tag: '', hidden: true })]).toEqual([
      ['tag', undefined],
      ['hidden', true],
    ]);
  });

  it('of a page stand in its front matter', () => {
    expect(pageValues('---\ntitle: Blog\nurl: "https://a.example"\nhidden: true\n---\n')).toEqual({
      title: 'Blog',
      url: 'https://a.example',
      hidden: true,
    });
  });
});
