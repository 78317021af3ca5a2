import { describe, expect, it } from 'vitest';
import { draw, wordsIn } from '../testing/draw.ts';
import { boxesIn, crossingsOf, isInside, textsIn } from '../testing/geometry.ts';
import { SAMPLES } from '../testing/samples.ts';
import { refusalOf, sourceOf } from '../testing/source.ts';
import { parseRequirement } from './parse-requirement.ts';

describe('requirementDiagram', () => {
  it('reads requirements, elements and what joins them', () => {
    const { boxes, dependencies, direction } = parseRequirement(
      sourceOf(
        'requirementDiagram\n direction LR\n designConstraint "a b" {\n id: 1\n text: "go on"\n risk: High\n verifyMethod: test\n }\n element e-1 {\n type: simulation\n docRef: a/b\n }\n e-1 - satisfies -> "a b"\n "a b" <- traces - e-1',
      ),
    );
    expect(direction).toBe('LR');
    expect([...boxes.values()]).toMatchObject([
      {
        id: 'a b',
        type: 'Design constraint',
        isElement: false,
        fields: [{ name: 'Id', value: '1' }, { value: 'go on' }, { value: 'High' }, { name: 'Verified by' }],
      },
      {
        id: 'e-1',
        type: 'Element',
        isElement: true,
        fields: [{ value: 'simulation' }, { name: 'Document', value: 'a/b' }],
      },
    ]);
    expect(dependencies).toEqual([
      { from: 'e-1', to: 'a b', word: 'satisfies' },
      { from: 'e-1', to: 'a b', word: 'traces' },
    ]);
  });

  it('keeps boxes apart and words in them', () => {
    const drawn = draw(SAMPLES.requirement ?? '');
    const boxes = boxesIn(drawn);
    expect(boxes).toHaveLength(3);
    expect(crossingsOf(boxes)).toEqual([]);
    const outside = textsIn(drawn).filter((text) => !boxes.some((box) => isInside(text, box)));
    expect(outside.map(({ text }) => text).sort()).toEqual(['«contains»', '«satisfies»', '«verifies»']);
    expect(wordsIn(drawn)).toContain('«Functional requirement»');
  });

  it('takes the colours of its author', () => {
    const { content } = draw('requirementDiagram\n requirement a:::warm {\n id: 1\n }\n classDef warm fill:#fed');
    expect(content).toContain('style="fill:#fed"');
  });

  it('says what was expected', () => {
    const body = 'requirementDiagram\n requirement a {\n id: 1\n }\n';
    expect(refusalOf(`${body} a - likes -> a`)).toMatchObject({
      line: 5,
      expected: expect.stringContaining('`satisfies`'),
    });
    expect(refusalOf(`${body} a - refines -> b`)).toMatchObject({ line: 5, expected: expect.stringContaining('`b`') });
    expect(refusalOf('requirementDiagram\n requirement a {\n colour: red\n }')).toMatchObject({
      line: 3,
      expected: expect.stringContaining('`verifymethod`'),
    });
  });
});
