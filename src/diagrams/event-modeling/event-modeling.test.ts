import { describe, expect, it } from 'vitest';
import { draw, wordsIn } from '../testing/draw.ts';
import { SAMPLES } from '../testing/samples.ts';
import { refusalOf, sourceOf } from '../testing/source.ts';
import { parseEventModel } from './parse-event-model.ts';

const read = (body: string) => parseEventModel(sourceOf(`eventmodeling\n${body}`)).frames;

describe('event models', () => {
  it('join each frame with the one before, unless it begins anew, and with those it names', () => {
    const frames = read('tf 01 ui A\ntf 02 cmd B\nrf 03 evt Out.C\ntimeframe 04 readmodel D ->> 01 ->> 02');
    expect(frames.map(({ from }) => from)).toEqual([[], [0], [], [2, 0, 1]]);
    expect(frames[2]).toMatchObject({ type: 'event', space: 'Out', name: 'C' });
  });

  it('read data in the frame and apart from it', () => {
    const frames = read('tf 1 cmd A { x: 1 }\ntf 2 evt B [[B1]]\ndata B1 `json`{\n  a: { b: 2 }\n  c: 3\n}');
    expect(frames.map(({ data }) => data)).toEqual([['x: 1'], ['a: { b: 2 }', 'c: 3']]);
  });

  it('show frames in their lanes', () => {
    const words = wordsIn(draw(SAMPLES.eventModeling ?? ''))
      .join('|')
      .replaceAll('\u200b', '');
    for (const word of ['UI and automation', 'Commands and views', 'Store', 'AddThing', "name: 'lamp'", 'id: 7'])
      expect(words).toContain(word);
  });

  it.each([
    ['tf 01 button A', 2, '`button`'],
    ['tf 01 ui A\ntf 01 cmd B', 3, 'already'],
    ['tf 01 ui A ->> 07', 2, '`07`'],
    ['tf 01 ui A [[Nothing]]', 2, '`Nothing`'],
    ['tf 01 ui A\ndata B {\nx: 1', 3, '`}`'],
    ['frame 01 ui A', 2, '`tf 01 ui Cart`'],
  ])('say what is wrong: %j', (body, line, expected) => {
    expect(refusalOf(`eventmodeling\n${body}`)).toEqual({ line, expected: expect.stringContaining(expected) });
  });
});
