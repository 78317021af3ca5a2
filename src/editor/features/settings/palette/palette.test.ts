import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../../ui/contrast.ts';
import { groupColors } from './color-groups.ts';
import { pixelColors } from './pixel-colors.ts';
import { suggestPalettes } from './suggest-palettes.ts';
import { svgColors } from './svg-colors.ts';

const BACKGROUNDS = { light: '#ffffff', dark: '#0f1117' };

describe('the colours of a drawing', () => {
  it('are read in every way they are written, heavier for fills', () => {
    const svg = `<svg fill="none"><style>.a { fill: #0A6; stroke: rgb(20, 40, 200) }</style>
      <linearGradient><stop stop-color="#FA242D"/><stop style="stop-color:hsl(9 86% 59%)"/></linearGradient>
      <path class="a" fill="url(#g)"/><path fill="tomato"/><circle fill="#0a6f" stroke="currentColor"/></svg>`;
    expect(svgColors(svg)).toEqual([
      { color: '#00aa66', weight: 6 },
      { color: '#ff6347', weight: 3 },
      { color: '#fa242d', weight: 2 },
      { color: '#f0583d', weight: 2 },
      { color: '#1428c8', weight: 1 },
    ]);
  });

  it('leave out what is not seen, and are none where there is only a picture inside', () => {
    const svg =
      '<svg><!-- fill="red" --><mask id="m"><path fill="#00f"/></mask><image href="data:image/png;base64,"/></svg>';
    expect(svgColors(svg)).toEqual([]);
    expect(svgColors('<svg><path fill="rgba(1,2,3,0)" background-color="red" stroke="none"/></svg>')).toEqual([]);
  });
});

describe('the colours of a picture', () => {
  it('are counted without what shows through', () => {
    const pixels = [...Array(6).fill([200, 30, 30, 255]), ...Array(2).fill([202, 32, 34, 255]), [0, 0, 255, 10]].flat();
    expect(pixelColors(pixels)).toEqual([
      { color: '#c81e1e', weight: 0.75 },
      { color: '#ca2022', weight: 0.25 },
    ]);
  });

  it('that look alike are one', () => {
    const groups = groupColors([
      { color: '#c81e1e', weight: 5 },
      { color: '#ca2022', weight: 3 },
      { color: '#1e3cc8', weight: 4 },
    ]);
    expect(groups.map(({ color, weight }) => [color, weight])).toEqual([
      ['#c81e1e', 8],
      ['#1e3cc8', 4],
    ]);
  });
});

describe('a palette from a logo', () => {
  it('takes the vivid colours, however much black there is', () => {
    const palettes = suggestPalettes(
      [
        { color: '#181818', weight: 8 },
        { color: '#ffffff', weight: 3 },
        { color: '#18794e', weight: 2 },
        { color: '#f5a623', weight: 1 },
      ],
      BACKGROUNDS,
    );
    expect(palettes.map(({ from }) => from)).toEqual(['#18794e', '#f5a623']);
    expect(palettes[0]?.primary).toBe('#18794e');
  });

  it('takes the tone for dark mode from the logo in dark mode, and its colour where the other has none', () => {
    const teal = [{ color: '#0e7490', weight: 1 }];
    const cyan = [
      { color: '#f5a623', weight: 1 },
      { color: '#67e8f9', weight: 2 },
    ];
    expect(suggestPalettes(teal, BACKGROUNDS, cyan)).toEqual([
      { from: '#0e7490', primary: '#0e7490', light: '#67e8f9', dark: '#0e7490' },
    ]);
    expect(suggestPalettes([{ color: '#000000', weight: 1 }], BACKGROUNDS, teal)[0]?.from).toBe('#0e7490');
  });

  it('is none for black, white and grey', () => {
    expect(
      suggestPalettes(
        [
          { color: '#000000', weight: 1 },
          { color: '#8a8d8f', weight: 4 },
        ],
        BACKGROUNDS,
      ),
    ).toEqual([]);
    expect(suggestPalettes([], BACKGROUNDS)).toEqual([]);
  });

  it('reads well in both modes and under white text, whatever the logo', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(fc.array(fc.record({ color: hex, weight: fc.integer({ min: 1, max: 50 }) })), (colors) => {
        for (const { primary, light, dark } of suggestPalettes(colors, BACKGROUNDS)) {
          expect(contrastRatio(primary, BACKGROUNDS.light)).toBeGreaterThanOrEqual(4.5);
          expect(contrastRatio(light, BACKGROUNDS.dark)).toBeGreaterThanOrEqual(4.5);
          expect(contrastRatio(dark, '#ffffff')).toBeGreaterThanOrEqual(4.5);
        }
      }),
      { numRuns: 60 },
    );
  });
});
