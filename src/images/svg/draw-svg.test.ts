import { describe, expect, test } from 'vitest';
import type { Picture } from '../picture.ts';
import { drawSvg, type FindPicture } from './draw-svg.ts';

const SIZE = 20;

function draw(inner: string, attributes = 'viewBox="0 0 20 20"', findPicture: FindPicture = () => undefined) {
  const drawing = drawSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`, SIZE, findPicture);
  if (drawing === undefined) throw new Error('No SVG.');
  const { pixels } = drawing.picture;
  return {
    missing: drawing.missing,
    at: (x: number, y: number) => [...pixels.subarray((y * SIZE + x) * 4, (y * SIZE + x) * 4 + 4)],
  };
}
const RED = [255, 0, 0, 255];
const NOTHING = [0, 0, 0, 0];

describe('shapes', () => {
  test.each([
    ['a path', '<path fill="red" d="M5 5h10v10H5z"/>'],
    ['a rectangle', '<rect fill="#f00" x="5" y="5" width="10" height="10" rx="1"/>'],
    ['a circle', '<circle fill="#ff0000" cx="10" cy="10" r="5.6"/>'],
    ['an ellipse', '<ellipse fill="rgb(255,0,0)" cx="10" cy="10" rx="6" ry="5.500"/>'],
    ['a polygon', '<polygon fill="hsl(0 100% 50%)" points="5,5 15,5 15,15 5,15"/>'],
    ['a line', '<line stroke="red" stroke-width="10" x1="5" y1="10" x2="15" y2="10"/>'],
    ['a class', '<style>.a{fill:red}</style><rect class="a" x="5" y="5" width="10" height="10"/>'],
    ['the colour of the text', '<g color="red"><rect fill="currentColor" x="5" y="5" width="10" height="10"/></g>'],
    [
      'a group that is moved',
      '<g transform="translate(5 5) scale(10)" style="fill:red"><rect width="1" height="1"/></g>',
    ],
    ['a shape used again', '<defs><rect id="r" width="10" height="10"/></defs><use href="#r" x="5" y="5" fill="red"/>'],
    ['an arc', '<path fill="red" d="M4 10a6 6 0 1112 0a6 6 0 11-12 0"/>'],
  ])('%s', (_, markup) => {
    const { at, missing } = draw(markup);
    expect(at(10, 10)).toEqual(RED);
    expect(at(1, 1)).toEqual(NOTHING);
    expect(missing).toEqual([]);
  });

  test('holes by the rule that the drawing names', () => {
    const path = 'd="M2 2h16v16H2z M6 6h8v8H6z"';
    expect(draw(`<path fill="red" ${path}/>`).at(10, 10)).toEqual(RED);
    expect(draw(`<path fill="red" fill-rule="evenodd" ${path}/>`).at(10, 10)).toEqual(NOTHING);
  });

  test('edges are as strong as the part of the pixel that they cover', () => {
    expect(draw('<rect fill="red" width="10.25" height="20"/>').at(10, 10)[3]).toBeCloseTo(64, -0.5);
  });

  test('strokes end and meet as they should', () => {
    const line = (cap: string) => draw(`<path d="M6 10h8" stroke="red" stroke-width="6" stroke-linecap="${cap}"/>`);
    expect(line('butt').at(4, 10)).toEqual(NOTHING);
    expect(line('square').at(4, 8)).toEqual(RED);
    expect(line('round').at(4, 10)).toEqual(RED);
    const corner = (join: string) =>
      draw(`<path fill="none" d="M4 16V4h12" stroke="red" stroke-width="6" stroke-linejoin="${join}"/>`).at(1, 1)[3];
    expect(corner('miter')).toBe(255);
    expect(corner('bevel')).toBe(0);
  });

  test('a drawing that is not square stands in the middle', () => {
    const { at } = draw('<rect fill="red" width="20" height="10"/>', 'viewBox="0 0 20 10"');
    expect(at(10, 10)).toEqual(RED);
    expect(at(10, 2)).toEqual(NOTHING);
  });
});

describe('paint', () => {
  test('a gradient runs from colour to colour', () => {
    const gradient =
      '<linearGradient id="g"><stop stop-color="black"/><stop offset="1" stop-color="white"/></linearGradient>';
    const { at, missing } = draw(`${gradient}<rect width="20" height="20" fill="url(#g)"/>`);
    const [left, middle, right] = [at(0, 5)[0], at(10, 5)[0], at(19, 5)[0]] as [number, number, number];
    expect(left).toBeLessThan(12);
    expect(middle).toBeGreaterThan(115);
    expect(middle).toBeLessThan(145);
    expect(right).toBeGreaterThan(243);
    expect(missing).toEqual([]);
  });

  test('a round gradient runs from the middle out', () => {
    const gradient =
      '<radialGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></radialGradient>';
    const { at } = draw(`${gradient}<rect width="20" height="20" fill="url(#g)"/>`);
    expect(at(10, 10)[0]).toBeGreaterThan(230);
    expect(at(0, 0)[2]).toBeGreaterThan(230);
  });

  test('opacity of a group holds for all of it at once', () => {
    const { at } = draw(
      '<g opacity=".5"><rect fill="red" width="20" height="20"/><rect fill="red" width="9" height="9"/></g>',
    );
    expect(at(4, 4)).toEqual(at(15, 15));
    expect(at(4, 4)[3]).toBe(128);
  });

  test('clip paths and masks leave a part', () => {
    const clip = '<clipPath id="c"><rect width="10" height="20"/></clipPath>';
    const mask = '<mask id="m"><rect width="20" height="20" fill="#fff"/><rect width="20" height="10"/></mask>';
    const { at, missing } = draw(
      `${clip}${mask}<g clip-path="url(#c)"><rect mask="url(#m)" fill="red" width="20" height="20"/></g>`,
    );
    expect([at(5, 15), at(15, 15), at(5, 5)]).toEqual([RED, NOTHING, NOTHING]);
    expect(missing).toEqual([]);
  });

  test('rules for dark surroundings are left to the browser', () => {
    const style = '<style>path{fill:red}@media (prefers-color-scheme: dark){path{fill:#fff}}</style>';
    const { at, missing } = draw(`${style}<path d="M0 0h20v20H0z"/>`);
    expect(at(10, 10)).toEqual(RED);
    expect(missing).toEqual([]);
  });
});

describe('what real icons are made of', () => {
  const whole = 'width="20" height="20"';

  test('dashes leave gaps', () => {
    const { at } = draw(
      '<path d="M0 10h20" stroke="red" stroke-width="4" stroke-dasharray="5" stroke-dashoffset="-2"/>',
    );
    expect([at(1, 10), at(4, 10), at(9, 10), at(14, 10)]).toEqual([NOTHING, RED, NOTHING, RED]);
  });

  test('a pattern goes on and on', () => {
    const pattern =
      '<pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><path fill="red" d="M0 0h2v4H0z"/></pattern>';
    const { at, missing } = draw(`${pattern}<rect fill="url(#p)" ${whole}/>`);
    expect([at(0, 5), at(2, 5), at(13, 5), at(15, 5)]).toEqual([RED, NOTHING, RED, NOTHING]);
    expect(missing).toEqual([]);
  });

  test('a picture that is carried along, also as a pattern in the box of a shape', () => {
    const pixels: Picture = { width: 2, height: 1, pixels: Uint8Array.of(255, 0, 0, 255, 0, 0, 255, 255) };
    const find: FindPicture = (address) => (address === 'data:a' ? pixels : undefined);
    const image = 'preserveAspectRatio="none" href="data:a"/>';
    const plain = draw(`<image ${whole} ${image}`, undefined, find);
    const pattern = `<pattern id="p" width="1" height="1" patternContentUnits="objectBoundingBox"><image width="1" height="1" ${image}</pattern>`;
    const filled = draw(`${pattern}<rect fill="url(#p)" ${whole}/>`, undefined, find);
    for (const { at, missing } of [plain, filled]) {
      expect([at(2, 10), at(17, 10)]).toEqual([RED, [0, 0, 255, 255]]);
      expect(missing).toEqual([]);
    }
  });

  test('a shadow lies where it is thrown, and is weaker outside', () => {
    const filter = '<filter id="f"><feDropShadow dx="6" dy="0" stdDeviation="1" flood-color="blue"/></filter>';
    const { at, missing } = draw(`${filter}<rect filter="url(#f)" fill="red" x="2" y="5" width="8" height="10"/>`);
    expect(at(5, 10)).toEqual(RED);
    expect(at(12, 10).slice(0, 3)).toEqual([0, 0, 255]);
    expect(at(12, 10)[3]).toBeGreaterThan(at(17, 10)[3] as number);
    expect(missing).toEqual([]);
  });

  test('effects that design programs write: flood, matrix, offset, blur, composite, blend', () => {
    const filter =
      '<filter id="f" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="none"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 1  0 0 0 127 0" result="hard"/><feOffset dy="4"/><feComposite in2="hard" operator="out"/><feBlend in2="none" result="shadow"/><feBlend in="SourceGraphic" in2="shadow"/></filter>';
    const { at, missing } = draw(
      `${filter}<g filter="url(#f)"><rect fill="red" x="4" y="4" width="12" height="10"/></g>`,
    );
    expect([at(10, 8), at(10, 16), at(10, 19)]).toEqual([RED, [0, 0, 255, 255], NOTHING]);
    expect(missing).toEqual([]);
  });

  test('colours that mix with what is below', () => {
    const { at } = draw(`<rect fill="#ff0" ${whole}/><rect fill="#f0f" style="mix-blend-mode:multiply" ${whole}/>`);
    expect(at(10, 10)).toEqual(RED);
  });

  test('masks and clip paths in the box of what they hold', () => {
    const clip =
      '<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width=".5" height="1"/></clipPath><g clip-path="url(#c)">';
    const { at } = draw(`${clip}<rect fill="red" x="4" y="4" width="12" height="12"/></g>`);
    expect([at(6, 10), at(13, 10)]).toEqual([RED, NOTHING]);
  });

  test.each([
    ['inside of another', '<style>.a rect{fill:red}</style>'],
    ['children', '<style>g.a > rect:first-child{fill:red}</style>'],
    ['variables', '<style>:root{--ink:red}rect{fill:var(--ink)}</style>'],
    ['what stands for a missing variable', '<style>rect{fill:var(--none, red)}</style>'],
    [
      'what only moves or holds on paper',
      '<style>@keyframes k{to{fill:blue}}@media print{rect{fill:blue}}rect{fill:red}</style>',
    ],
    ['wide colours after plain ones', '<style>rect{fill:blue;fill:color(srgb 1 0 0)}</style>'],
    [
      'a filter that changes nothing',
      '<style>@media (prefers-color-scheme: light){:root{filter:brightness(1)}}rect{fill:red}</style>',
    ],
  ])('styles of %s', (_, style) => {
    const { at, missing } = draw(`${style}<g class="a"><rect ${whole}/></g>`);
    expect(at(10, 10)).toEqual(RED);
    expect(missing).toEqual([]);
  });

  test('what is turned around a place of its own', () => {
    const style = 'transform: rotate(180deg); transform-origin: 10px 10px';
    expect(draw(`<rect fill="red" width="8" height="8" style="${style}"/>`).at(16, 16)).toEqual(RED);
  });
});

describe('what cannot be drawn is named', () => {
  test.each([
    ['text', '<text x="1" y="9">A</text>'],
    ['image', '<image href="picture.png" width="9" height="9"/>'],
    ['filter', '<filter id="f"><feTurbulence/></filter><g filter="url(#f)"><path d="M0 0h9v9z"/></g>'],
    ['marker-end', '<path d="M0 0h9" stroke="red" marker-end="url(#m)"/>'],
    ['style', '<style>g + path{fill:red}</style><path d="M0 0h9v9z"/>'],
    ['colour var(--ink)', '<path fill="var(--ink)" d="M0 0h9v9z"/>'],
  ])('%s', (name, markup) => expect(draw(markup).missing).toEqual([name]));

  test('other files are no drawings', () => {
    expect(drawSvg('<html></html>', 4, () => undefined)).toBeUndefined();
    expect(drawSvg('<svg><g></svg>', 4, () => undefined)).toBeUndefined();
    expect(drawSvg('\u0089PNG', 4, () => undefined)).toBeUndefined();
  });

  test('elements that use each other come to an end', () => {
    const { at } = draw('<g id="a"><rect fill="red" width="20" height="20"/><use href="#a"/></g>');
    expect(at(10, 10)).toEqual(RED);
  });
});

describe('a short file that asks for endless work comes to an end', () => {
  const tenfold = (from: string, to: string) => `<g id="${to}">${`<use href="#${from}"/>`.repeat(10)}</g>`;
  const laughs = [...'abcdefghij'].map((id, index) => tenfold(id, 'bcdefghijk'[index] as string)).join('');

  test.each([
    ['elements used by elements used by elements', `<defs><path id="a" d="M0 0h9"/>${laughs}</defs><use href="#k"/>`],
    [
      'masks of masks',
      [...'abcdefghij']
        .map((id, index) => {
          const inner = `<rect width="9" height="9" mask="url(#${'bcdefghijk'[index]})"/>`.repeat(10);
          return `<mask id="${id}">${inner}</mask>`;
        })
        .join('')
        .concat('<mask id="k"><rect width="9" height="9"/></mask><rect width="9" height="9" mask="url(#a)"/>'),
    ],
    ['a picture that is painted over and over', `<path id="p" d="M0 0h20v20H0z"/>${'<use href="#p"/>'.repeat(2000)}`],
    [
      'effects',
      `<filter id="f">${'<feGaussianBlur stdDeviation="9"/>'.repeat(5000)}</filter><path filter="url(#f)" d="M0 0h9v9z"/>`,
    ],
  ])('%s', (_, markup) => {
    expect(draw(markup).missing).toContain('more elements than can be drawn');
  });

  test.each(['<feGaussianBlur stdDeviation="1e12"/>', '<feMorphology operator="dilate" radius="1e12"/>'])(
    '%s',
    (effect) => {
      const { missing } = draw(`<filter id="f">${effect}</filter><path filter="url(#f)" d="M0 0h9v9z"/>`);
      expect(missing).toEqual([]);
    },
  );
});
