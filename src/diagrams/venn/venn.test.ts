import { describe, expect, it } from 'vitest';
import { draw, wordsIn } from '../testing/draw.ts';
import { crossingsOf, textsIn } from '../testing/geometry.ts';
import { SAMPLES } from '../testing/samples.ts';
import { refusalOf, sourceOf } from '../testing/source.ts';
import { placeCircles } from './draw-venn.ts';
import { parseVenn } from './parse-venn.ts';

const parse = (body: string) => parseVenn(sourceOf(`venn-beta\n${body}`)).areas;

describe('venn', () => {
  it('reads sets, what they share, and texts in them', () => {
    expect(
      parse(
        'set "A b" size: 20, label: "Alpha, one"\n  text React\n  text T2 label: Two\nset B\nunion "A b", B label: AB',
      ),
    ).toMatchObject([
      { ids: ['A b'], label: 'Alpha, one', size: 20, texts: [{ text: 'React' }, { text: 'Two' }] },
      { ids: ['B'], label: 'B', size: undefined },
      { ids: ['A b', 'B'], label: 'AB' },
    ]);
  });

  it('lays circles over each other where something is shared, and apart where nothing is', () => {
    const apart = (body: string) => {
      const [a, b] = placeCircles(parse(body));
      return (b?.x ?? 0) - (a?.x ?? 0) - (a?.radius ?? 0) - (b?.radius ?? 0);
    };
    expect(apart('set A\nset B\nunion A,B')).toBeLessThan(-40);
    expect(apart('set A\nset B')).toBeGreaterThan(0);
    const [large, small] = placeCircles(parse('set A size: 4\nset B size: 2'));
    expect((large?.radius ?? 0) ** 2 / (small?.radius ?? 1) ** 2).toBeCloseTo(2);
  });

  it('keeps words apart', () => {
    const drawn = draw(SAMPLES.venn ?? '');
    expect(wordsIn(drawn)).toEqual([
      'Who reads what',
      'Guides',
      'Beginners',
      'Reference',
      'Releases',
      'Everybody',
      'Us',
    ]);
    expect(crossingsOf(textsIn(drawn))).toEqual([]);
  });

  it('says what was expected', () => {
    expect(refusalOf('venn-beta\nset A\nunion A,B')).toMatchObject({
      line: 3,
      expected: expect.stringContaining('`B`'),
    });
    expect(refusalOf('venn-beta\nset A\nset B\nset C\nset D')).toMatchObject({
      line: 5,
      expected: expect.stringContaining('At most 3'),
    });
    expect(refusalOf('venn-beta\n text A')?.expected).toContain('before its `text`');
  });

  it('reads sizes behind a colon, and styles of sets, unions and texts', () => {
    const { areas } = parseVenn(
      sourceOf(
        'venn-beta\nset A["One"]:20\ntext t["x"]\nset B\nunion A,B["AB"]:3\nstyle A fill:skyblue\nstyle B,A color:#333\nstyle t color:red',
      ),
    );
    expect(areas.map(({ label, size }) => [label, size])).toEqual([
      ['One', 20],
      ['B', undefined],
      ['AB', 3],
    ]);
    expect(areas[0]?.style.get('fill')).toBe('skyblue');
    expect(areas[2]?.style.get('color')).toBe('#333');
    expect(areas[0]?.texts[0]?.style.get('color')).toBe('red');
  });
});
