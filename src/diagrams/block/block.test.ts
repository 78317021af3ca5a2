import { describe, expect, it } from 'vitest';
import { draw, wordsIn } from '../testing/draw.ts';
import { boxesIn, crossingsOf, isInside, textsIn } from '../testing/geometry.ts';
import { SAMPLES } from '../testing/samples.ts';
import { refusalOf, sourceOf } from '../testing/source.ts';
import { parseBlock } from './parse-block.ts';

const parse = (body: string) => parseBlock(sourceOf(`block-beta\n${body}`));

describe('block', () => {
  it('reads blocks with texts, shapes, widths and spaces', () => {
    const { root } = parse('columns 3\na["A label"] b:2\nspace:2 c(("C")) d[(Store)]:3');
    expect(root.columns).toBe(3);
    expect(root.children).toMatchObject([
      { kind: 'block', id: 'a', text: 'A label', shape: 'rectangle', span: 1 },
      { kind: 'block', id: 'b', text: 'b', span: 2 },
      { kind: 'space', span: 2 },
      { id: 'c', text: 'C', shape: 'circle' },
      { id: 'd', shape: 'cylinder', span: 3 },
    ]);
  });

  it('reads blocks in blocks', () => {
    const { root } = parse('block:g:2\n  columns 1\n  a b\n  block\n    c\n  end\nend\nd');
    expect(root.children).toMatchObject([
      {
        kind: 'group',
        id: 'g',
        span: 2,
        columns: 1,
        children: [{ id: 'a' }, { id: 'b' }, { kind: 'group', children: [{ id: 'c' }] }],
      },
      { id: 'd' },
    ]);
  });

  it('reads arrows that are blocks, and links that are none', () => {
    const { root, edges } = parse('a space b\ngo<["on"]>(x, down)\na -- "words" --> b\nc["new"] --- a\na-->b');
    expect(root.children.map(({ id, kind, sides }) => [kind === 'space' ? '' : id, kind, sides])).toEqual([
      ['a', 'block', []],
      ['', 'space', []],
      ['b', 'block', []],
      ['go', 'arrow', ['left', 'right', 'down']],
      ['c', 'block', []],
    ]);
    expect(edges).toMatchObject([
      { from: 'a', to: 'b', text: 'words', end: 'arrow' },
      { from: 'c', to: 'a', end: 'none' },
      { from: 'a', to: 'b' },
    ]);
  });

  it('gives blocks the columns they ask for, in the order in which they are written', () => {
    const drawn = draw('block\n columns 3\n a:3\n b c d\n e:2 f');
    const texts = new Map(textsIn(drawn).map((text) => [text.text, text]));
    const boxOf = (name: string) =>
      boxesIn(drawn).find((box) => isInside(texts.get(name) as typeof box & { text: string }, box));
    const [a, b, c, d, e, f] = [...'abcdef'].map((name) => boxOf(name));
    expect([b?.left, d?.right, e?.left, e?.right]).toEqual([a?.left, a?.right, b?.left, c?.right]);
    expect(f?.left).toBe(d?.left);
    expect(b?.top).toBeGreaterThan(a?.bottom ?? 0);
  });

  it('keeps blocks apart and words in their blocks', () => {
    const drawn = draw(SAMPLES.block ?? '');
    expect(crossingsOf([...boxesIn(drawn), ...boxesIn(drawn, 'dg-group')])).toEqual([]);
    expect(wordsIn(drawn)).toEqual(expect.arrayContaining(['A wide one', 'Store', 'on', 'both', 'words']));
  });

  it('leads a line around a block that stands in its way', () => {
    const straight = draw('block\n a space c\n a --> c').content;
    const around = draw('block\n a b c\n a --> c').content;
    const lineIn = (content: string): string => /class="dg-line" d="([^"]*)"/.exec(content)?.[1] ?? '';
    expect(lineIn(straight)).not.toContain('Q');
    expect(lineIn(around).match(/Q/g)).toHaveLength(2);
  });

  it('takes the colours of its author', () => {
    const { content } = draw('block\n a b\n classDef warm fill:#fed\n class a warm\n style b stroke:red');
    expect(content).toContain('style="fill:#fed"');
    expect(content).toContain('style="stroke:red"');
  });

  it('says what was expected', () => {
    expect(refusalOf('block\n a b\n a --> ]')).toMatchObject({
      line: 3,
      expected: expect.stringContaining('name of a block'),
    });
    expect(refusalOf('block\n block:x\n a')).toMatchObject({ line: 2, expected: expect.stringContaining('`end`') });
    expect(refusalOf('block\n a\n end')).toMatchObject({
      line: 3,
      expected: expect.stringContaining('no block is open'),
    });
  });
});
