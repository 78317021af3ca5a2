import { describe, expect, it } from 'vitest';
import { readSource } from '../source/read-source.ts';
import { draw, refusedLine, wordsIn } from '../testing/draw.ts';
import { parseSequence } from './parse-sequence.ts';
import { placeColumns } from './place-columns.ts';
import type { Message, Sequence } from './sequence-model.ts';

function read(body: string): Sequence {
  const found = readSource(`sequenceDiagram\n${body}`);
  if (found === undefined) throw new Error('The source is empty.');
  return parseSequence(found);
}

const messagesOf = (body: string): Message[] =>
  read(body).happenings.filter((happening) => happening.kind === 'message');

describe('sequence diagrams', () => {
  it.each([
    ['->', false, 'none', 'none'],
    ['-->', true, 'none', 'none'],
    ['->>', false, 'none', 'arrow'],
    ['-->>', true, 'none', 'arrow'],
    ['<<->>', false, 'arrow', 'arrow'],
    ['<<-->>', true, 'arrow', 'arrow'],
    ['-x', false, 'none', 'cross'],
    ['--x', true, 'none', 'cross'],
    ['-)', false, 'none', 'open'],
    ['--)', true, 'none', 'open'],
    ['-|\\', false, 'none', 'wedge-top'],
    ['--|/', true, 'none', 'wedge-bottom'],
    ['-\\\\', false, 'none', 'half-top'],
    ['-//', false, 'none', 'half-bottom'],
    ['/|-', false, 'wedge-bottom', 'none'],
    ['\\\\--', true, 'half-top', 'none'],
  ])('reads the arrow `%s`', (arrow, isDashed, start, end) => {
    expect(messagesOf(`A${arrow}B: hi`)).toMatchObject([{ from: 'A', to: 'B', isDashed, start, end, text: 'hi' }]);
  });

  it('takes names with spaces, dots and hyphens', () => {
    expect(messagesOf('Task Worker-->>api.example-x: a->>b: c')).toMatchObject([
      { from: 'Task Worker', to: 'api.example-x', text: 'a->>b: c' },
    ]);
  });

  it('reads several statements on a line, and leaves a semicolon in a text', () => {
    const texts = messagesOf('A->>B: one; B-->>A: two; or more;').map(({ text }) => text);
    expect(texts).toEqual(['one', 'two; or more']);
  });

  it('keeps participants in the order they are named in, under their other names', () => {
    const { participants } = read(
      'participant B as Bank\nactor A as Ann\nA->>C: hi\nparticipant D@{ "type": "database" }',
    );
    expect(participants.map(({ name, isPerson }) => [name, isPerson])).toEqual([
      ['Bank', false],
      ['Ann', true],
      ['C', false],
      ['D', false],
    ]);
  });

  it('numbers messages from where it is told', () => {
    const numbers = messagesOf('A->>B: x\nautonumber 10 5\nA->>B: y\nA->>B: z\nautonumber off\nA->>B: w');
    expect(numbers.map(({ number }) => number)).toEqual([undefined, 10, 15, undefined]);
  });

  it('shows what happens from top to bottom, with frames and notes', () => {
    const drawn = draw(`sequenceDiagram
  A->>+B: first
  alt good
    B-->>A: second
  else bad
    Note over A,B: so sad
  end
  B-->>-A: third`);
    const words = wordsIn(drawn);
    for (const word of ['A', 'B', 'first', 'alt', '[good]', 'second', '[bad]', 'so sad', 'third']) {
      expect(words).toContain(word);
    }
    const heightOf = (word: string): number =>
      Number(new RegExp(`<text[^>]* y="([\\d.]+)"[^>]*>${word}</text>`).exec(drawn.content)?.[1]);
    expect(heightOf('first')).toBeLessThan(heightOf('second'));
    expect(heightOf('second')).toBeLessThan(heightOf('so sad'));
    expect(heightOf('so sad')).toBeLessThan(heightOf('third'));
  });

  it('stands columns so far apart that no name covers another and messages fit between', () => {
    const text = 'a message of quite some length, so that it needs room';
    const { participants, happenings } = read(`participant A as A rather long name\nA->>B: ${text}\nB->>C: x`);
    const [a, b, c] = placeColumns(participants, happenings);
    for (const [left, right] of [
      [a, b],
      [b, c],
    ]) {
      if (left === undefined || right === undefined) throw new Error('A column is missing.');
      expect(right.x - right.width / 2).toBeGreaterThan(left.x + left.width / 2);
    }
    expect((b?.x ?? 0) - (a?.x ?? 0)).toBeGreaterThan(240);
  });

  it('begins and ends lives where they are created and destroyed', () => {
    const { happenings } = read('A->>B: x\ncreate participant C\nB->>C: born\ndestroy C\nC-xB: bye');
    expect(happenings).toMatchObject([{}, { creates: 'C' }, { destroys: 'C' }]);
  });

  it('says which line it does not understand', () => {
    expect(refusedLine('sequenceDiagram\n  A->>B: x\n  what is this')).toBe(3);
    expect(refusedLine('sequenceDiagram\n  end')).toBe(2);
  });
});
