import { describe, expect, it } from 'vitest';
import { readSource } from '../source/read-source.ts';
import { draw, refusedLine, wordsIn } from '../testing/draw.ts';
import type { ClassDiagram } from './class-model.ts';
import { generic, parseClass } from './parse-class.ts';

function read(body: string): ClassDiagram {
  const found = readSource(`classDiagram\n${body}`);
  if (found === undefined) throw new Error('The source is empty.');
  return parseClass(found);
}

describe('class diagrams', () => {
  it.each([
    ['A <|-- B', 'triangle', 'none', false],
    ['A *-- B', 'diamond-filled', 'none', false],
    ['A o-- B', 'diamond', 'none', false],
    ['A --> B', 'none', 'open', false],
    ['A -- B', 'none', 'none', false],
    ['A ..> B', 'none', 'open', true],
    ['A ..|> B', 'none', 'triangle', true],
    ['A .. B', 'none', 'none', true],
    ['A --|> B', 'none', 'triangle', false],
    ['A --* B', 'none', 'diamond-filled', false],
    ['A <--> B', 'open', 'open', false],
    ['A ()-- B', 'lollipop', 'none', false],
  ])('reads the relation of `%s`', (written, start, end, isDashed) => {
    expect(read(written).relations).toMatchObject([{ from: 'A', to: 'B', start, end, isDashed }]);
  });

  it('reads members in and outside of a body', () => {
    const { boxes } = read('class A~T~ {\n  <<interface>>\n  +int a\n  b() int\n}\nA : +c()\nclass B["A label"]:::x');
    expect(boxes.get('A')).toMatchObject({
      name: 'A<T>',
      annotation: 'interface',
      members: ['+int a', 'b() int', '+c()'],
    });
    expect(boxes.get('B')).toMatchObject({ name: 'A label', classes: ['x'] });
    expect(generic('Map~string, List~int~~')).toBe('Map<string, List<int>>');
  });

  it('shows names, members, notes, words and numbers', () => {
    const words = wordsIn(
      draw(
        'classDiagram\n  A "1" --> "*" B : holds\n  note for A "a note"\n  class B {\n    +get(key) int\n    size$\n  }',
      ),
    );
    expect(words.sort()).toEqual(['A', 'B', '+get(key): int', 'size', 'holds', '1', '*', 'a note'].sort());
  });

  it('puts classes into their namespace', () => {
    expect(read('namespace N {\n  class A\n}\nclass B').boxes.get('A')?.parent).toBe('namespace N');
  });

  it('takes notes of several lines and names of namespaces with spaces', () => {
    const { notes, namespaces } = read('class A\nnote for A "one\ntwo"\nnamespace `Two words` {\n  class B\n}');
    expect(notes).toEqual([{ text: 'one<br>two', about: 'A' }]);
    expect([...namespaces.values()].map(({ name }) => name)).toEqual(['Two words']);
  });

  it('says which line it does not understand', () => {
    expect(refusedLine('classDiagram\n  A <|-- B\n  A <<<>>> B')).toBe(3);
  });
});
