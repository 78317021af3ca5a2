import { describe, expect, it } from 'vitest';
import { draw, wordsIn } from '../testing/draw.ts';
import { boxesIn, crossingsOf, textsIn } from '../testing/geometry.ts';
import { SAMPLES } from '../testing/samples.ts';
import { refusalOf, sourceOf } from '../testing/source.ts';
import { layoutSankey } from './layout-sankey.ts';
import { parseSankey } from './parse-sankey.ts';

const LAYOUT = { height: 300, gap: 20, alignment: 'justify' } as const;

describe('sankey', () => {
  it('reads a table as other programs write it', () => {
    const { nodes, flows } = parseSankey(
      sourceOf('sankey-beta\n%% a note\n\nA,"B, with ""quotes""",1.5\n"B, with ""quotes""", C ,2'),
    );
    expect(nodes).toEqual(['A', 'B, with "quotes"', 'C']);
    expect(flows).toEqual([
      { from: 0, to: 1, value: 1.5 },
      { from: 1, to: 2, value: 2 },
    ]);
  });

  it('makes bars and bands as high as what flows', () => {
    const { nodes, flows, columns } = layoutSankey(parseSankey(sourceOf('sankey\nA,C,30\nB,C,10\nC,D,40')), LAYOUT);
    const [a, c, b, d] = nodes;
    expect([a, b, c, d].map((node) => node?.column)).toEqual([0, 0, 1, 2]);
    expect(columns).toBe(3);
    expect(a?.height).toBeCloseTo(3 * (b?.height ?? 0));
    expect(c?.height).toBeCloseTo((a?.height ?? 0) + (b?.height ?? 0));
    expect(flows[0]?.thickness).toBeCloseTo(a?.height ?? 0);
    // Both bands arrive side by side within the bar.
    expect(Math.abs((flows[0]?.endY ?? 0) - (flows[1]?.endY ?? 0))).toBeCloseTo((c?.height ?? 0) / 2);
  });

  it('ends what leads nowhere in the last column, unless its author wants it to the left', () => {
    const flows = parseSankey(sourceOf('sankey\nA,B,1\nB,C,1\nA,D,1'));
    const columnOfD = (alignment: 'justify' | 'left') => layoutSankey(flows, { ...LAYOUT, alignment }).nodes[3]?.column;
    expect([columnOfD('justify'), columnOfD('left')]).toEqual([2, 1]);
  });

  it('keeps bars and names apart', () => {
    const drawn = draw(SAMPLES.sankey ?? '');
    expect(crossingsOf(boxesIn(drawn, 'dg-full'))).toEqual([]);
    expect(crossingsOf(textsIn(drawn))).toEqual([]);
    expect(wordsIn(drawn)).toEqual(expect.arrayContaining(['Requests 1000', 'Origin, main 380']));
  });

  it('writes values as its author wants them', () => {
    const written = (settings: string) => wordsIn(draw(`%%{init: {"sankey": ${settings}}}%%\nsankey\nA,B,2`));
    expect(written('{"prefix": "$", "suffix": " M"}')).toEqual(['A $2 M', 'B $2 M']);
    expect(written('{"showValues": false}')).toEqual(['A', 'B']);
  });

  it('says what was expected', () => {
    expect(refusalOf('sankey\nA,B,1\nB,A,1')).toMatchObject({
      line: 3,
      expected: expect.stringContaining('leads back'),
    });
    expect(refusalOf('sankey\nA,B,many')?.line).toBe(2);
    expect(refusalOf('sankey\nA,B')?.expected).toContain('three values');
  });
});
