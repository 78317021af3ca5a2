import { describe, expect, it } from 'vitest';
import { readSource } from '../source/read-source.ts';
import { draw, refusedLine, wordsIn } from '../testing/draw.ts';
import { type EntityDiagram, parseEntity } from './parse-entity.ts';

function read(body: string): EntityDiagram {
  const found = readSource(`erDiagram\n${body}`);
  if (found === undefined) throw new Error('The source is empty.');
  return parseEntity(found);
}

describe('entity relationship diagrams', () => {
  it.each([
    ['A ||--o{ B : has', 'one', 'zero-or-more', false],
    ['A }|..|| B : "has many"', 'one-or-more', 'one', true],
    ['A |o--o| B', 'zero-or-one', 'zero-or-one', false],
    ['A }o--|{ B : x', 'zero-or-more', 'one-or-more', false],
    ['A only one to zero or more B : x', 'one', 'zero-or-more', false],
    ['A 1--1 B : x', 'one', 'one', false],
    ['A 1..0+ B : x', 'one', 'zero-or-more', true],
    ['A one or more to zero or one B : x', 'one-or-more', 'zero-or-one', false],
    ['A only one to many B : x', 'one', 'zero-or-more', false],
    ['A one or more optionally to zero or one B : x', 'one-or-more', 'zero-or-one', true],
  ])('reads `%s`', (written, start, end, isDashed) => {
    expect(read(written).relationships).toMatchObject([{ from: 'A', to: 'B', start, end, isDashed }]);
  });

  it('shows what entities have', () => {
    const words = wordsIn(
      draw(
        'erDiagram\n  LINE-ITEM ||--|| p : of\n  p["A product"] {\n    string(20) code PK,FK "never reused"\n    float price\n  }',
      ),
    );
    expect(words).toEqual(
      expect.arrayContaining([
        'LINE-ITEM',
        'A product',
        'string(20)',
        'code',
        'PK, FK',
        'never reused',
        'float',
        'price',
        'of',
      ]),
    );
  });

  it('reads attributes on one line, and classes', () => {
    const { entities, classes } = read('A { string x PK "its id" int y }\nA:::warm\nclassDef warm fill:#fed');
    expect(entities.get('A')).toMatchObject({
      attributes: [
        { type: 'string', name: 'x', keys: 'PK', comment: 'its id' },
        { type: 'int', name: 'y', keys: '', comment: '' },
      ],
      classes: ['warm'],
    });
    expect(classes.has('warm')).toBe(true);
  });

  it('says which line it does not understand', () => {
    expect(refusedLine('erDiagram\n  A {\n    only\n  }')).toBe(3);
    expect(refusedLine('erDiagram\n  A >--< B : x')).toBe(2);
  });
});
