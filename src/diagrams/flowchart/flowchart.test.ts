import { describe, expect, it } from 'vitest';
import { readSource } from '../source/read-source.ts';
import { draw, refusedLine, wordsIn } from '../testing/draw.ts';
import { refusalOf } from '../testing/source.ts';
import type { Flowchart } from './flow-model.ts';
import { parseFlowchart } from './parse-flowchart.ts';

function read(source: string): Flowchart {
  const found = readSource(source);
  if (found === undefined) throw new Error('The source is empty.');
  return parseFlowchart(found);
}

const edgesOf = (source: string): string[] =>
  read(source).edges.map(({ from, to, line, start, end, text }) => [from, start, line, end, to, text].join(' ').trim());

describe('flowcharts', () => {
  it.each([
    ['A --> B', 'A none solid arrow B'],
    ['A --- B', 'A none solid none B'],
    ['A -.-> B', 'A none dashed arrow B'],
    ['A -.- B', 'A none dashed none B'],
    ['A ==> B', 'A none thick arrow B'],
    ['A === B', 'A none thick none B'],
    ['A ~~~ B', 'A none invisible none B'],
    ['A --o B', 'A none solid circle B'],
    ['A --x B', 'A none solid cross B'],
    ['A <--> B', 'A arrow solid arrow B'],
    ['A o--o B', 'A circle solid circle B'],
    ['A x--x B', 'A cross solid cross B'],
    ['A<-.->B', 'A arrow dashed arrow B'],
    ['A-->B', 'A none solid arrow B'],
    ['A -->|yes| B', 'A none solid arrow B yes'],
    ['A -->|"a | b"| B', 'A none solid arrow B a | b'],
    ['A -- yes --> B', 'A none solid arrow B yes'],
    ['A -- no-op --- B', 'A none solid none B no-op'],
    ['A -. maybe .-> B', 'A none dashed arrow B maybe'],
    ['A == sure ==> B', 'A none thick arrow B sure'],
    ['A e1@--> B', 'A none solid arrow B'],
  ])('reads the link of `%s`', (written, expected) => {
    expect(edgesOf(`flowchart LR\n  ${written}`)).toEqual([expected]);
  });

  it('reads chains, several nodes at once, and statements in one line', () => {
    const pairs = (source: string) => read(source).edges.map(({ from, to }) => from + to);
    expect(pairs('graph TD; A-->B;B-->C')).toEqual(['AB', 'BC']);
    expect(pairs('graph TD\n A --> B & C --> D')).toEqual(['AB', 'AC', 'BD', 'CD']);
    expect(pairs('graph TD\n A\n  --> B')).toEqual(['AB']);
  });

  it('tells a class from the link behind it', () => {
    expect(edgesOf('flowchart LR\n  A:::very-warm-->B')).toEqual(['A none solid arrow B']);
  });

  it('makes a longer link span more ranks', () => {
    expect(
      read('graph TD\n A --> B\n A ---> C\n A -..-> D\n A ==== E').edges.map(({ minLength }) => minLength),
    ).toEqual([1, 2, 2, 2]);
  });

  it.each([
    ['[Text]', 'rectangle'],
    ['(Text)', 'rounded'],
    ['([Text])', 'stadium'],
    ['[[Text]]', 'subroutine'],
    ['[(Text)]', 'cylinder'],
    ['((Text))', 'circle'],
    ['(((Text)))', 'double-circle'],
    ['>Text]', 'odd'],
    ['{Text}', 'diamond'],
    ['{{Text}}', 'hexagon'],
    ['[/Text/]', 'lean-right'],
    ['[\\Text\\]', 'lean-left'],
    ['[/Text\\]', 'trapezoid'],
    ['[\\Text/]', 'trapezoid-top'],
    ['["Text"]', 'rectangle'],
    ['@{ shape: cyl, label: "Text" }', 'cyl'],
  ])('reads the shape of `A%s`', (written, shape) => {
    expect(read(`flowchart LR\n  A${written} --> B`).nodes.get('A')).toMatchObject({ shape, text: 'Text' });
  });

  it('takes a path for text, not for a slanted box', () => {
    const { nodes } = read('flowchart LR\n  A[/v1/pets] --> B[/in/]');
    expect(nodes.get('A')).toMatchObject({ shape: 'rectangle', text: '/v1/pets' });
    expect(nodes.get('B')?.shape).toBe('lean-right');
  });

  it('shows labels with breaks, entities and Markdown', () => {
    const words = wordsIn(draw('flowchart LR\n  A["one<br/>two"] --> B["`**bold** 2 * 3`"] --> C[say #quot;hi#quot;]'));
    expect(words).toEqual(['one two', 'bold 2 * 3', 'say "hi"']);
  });

  it('puts a node into the group that ends first', () => {
    const { nodes, groups } = read(`flowchart LR
  subgraph outer [Outer]
    direction TB
    a --> b
    subgraph inner
      b
    end
  end
  subgraph "Two words"
    c
  end
  outer --> c`);
    expect(nodes.get('a')?.parent).toBe('outer');
    expect(nodes.get('b')?.parent).toBe('inner');
    expect(groups.get('inner')?.parent).toBe('outer');
    expect(groups.get('outer')).toMatchObject({ title: 'Outer', direction: 'TB' });
    expect([...groups.values()].map(({ title }) => title)).toContain('Two words');
    expect(nodes.has('outer')).toBe(false);
  });

  it('gives nodes the colours of their author, with text that can be read on them', () => {
    const { content } = draw(
      'flowchart LR\n  A:::dark --> B\n  classDef dark fill:#111,stroke:url(#x)\n  style B fill:#ff9,color:#333',
    );
    expect(content).toContain('style="fill:#111"');
    expect(content).toContain('style="fill:#ffffff"');
    expect(content).toContain('style="fill:#333"');
    expect(content).not.toContain('url(');
  });

  it.each([
    ['flowchart LR\n  A --> B\n  end', 3, 'no `subgraph` is open'],
    ['flowchart LR\n  A[open\n  B', 2, 'closes the text'],
    ['flowchart LR\n  A -->\n  ]B', 2, 'behind the link'],
    ['flowchart LR\n  direction UP', 2, '`LR`'],
    ['flowchart LR\n  A -> B', 2, '`A --> B`'],
  ])('says what was expected in %j', (source, line, words) => {
    expect(refusalOf(source)).toEqual({ line, expected: expect.stringContaining(words) });
  });

  it('says which line it does not understand', () => {
    expect(refusedLine('flowchart LR\n  A --> B\n\n  B --> [open')).toBe(4);
    expect(refusedLine('flowchart LR\n  A --> B\n  end')).toBe(3);
    expect(refusedLine('flowchart SIDEWAYS\n  A --> B')).toBe(1);
    expect(refusedLine('flowchart LR\n  A["one (two"] --> B')).toBeUndefined();
  });
});
