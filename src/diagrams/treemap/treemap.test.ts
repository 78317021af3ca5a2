import { describe, expect, it } from 'vitest';
import { draw, wordsIn } from '../testing/draw.ts';
import { boxesIn, crossingsOf, isInside, textsIn } from '../testing/geometry.ts';
import { SAMPLES } from '../testing/samples.ts';
import { refusalOf, sourceOf } from '../testing/source.ts';
import { formatValue } from './format-value.ts';
import { parseTreemap } from './parse-treemap.ts';
import { squarify } from './squarify.ts';

describe('treemap', () => {
  it('reads parts of parts, and adds them up', () => {
    const { parts } = parseTreemap(
      sourceOf('treemap-beta\n"A"\n    "B": 12:::warm\n    "C"\n      "D": 1,000\n"E": 3'),
    );
    expect(parts).toMatchObject([
      {
        name: 'A',
        value: 1012,
        children: [
          { name: 'B', className: 'warm' },
          { name: 'C', value: 1000, children: [{ name: 'D' }] },
        ],
      },
      { name: 'E', value: 3, children: [] },
    ]);
  });

  it('gives each value its share of the area, near to squares', () => {
    const pieces = squarify([6, 6, 4, 3, 2, 2, 1], { x: 0, y: 0, width: 600, height: 400 });
    expect(pieces.map(({ width, height }) => Math.round((width * height) / 10_000))).toEqual([6, 6, 4, 3, 2, 2, 1]);
    expect(Math.max(...pieces.map(({ width, height }) => Math.max(width / height, height / width)))).toBeLessThan(3);
    expect(
      crossingsOf(pieces.map(({ x, y, width, height }) => ({ left: x, top: y, right: x + width, bottom: y + height }))),
    ).toEqual([]);
  });

  it('keeps pieces in what they are parts of, and words in their pieces', () => {
    const drawn = draw(SAMPLES.treemap ?? '');
    const [leaves, parts] = [boxesIn(drawn), boxesIn(drawn, 'dg-field')];
    expect(crossingsOf([...leaves, ...parts])).toEqual([]);
    const names = textsIn(drawn).filter(({ text }) => !text.startsWith('Nearly'));
    expect(names.filter((name) => ![...leaves, ...parts].some((box) => isInside(name, box)))).toEqual([]);
  });

  it('tells below what has no room for its name', () => {
    const drawn = draw(SAMPLES.treemap ?? '');
    const small = textsIn(drawn).find(({ text }) => text === 'Nearly nothing · 0.2');
    expect(small?.top).toBeGreaterThan(Math.max(...boxesIn(drawn).map(({ bottom }) => bottom)));
  });

  it.each([
    [1234567.5, ',', '1,234,567.5'],
    [1234.5, '$,.2f', '$1,234.50'],
    [700000, '$0,0', '$700,000'],
    [0.351, '.1%', '35.1%'],
    [0.1234567, '.3f', '0.123'],
  ])('writes %d as %s asks', (value, format, written) => {
    expect(formatValue(value, format)).toBe(written);
  });

  it('shows values only when asked', () => {
    const source = 'treemap\n"A": 1\n"B": 2';
    expect(wordsIn(draw(source))).toEqual(['A 1', 'B 2']);
    expect(wordsIn(draw(`%%{init: {"treemap": {"showValues": false}}}%%\n${source}`))).toEqual(['A', 'B']);
  });

  it('says what was expected', () => {
    expect(refusalOf('treemap\n"A": 1\nB: 2')?.line).toBe(3);
    expect(refusalOf('treemap\n"A": 1\n  "B": 2')).toMatchObject({
      line: 3,
      expected: expect.stringContaining('no parts of its own'),
    });
    expect(refusalOf('treemap\n"A"')).toMatchObject({ line: 1, expected: expect.stringContaining('with a value') });
  });
});
