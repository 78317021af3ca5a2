import { describe, expect, it } from 'vitest';
import { draw, wordsIn } from '../testing/draw.ts';
import { boxesIn, crossingsOf, isInside, textsIn } from '../testing/geometry.ts';
import { SAMPLES } from '../testing/samples.ts';
import { refusalOf, sourceOf } from '../testing/source.ts';
import { parsePacket } from './parse-packet.ts';

describe('packet', () => {
  it('reads fields by their bits or by how many they are', () => {
    const { fields, title } = parsePacket(
      sourceOf('packet-beta\ntitle P\n0-15: "A" %% first\n16: "B"\n+8: "C"\n25-31: "D"'),
    );
    expect(title).toBe('P');
    expect(fields).toEqual([
      { name: 'A', start: 0, end: 15 },
      { name: 'B', start: 16, end: 16 },
      { name: 'C', start: 17, end: 24 },
      { name: 'D', start: 25, end: 31 },
    ]);
  });

  it('goes on in the next row, with the numbers of the bits', () => {
    const drawn = draw('packet\n0-23: "A"\n24-39: "B"');
    const [a, b, rest] = boxesIn(drawn);
    expect(rest?.top).toBeGreaterThan(a?.bottom ?? 0);
    expect(rest?.left).toBe(a?.left);
    expect((b?.right ?? 0) - (b?.left ?? 0)).toBe((rest?.right ?? 0) - (rest?.left ?? 0));
    expect(wordsIn(drawn)).toEqual(['A', '0', '23', 'B', '24', '31', 'B', '32', '39']);
  });

  it('turns names that have no room, and keeps all in their fields', () => {
    const drawn = draw(SAMPLES.packet ?? '');
    const fields = boxesIn(drawn);
    expect(crossingsOf(fields)).toEqual([]);
    const names = textsIn(drawn).filter(({ text }) => /^[A-Z]\w+$/.test(text));
    expect(names.map(({ text }) => text)).toEqual(['Length', 'Urgent', 'Kind', 'Body', 'Body', 'Body']);
    expect(names.filter((name) => !fields.some((field) => isInside(name, field)))).toEqual([]);
    expect(drawn.content).toContain('rotate(-90)');
  });

  it('is as wide as its author wants, the highest bit first if asked', () => {
    const settings = '%%{init: {"packet": {"bitsPerRow": 8, "bitOrder": "descending"}}}%%\n';
    const drawn = draw(`${settings}packet\n+4: "Low"\n+4: "High"`);
    const [low, high] = boxesIn(drawn);
    expect(low?.left).toBeGreaterThan(high?.left ?? 0);
    expect(wordsIn(drawn)).toEqual(['Low', '3', '0', 'High', '7', '4']);
  });

  it('says what was expected', () => {
    expect(refusalOf('packet\n0-7: "A"\n9-15: "B"')).toMatchObject({
      line: 3,
      expected: expect.stringContaining('bit 8'),
    });
    expect(refusalOf('packet\n7-0: "A"')?.expected).toContain('bit 0');
    expect(refusalOf('packet\n+99999: "A"')?.line).toBe(2);
  });
});
