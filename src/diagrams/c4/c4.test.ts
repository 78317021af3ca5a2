import { describe, expect, it } from 'vitest';
import { draw, wordsIn } from '../testing/draw.ts';
import { boxesIn, crossingsOf, isInside, textsIn } from '../testing/geometry.ts';
import { SAMPLES } from '../testing/samples.ts';
import { refusalOf, sourceOf } from '../testing/source.ts';
import { parseC4 } from './parse-c4.ts';

const parse = (body: string, type = 'C4Context') => parseC4(sourceOf(`${type}\n${body}`));

describe('C4', () => {
  it('reads people, systems and their parts, in any form and from outside', () => {
    const { elements } = parse(
      'Person(a, "Ann", "Reads")\nPerson_Ext(b, Ben)\nSystemDb(c, "Store")\nContainerQueue_Ext(d, "Mails", "SMTP", "Sends")\nComponent(e, "Gate", $descr="Checks, and more", $techn="Go")',
    );
    expect([...elements.values()]).toMatchObject([
      { kind: 'person', name: 'Ann', description: 'Reads', isExternal: false },
      { kind: 'person', name: 'Ben', description: '', isExternal: true },
      { kind: 'system', form: 'database', name: 'Store' },
      { kind: 'container', form: 'queue', technology: 'SMTP', description: 'Sends', isExternal: true },
      { kind: 'component', technology: 'Go', description: 'Checks, and more' },
    ]);
  });

  it('puts what stands in braces into boundaries, also where the brace has a line of its own', () => {
    const { elements, boundaries } = parse(
      'Enterprise_Boundary(e, "Firm")\n{\nBoundary(i, "Inner", "team") {\nSystem(a, "A")\n}\n}\nDeployment_Node(n, "Host", "Linux", "Two of them"){\nSystem(b, "B")\n}',
    );
    expect([...boundaries.values()]).toMatchObject([
      { id: 'e', type: 'Enterprise', isNode: false },
      { id: 'i', type: 'team', parent: 'e' },
      { id: 'n', type: 'Linux', description: 'Two of them', isNode: true },
    ]);
    expect(elements.get('a')?.parent).toBe('i');
    expect(elements.get('b')?.parent).toBe('n');
  });

  it('reads relations of every direction, and numbers them where their order counts', () => {
    const body = 'System(a, "A")\nSystem(b, "B")\n';
    const { relations } = parse(
      `${body}Rel(a, b, "Asks", "HTTPS")\nBiRel_R(a, b, "Both")\nRel_Back(a, b, "Back")\nRel_Up(a, b, "Up")`,
    );
    expect(relations).toMatchObject([
      { text: 'Asks', technology: 'HTTPS', heads: 'to', isTurned: false },
      { heads: 'both' },
      { heads: 'from', isTurned: true },
      { heads: 'to', isTurned: true },
    ]);
    const dynamic = parse(`${body}RelIndex(7, a, b, "First")\nRel(b, a, "Second")`, 'C4Dynamic');
    expect(dynamic.relations.map(({ text }) => text)).toEqual(['1. First', '2. Second']);
  });

  it('shows what each thing is, and the technology of relations', () => {
    const words = wordsIn(draw(SAMPLES.c4 ?? ''));
    expect(words).toEqual(
      expect.arrayContaining([
        'A small shop',
        'Shop [Enterprise]',
        '[Container: TypeScript]',
        '[External container: SMTP]',
        'Buys [HTTPS]',
      ]),
    );
  });

  it('keeps boxes apart, words in their boxes, and elements in their boundaries', () => {
    const drawn = draw(SAMPLES.c4 ?? '');
    const [boxes, boundaries] = [boxesIn(drawn), boxesIn(drawn, 'dg-group')];
    expect(crossingsOf([...boxes, ...boundaries])).toEqual([]);
    const web = textsIn(drawn).find(({ text }) => text === 'Web');
    expect(web && boxes.some((box) => isInside(web, box)) && isInside(web, boundaries[0] as (typeof boxes)[0])).toBe(
      true,
    );
  });

  it('stands things without relations in rows', () => {
    const many = Array.from({ length: 9 }, (_, index) => `System(s${index}, "System ${index}")`).join('\n');
    const rowsOf = (count: number) =>
      new Set(boxesIn(draw(`C4Context\nUpdateLayoutConfig($c4ShapeInRow="${count}")\n${many}`)).map(({ top }) => top))
        .size;
    expect([1, 2, 3].map(rowsOf)).toEqual([9, 5, 3]);
  });

  it('draws in the colours that its author gives, unless they would load something', () => {
    const colored =
      'System(a, "A")\nUpdateElementStyle(a, $bgColor="#fed", $fontColor="maroon", $borderColor="url(x)")';
    const { content } = draw(`C4Context\n${colored}`);
    expect(content).toContain('style="fill:#fed"');
    expect(content).toContain('style="fill:maroon"');
    expect(content).not.toContain('url(');
  });

  it('says what was expected where it understands nothing', () => {
    expect(refusalOf('C4Context\nSystem(a, "A")\nSystm(b, "B")')?.line).toBe(3);
    expect(refusalOf('C4Context\n\nSystem(a, "A")\nRel(a, b, "Uses")')).toMatchObject({
      line: 4,
      expected: expect.stringContaining('in the place of `b`'),
    });
  });
});
