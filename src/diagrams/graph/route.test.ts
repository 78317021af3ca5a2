import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Port, routeAround } from './route.ts';
import type { Side } from './sides.ts';

const side = fc.constantFrom<Side>('L', 'R', 'T', 'B');
const place = fc.record({ x: fc.integer({ min: 0, max: 8 }), y: fc.integer({ min: 0, max: 8 }) });

describe('routeAround', () => {
  it('runs only across and down, from port to port, and through no box where there is a way', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(place, { minLength: 2, maxLength: 12, selector: ({ x, y }) => `${x} ${y}` }),
        side,
        side,
        (cells, first, last) => {
          const boxes = cells.map(({ x, y }) => ({
            left: x * 100,
            right: x * 100 + 50,
            top: y * 100,
            bottom: y * 100 + 50,
          }));
          const portOf = (index: number, at: Side) => {
            const { left, right, top, bottom } = boxes[index] ?? { left: 0, right: 0, top: 0, bottom: 0 };
            const x = at === 'L' ? left : at === 'R' ? right : (left + right) / 2;
            const y = at === 'T' ? top : at === 'B' ? bottom : (top + bottom) / 2;
            return { point: { x, y }, side: at };
          };
          const [from, to] = [portOf(0, first), portOf(1, last)];
          const borders = boxes.slice(2, 4).map(({ left, right, top, bottom }) => ({
            left: left - 20,
            right: right + 20,
            top: top - 20,
            bottom: bottom + 20,
          }));
          const points = routeAround(from, to, { boxes, borders });
          expect([points[0], points.at(-1)]).toEqual([from.point, to.point]);
          points.slice(1).forEach((point, index) => {
            const before = points[index] ?? point;
            expect(point.x === before.x || point.y === before.y).toBe(true);
            const [left, right] = [Math.min(point.x, before.x), Math.max(point.x, before.x)];
            const [top, bottom] = [Math.min(point.y, before.y), Math.max(point.y, before.y)];
            const hit = boxes.some(
              (box) => right > box.left && left < box.right && bottom > box.top && top < box.bottom,
            );
            expect(hit).toBe(false);
          });
        },
      ),
      { numRuns: 100 },
    );
  });

  it('keeps off ways that are taken', () => {
    const boxes = [
      { left: 0, right: 50, top: 0, bottom: 50 },
      { left: 200, right: 250, top: 0, bottom: 50 },
      { left: 0, right: 250, top: 90, bottom: 140 },
    ];
    const [from, to] = [25, 225].map((x) => ({ point: { x, y: 50 }, side: 'B' as const })) as [Port, Port];
    const first = routeAround(from, to, { boxes });
    const second = routeAround(from, to, { boxes, ways: [first] });
    expect(Math.max(...second.map(({ y }) => y))).not.toBe(Math.max(...first.map(({ y }) => y)));
  });

  it('is straight where nothing stands in between', () => {
    expect(
      routeAround({ point: { x: 0, y: 5 }, side: 'R' }, { point: { x: 90, y: 5 }, side: 'L' }, { boxes: [] }),
    ).toEqual([
      { x: 0, y: 5 },
      { x: 90, y: 5 },
    ]);
  });
});
