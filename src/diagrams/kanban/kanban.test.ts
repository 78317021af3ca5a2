import { describe, expect, it } from 'vitest';
import { draw, wordsIn } from '../testing/draw.ts';
import { boxesIn, crossingsOf, isInside, textsIn } from '../testing/geometry.ts';
import { SAMPLES } from '../testing/samples.ts';
import { refusalOf, sourceOf } from '../testing/source.ts';
import { parseKanban } from './parse-kanban.ts';

describe('kanban', () => {
  it('reads columns and their cards, with or without names of their own', () => {
    const columns = parseKanban(
      sourceOf(
        'kanban\n  Todo\n    [Write]\n    d1[Draw (it)]@{ ticket: A-1, assigned: \'Ann\', priority: "Very High" }\n  done[Done]\n    x[Rest]@{\n      assigned: Ben\n    }',
      ),
    );
    expect(columns).toEqual([
      {
        title: 'Todo',
        cards: [
          { text: 'Write', ticket: '', assigned: '', priority: '' },
          { text: 'Draw (it)', ticket: 'A-1', assigned: 'Ann', priority: 'Very High' },
        ],
      },
      { title: 'Done', cards: [{ text: 'Rest', ticket: '', assigned: 'Ben', priority: '' }] },
    ]);
  });

  it('keeps cards apart, in their columns, and words on their cards', () => {
    const drawn = draw(SAMPLES.kanban ?? '');
    const [cards, columns] = [boxesIn(drawn), boxesIn(drawn, 'dg-group')];
    expect([cards.length, columns.length]).toEqual([3, 2]);
    expect(crossingsOf([...cards, ...columns])).toEqual([]);
    expect(textsIn(drawn).filter((text) => !columns.some((column) => isInside(text, column)))).toEqual([]);
    const ticket = textsIn(drawn).find(({ text }) => text === 'T-1');
    expect(ticket && cards.some((card) => isInside(ticket, card))).toBe(true);
  });

  it('links tickets where it knows where they are kept', () => {
    expect(draw(SAMPLES.kanban ?? '').content).toContain('<a href="https://tickets.example/T-1">');
    expect(wordsIn(draw('kanban\n a\n  [b]@{ ticket: X-2 }'))).toContain('X-2');
  });

  it('says what was expected', () => {
    expect(refusalOf('kanban\n a\n  [b]@{ ticket: X-2')).toMatchObject({
      line: 3,
      expected: expect.stringContaining('`@{`'),
    });
    expect(refusalOf('kanban')?.line).toBe(1);
  });
});
