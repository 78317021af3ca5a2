import { describe, expect, it } from 'vitest';
import { draw } from '../testing/draw.ts';
import { boxesIn, crossingsOf, isInside, textsIn } from '../testing/geometry.ts';
import { SAMPLES } from '../testing/samples.ts';
import { refusalOf, sourceOf } from '../testing/source.ts';
import { parseIshikawa } from './draw-ishikawa.ts';

describe('ishikawa', () => {
  it('reads the problem, kinds of causes and causes', () => {
    expect(parseIshikawa(sourceOf('ishikawa-beta\n  Blur\n  User\n    Shakes\n      A lot\n  []\n  Light'))).toEqual({
      problem: 'Blur',
      causes: [
        { text: 'User', children: [{ text: 'Shakes', children: [{ text: 'A lot', children: [] }] }] },
        { text: '', children: [] },
        { text: 'Light', children: [] },
      ],
    });
  });

  it('keeps boxes and words apart, with the problem at the right end', () => {
    const drawn = draw(SAMPLES.ishikawa ?? '');
    const [boxes, texts] = [boxesIn(drawn), textsIn(drawn)];
    expect(crossingsOf(boxes)).toEqual([]);
    expect(crossingsOf(texts)).toEqual([]);
    const problem = texts.find(({ text }) => text === 'A message is lost');
    expect(problem?.left).toBe(Math.max(...texts.map(({ left }) => left)));
    expect(boxes.filter((box) => texts.some((text) => isInside(text, box)))).toHaveLength(boxes.length);
  });

  it('says what was expected', () => {
    expect(refusalOf('ishikawa-beta')).toMatchObject({ line: 1, expected: expect.stringContaining('The problem') });
  });
});
