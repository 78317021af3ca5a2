import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyTextEdits } from '../../project/text-edit.ts';
import { type FieldValue, readFrontMatterFields, setFrontMatterField } from './front-matter-fields.ts';

const PAGE = `---
# About this page
title: Start   # short
description: "Say \\"hi\\"."
icon: 'rocket'
keywords: [one, two]
tags:
  - a
  - "b c"
"og:image": /x.png
hidden: true
nested:
  deep: 1
---

Body: not a field
`;
const set = (text: string, key: string, value: FieldValue | undefined, order?: readonly string[]) =>
  applyTextEdits(text, setFrontMatterField(text, key, value, order));
const values = (text: string) => Object.fromEntries(readFrontMatterFields(text).map(({ key, value }) => [key, value]));

describe('readFrontMatterFields', () => {
  it('reads what a form can show', () => {
    expect(values(PAGE)).toEqual({
      title: 'Start',
      description: 'Say "hi".',
      icon: 'rocket',
      keywords: ['one', 'two'],
      tags: ['a', 'b c'],
      'og:image': '/x.png',
      hidden: true,
      nested: undefined,
    });
  });

  it('loses nothing beside a mistake', () => {
    const text = '---\ntitle: Say: this\ndescription: "never ends\nicon: star\n---\n';
    expect(values(text)).toEqual({ title: 'Say: this', description: 'never ends', icon: 'star' });
    expect(set(text, 'icon', 'leaf')).toBe(text.replace('star', 'leaf'));
    expect(set(text, 'title', 'A')).toBe(text.replace('Say: this', 'A'));
  });

  it('reads nothing where there is no front matter', () => {
    expect(readFrontMatterFields('title: A\n')).toEqual([]);
    expect(readFrontMatterFields('---\n---\n')).toEqual([]);
  });
});

describe('setFrontMatterField', () => {
  it('changes one value, and keeps its quotes and the comment behind it', () => {
    expect(set(PAGE, 'title', 'Begin')).toBe(PAGE.replace('title: Start   #', 'title: Begin   #'));
    expect(set(PAGE, 'icon', "it's")).toBe(PAGE.replace("'rocket'", "'it''s'"));
    expect(set(PAGE, 'description', 'Two\nlines')).toBe(PAGE.replace('"Say \\"hi\\"."', '"Two\\nlines"'));
    expect(set(PAGE, 'hidden', false)).toBe(PAGE.replace('hidden: true', 'hidden: false'));
  });

  it('quotes what would be read as something else', () => {
    for (const value of ['Say: this', '- a', 'true', '12', '# no', '', ' a ', 'a #b', '[x]'])
      expect(values(set(PAGE, 'title', value)).title, value).toBe(value);
  });

  it('keeps the kind of list', () => {
    expect(set(PAGE, 'keywords', ['one', 'x, y'])).toBe(PAGE.replace('[one, two]', '[one, "x, y"]'));
    expect(values(set(PAGE, 'tags', ['a', 'z'])).tags).toEqual(['a', 'z']);
    expect(set(PAGE, 'tags', ['a', 'z'])).toContain('tags:\n  - "a"\n  - "z"\n');
  });

  it('removes a key with its lines', () => {
    expect(set(PAGE, 'tags', undefined)).toBe(PAGE.replace('tags:\n  - a\n  - "b c"\n', ''));
    expect(set(PAGE, 'missing', undefined)).toBe(PAGE);
  });

  it('adds a key behind those before it in the order', () => {
    expect(set('---\ntitle: A\nicon: b\n---\n', 'description', 'C', ['title', 'description', 'icon'])).toBe(
      '---\ntitle: A\ndescription: "C"\nicon: b\n---\n',
    );
    expect(set('---\nicon: b\n---\n', 'title', 'A', ['title'])).toBe('---\ntitle: "A"\nicon: b\n---\n');
    expect(set('---\nicon: b\n---\n', 'own:key', 'A')).toBe('---\nicon: b\n"own:key": "A"\n---\n');
    expect(set('---\n---\n', 'title', 'A')).toBe('---\ntitle: "A"\n---\n');
  });

  it('adds the block where there is none, behind a byte-order mark', () => {
    expect(set('Text.\r\n', 'title', 'A')).toBe('---\r\ntitle: "A"\r\n---\r\n\r\nText.\r\n');
    expect(set('\uFEFFText.', 'title', 'A')).toBe('\uFEFF---\ntitle: "A"\n---\n\nText.');
  });

  it.each(['# ', '- a\n- b', 'words', '{a: 1}', '# note\r'])(
    'adds a key below settings that are none: %j',
    (written) => {
      const after = set(`---\n${written}\n---\n\nWords.\n`, 'title', 'Of: owls');
      expect(values(after)).toEqual({ title: 'Of: owls' });
      expect(after).toContain(written.trim());
    },
  );

  it('gives back any value that it wrote, and changes no other line', () => {
    const anyText = fc.string({
      unit: fc.constantFrom('a', ' ', ':', '#', '"', "'", '-', '\n', '{', '[', '\\', 'é', '|'),
    });
    const key = fc.constantFrom('title', 'description', 'icon', 'og:image', 'fresh');
    fc.assert(
      fc.property(key, anyText, (name, value) => {
        const after = set(PAGE, name, value);
        expect(values(after)[name]).toBe(value);
        const { [name]: _, ...others } = values(after);
        const { [name]: __, ...before } = values(PAGE);
        expect(others).toEqual(before);
        expect(after.endsWith('\n---\n\nBody: not a field\n')).toBe(true);
        if (name === 'fresh') expect(set(after, name, undefined)).toBe(PAGE);
      }),
    );
  });
});
