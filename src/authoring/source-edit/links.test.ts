import { describe, expect, it } from 'vitest';
import { applyTextEdits } from '../../project/text-edit.ts';
import { insertCodeBlock } from './code-blocks.ts';
import { imageMarkup, linkAt, readLink, removeLink, setImage, setLink } from './links.ts';
import { marked, shown } from './testing/selection.ts';

const found = (source: string) => {
  const { text, selection } = marked(source);
  const link = linkAt(text, selection);
  return link && { kind: link.kind, ...readLink(text, link) };
};

describe('links', () => {
  it('are found at the cursor', () => {
    expect(found('a [wo¦rds](/page) b')).toEqual({ kind: 'link', label: 'words', href: '/page' });
    expect(found('a [words](/pa¦ge "Title") b')).toMatchObject({ href: '/page' });
    expect(found('a [a [b] c](</a b>¦) b')).toMatchObject({ label: 'a [b] c', href: '/a b' });
    expect(found('![alt¦](a(1).png)')).toEqual({ kind: 'image', label: 'alt', href: 'a(1).png' });
    expect(found('¦a [b](c)')).toBeUndefined();
    expect(found('`[b](¦c)`')).toBeUndefined();
  });

  it('are made of the selected words, or of new ones', () => {
    const link = (source: string, href: string, label?: string) =>
      shown(source, (text, selection) => setLink(text, selection, href, label));
    expect(link('a ⟦b⟧ c', '/page')).toBe('a [b](/page)¦ c');
    expect(link('a ¦', '/page', 'x [y]')).toBe('a [x \\[y\\]](/page)¦');
    expect(link('a ¦', 'https://example.com/a b')).toBe('a [https://example.com/a b](<https://example.com/a b>)¦');
    expect(link('a [b¦](/old "T") c', '/new')).toBe('a [b¦](/new "T") c');
    expect(link('a [b¦](/old) c', '/old', 'new')).toBe('a [n¦ew](/old) c');
  });

  it('leave their words when they go', () => {
    expect(shown('a [b¦](/old) c', removeLink)).toBe('a ⟦b⟧ c');
  });
});

it('changes a picture', () => {
  const { text, selection } = marked('a ![o¦ld](/a.png) b');
  expect(applyTextEdits(text, setImage(text, selection, '/b c.png', 'New')?.edits ?? [])).toBe(
    'a ![New](</b c.png>) b',
  );
  expect(imageMarkup('/a(1).png', 'A [b]')).toBe('![A \\[b\\]](/a\\(1\\).png)');
});

describe('code blocks', () => {
  it('go around lines, with enough backticks', () => {
    expect(shown('[a\nb]\n', (text, selection) => insertCodeBlock(text, selection, 'js'))).toBe('```js\n[a\nb]\n```\n');
    expect(shown('⟦```x```⟧', (text, selection) => insertCodeBlock(text, selection))).toBe('````\n⟦```x```⟧\n````');
    expect(shown('a\n\n|\n', (text, selection) => insertCodeBlock(text, selection, 'js'))).toBe('a\n\n```js\n|\n```\n');
  });
});
