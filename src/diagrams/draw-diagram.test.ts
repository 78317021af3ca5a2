import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawDiagram } from './draw-diagram.ts';
import { KINDS, type Kind } from './kinds.ts';
import { draw, wordsIn } from './testing/draw.ts';
import { isInside, textsIn } from './testing/geometry.ts';
import { SAMPLES } from './testing/samples.ts';

const options = { link: (href: string) => href, asset: (path: string) => path };

describe('drawDiagram', () => {
  it.each(Object.entries(SAMPLES))('draws %s inside its frame', (kind, source) => {
    const { type, content, width, height } = draw(source);
    expect(type).toBe(kind);
    expect(content).not.toMatch(/NaN|undefined|Infinity/);
    expect(content).not.toContain('id="');
    expect(width).toBeGreaterThan(100);
    expect(height).toBeGreaterThan(50);
  });

  it.each(Object.entries(SAMPLES))('clips no word of %s', (_kind, source) => {
    const drawn = draw(source);
    const whole = { left: 0, top: 0, right: drawn.width, bottom: drawn.height };
    const texts = textsIn(drawn);
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.filter((text) => !isInside(text, whole))).toEqual([]);
  });

  it.each(Object.entries(SAMPLES))(
    'draws %s when front matter, a directive and names for screen readers come with it',
    (kind, source) => {
      const bare = source.replace(/^---[\s\S]*?\n---\n/, '').replace(/^%%\{.*\}%%\n/m, '');
      const [first = '', ...rest] = bare.split('\n');
      const notes = ['  accTitle: Short', '  accDescr {', '    Long and', '    longer', '  }'];
      const written = ['---', 'title: "A name"', '---', "%%{init: {'theme': 'dark'}}%%", first, ...notes, ...rest].join(
        '\n',
      );
      const drawn = draw(written);
      expect(drawn).toMatchObject({
        type: kind,
        title: 'A name',
        accessibleTitle: 'Short',
        accessibleDescription: 'Long and longer',
      });
      expect(wordsIn(drawn)).toEqual(wordsIn(draw(bare)));
    },
  );

  it('never draws nothing: a diagram of its first line alone is refused, or is a picture', () => {
    for (const { words, expected } of Object.values<Kind>(KINDS)) {
      for (const word of words) {
        const diagram = drawDiagram(word, options);
        if (diagram.kind === 'drawn') expect(diagram.content).toMatch(/<(path|rect|circle|text)/);
        else expect(diagram).toMatchObject({ kind: 'refused', line: 1, text: word });
        expect(expected).toMatch(/is expected/);
      }
    }
  });

  it('gives the same picture whatever was drawn before', () => {
    const before = Object.values(SAMPLES).map((source) => draw(source).content);
    const after = Object.values(SAMPLES)
      .reverse()
      .map((source) => draw(source).content);
    expect(after.reverse()).toEqual(before);
  });

  it('takes its colours from the page, but for those of the author', () => {
    for (const [kind, source] of Object.entries(SAMPLES)) {
      if (kind !== 'flowchart' && kind !== 'sequence')
        expect(draw(source).content).not.toMatch(/#[\da-f]{3,6}\b|rgb\(/i);
    }
  });

  it('says which type it does not know, and which line', () => {
    const nothing = { kind: 'unknown-type', type: '', line: 1, text: '' };
    expect(drawDiagram('', options)).toEqual(nothing);
    expect(drawDiagram('%% only a comment', options)).toEqual(nothing);
    expect(drawDiagram('%% a\nconstructor x\n a', options)).toEqual({
      kind: 'unknown-type',
      type: 'constructor',
      line: 2,
      text: 'constructor x',
    });
    expect(drawDiagram('---\ntitle: x\n---\npie\n %% a\n ???', options)).toEqual({
      kind: 'refused',
      line: 6,
      text: '???',
      expected: expect.stringContaining('`"Name" : 42`'),
    });
  });

  it('shows a graph that nobody could read as its source', () => {
    const lines = Array.from({ length: 600 }, (_, index) => `n${index} --> n${index + 1}`);
    expect(drawDiagram(`flowchart LR\n${lines.join('\n')}`, options)).toEqual({ kind: 'too-large', parts: 1_201 });
  });

  it('lets nothing of a label become markup', () => {
    const { content } = draw('flowchart LR\n  A["<script>alert(1)</script> & <b>bold</b>"] --> B["5 < 6"]');
    expect(content).not.toContain('<script');
    expect(content).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; <tspan font-weight="650">bold</tspan>');
    expect(content).toContain('5 &lt; 6');
  });

  it('survives any slip of the pen', () => {
    const sources = Object.values(SAMPLES);
    const slip = fc.tuple(
      fc.constantFrom(...sources),
      fc.array(
        fc.tuple(fc.nat(), fc.nat(6), fc.constantFrom('', '"', '[', '}', '-->', '\n', ':', 'end\n', '{', ' & ')),
        {
          minLength: 1,
          maxLength: 4,
        },
      ),
    );
    fc.assert(
      fc.property(slip, ([source, edits]) => {
        let text = source;
        for (const [at, length, inserted] of edits) {
          const start = at % (text.length + 1);
          text = text.slice(0, start) + inserted + text.slice(start + length);
        }
        const diagram = drawDiagram(text, options);
        if (diagram.kind === 'drawn')
          expect(`${diagram.width} ${diagram.height} ${diagram.content}`).not.toMatch(/NaN|Infinity/);
      }),
      { numRuns: 300 },
    );
  });
});
