import { describe, expect, it } from 'vitest';
import { readSource } from '../source/read-source.ts';
import { draw, refusedLine, wordsIn } from '../testing/draw.ts';
import { parseState } from './parse-state.ts';
import type { StateDiagram } from './state-model.ts';

function read(body: string): StateDiagram {
  const found = readSource(`stateDiagram-v2\n${body}`);
  if (found === undefined) throw new Error('The source is empty.');
  return parseState(found);
}

describe('state diagrams', () => {
  it('gives each composite a start and an end of its own', () => {
    const { states, composites, transitions } = read('[*] --> A\nstate A {\n  [*] --> B\n  B --> [*]\n}\nA --> [*]');
    expect(composites.get('A')?.title).toBe('A');
    expect(states.get('B')?.parent).toBe('A');
    const ends = [...states.values()].filter(({ kind }) => kind === 'start' || kind === 'end');
    expect(ends.map(({ kind, parent }) => `${kind} ${parent ?? ''}`.trim())).toEqual([
      'start',
      'start A',
      'end A',
      'end',
    ]);
    expect(transitions).toHaveLength(4);
  });

  it('splits a composite into regions', () => {
    const { composites, states } = read('state A {\n  B --> C\n  --\n  D --> E\n  --\n  F\n}');
    const regionOf = (id: string) => states.get(id)?.parent;
    expect(new Set(['B', 'D', 'F'].map(regionOf)).size).toBe(3);
    expect(regionOf('B')).toBe(regionOf('C'));
    expect([...composites.values()].filter(({ isRegion, parent }) => isRegion && parent === 'A')).toHaveLength(3);
  });

  it('shows descriptions, labels and notes', () => {
    const words = wordsIn(
      draw(`stateDiagram-v2
  state "A long name" as A
  A --> B : go
  B : Busy
  state c <<choice>>
  B --> c
  note right of A
    first line
    second line
  end note
  note left of B : short`),
    );
    expect(words.sort()).toEqual(['A long name', 'Busy', 'first line second line', 'go', 'short'].sort());
  });

  it('takes a colon in a text, and a text behind the name', () => {
    const words = wordsIn(draw('stateDiagram-v2\n  state "Waiting: long" as A\n  state "B" as B : more\n  A --> B'));
    expect(words.join(' ')).toContain('Waiting: long');
    expect(words.join(' ')).toContain('more');
  });

  it('says which line it does not understand', () => {
    expect(refusedLine('stateDiagram-v2\n  A --> B\n  }')).toBe(3);
    expect(refusedLine('stateDiagram-v2\n  A => B')).toBe(2);
  });
});
