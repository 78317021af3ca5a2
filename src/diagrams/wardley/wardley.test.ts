import { describe, expect, it } from 'vitest';
import { draw, wordsIn } from '../testing/draw.ts';
import { SAMPLES } from '../testing/samples.ts';
import { refusalOf, sourceOf } from '../testing/source.ts';
import { parseWardley } from './parse-wardley.ts';

const read = (body: string) => parseWardley(sourceOf(`wardley-beta\n${body}`));

describe('Wardley maps', () => {
  it('place components by how visible and how evolved they are', () => {
    const { parts } = read(
      'anchor User [0.9, 0.6]\ncomponent byte pairs (BPE) [0.5, 0.76] label [-27, 19]\ncomponent "A b" [0.4, 0.2] (build) (inertia)',
    );
    expect(parts.get('User')).toMatchObject({ kind: 'anchor', visibility: 0.9, evolution: 0.6 });
    expect(parts.get('byte pairs (BPE)')).toMatchObject({ labelAt: [-27, 19] });
    expect(parts.get('A b')?.marks).toEqual(['build', 'inertia']);
  });

  it('read links with and without heads and words', () => {
    const names = 'component A [0.1, 0.1]\ncomponent B c [0.2, 0.2]\n';
    const { links } = read(`${names}A -> B c\nA +> B c\nA +< B c\nA +<> B c\nA +'text'> B c\nA -> B c; note`);
    expect(links.map(({ to, heads, text }) => [to, heads, text].join(' '))).toEqual([
      'B c none ',
      'B c to ',
      'B c from ',
      'B c both ',
      'B c to text',
      'B c none note',
    ]);
  });

  it('keep the parts of a pipeline at the height of what they belong to', () => {
    const { parts } = read('component K [0.4, 0.5]\npipeline K {\ncomponent Old [0.2]\n}');
    expect(parts.get('Old')).toMatchObject({ visibility: 0.4, evolution: 0.2, pipeline: 'K' });
  });

  it('show names, stages, notes and what the numbers mean', () => {
    const words = wordsIn(draw(SAMPLES.wardley ?? ''));
    for (const word of [
      'Guest',
      'Hot water',
      'Old kettle',
      'Idea',
      'Utility',
      'Power is cheap',
      'Worth a look',
      'Habit',
      'heat',
    ])
      expect(words.join('|')).toContain(word);
  });

  it.each([
    ['component A [2, 0.1]', 2, 'from 0 to 1'],
    ['component A [0.1, 0.1]\nA -> Nobody', 3, '`Nobody`'],
    ['component A [0.1, 0.1]\npipeline A {\ncomponent B [0.2]', 3, '`}`'],
    ['component A', 2, '`component Name'],
  ])('say what is wrong: %j', (body, line, expected) => {
    expect(refusalOf(`wardley-beta\n${body}`)).toEqual({ line, expected: expect.stringContaining(expected) });
  });
});
