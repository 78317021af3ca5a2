import { describe, expect, it } from 'vitest';
import { draw, wordsIn } from '../testing/draw.ts';
import { crossingsOf, textsIn } from '../testing/geometry.ts';
import { SAMPLES } from '../testing/samples.ts';
import { refusalOf, sourceOf } from '../testing/source.ts';
import { parseRadar } from './parse-radar.ts';

describe('radar', () => {
  it('reads axes, curves and settings', () => {
    const radar = parseRadar(
      sourceOf(
        'radar-beta\n title T\n axis a["One"], b["Two"]\n axis c,\n curve x["X"]{1, 2,\n  3}, y{c: 3, a: 1, b: 2}\n max 10\n min 1\n ticks 3\n graticule polygon\n showLegend false',
      ),
    );
    expect(radar).toMatchObject({
      title: 'T',
      axes: [{ name: 'One' }, { name: 'Two' }, { name: 'c' }],
      curves: [
        { name: 'X', values: [1, 2, 3] },
        { name: 'y', values: [1, 2, 3] },
      ],
      min: 1,
      max: 10,
      ticks: 3,
      isRound: false,
      showsLegend: false,
    });
  });

  it('draws a value the farther out the greater it is', () => {
    const { content } = draw('radar-beta\n axis a, b, c, d\n curve x{1, 2, 3, 4}');
    const dots = [...content.matchAll(/<circle class="dg-full" cx="(-?[\d.]+)" cy="(-?[\d.]+)"/g)];
    const reaches = dots.map(([, x, y]) => Math.hypot(Number(x), Number(y)));
    expect(reaches.map((reach) => Math.round(reach / (reaches[0] ?? 1)))).toEqual([1, 2, 3, 4]);
  });

  it('names axes, rings and curves, none over another', () => {
    const drawn = draw(SAMPLES.radar ?? '');
    expect(wordsIn(drawn)).toEqual([
      'Queues',
      '1',
      '2',
      '3',
      '4',
      '5',
      'Speed',
      'Price',
      'Ease of use',
      'Ours',
      'Theirs',
    ]);
    expect(crossingsOf(textsIn(drawn))).toEqual([]);
    expect(
      wordsIn(
        draw("radar-beta\n axis a, b, c\n curve x{1, 2, 3}\n ticks 2\n tickLabels{'low','high'}\n showLegend false"),
      ),
    ).toEqual(['low', 'high', 'a', 'b', 'c']);
  });

  it('says what was expected', () => {
    expect(refusalOf('radar-beta\n axis a, b, c\n curve x{1, 2}')).toMatchObject({
      line: 3,
      expected: expect.stringContaining('each of the 3 axes'),
    });
    expect(refusalOf('radar-beta\n axis a, b')).toMatchObject({
      line: 1,
      expected: expect.stringContaining('three axes'),
    });
    expect(refusalOf('radar-beta\n axis a, b, c\n curve x{1, many, 2}')?.line).toBe(3);
  });

  it('draws a band between two values', () => {
    const { curves } = parseRadar(sourceOf('radar-beta\naxis a,b,c\ncurve x{[1..2], 4, [3..5]}'));
    expect(curves).toMatchObject([{ values: [2, 4, 5], from: [1, undefined, 3] }]);
    expect(draw('radar-beta\naxis a,b,c\ncurve x{[1..2], 4, [3..5]}').content).toContain('fill-rule:evenodd');
  });
});
