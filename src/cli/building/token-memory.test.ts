import { describe, expect, it } from 'vitest';
import type { Highlighter } from '../../engine/engine.ts';
import { createRememberingHighlighter } from './token-memory.ts';

/** Marks code with its language, and counts what was loaded. */
function fake() {
  const loaded: string[] = [];
  const inner: Highlighter = {
    load: async (languages) => {
      loaded.push(...languages);
    },
    tokenize: (code, language) => [[{ text: code, kind: loaded.includes(language) ? language : 'not loaded' }]],
  };
  let opened = 0;
  const highlighter = createRememberingHighlighter(async () => {
    opened++;
    return inner;
  });
  /** As the worker renders a page: again for as long as colours were missing. */
  const render = async (saved: Parameters<typeof highlighter.begin>[0], codes: [string, string][]) => {
    highlighter.begin(saved);
    for (;;) {
      await highlighter.load(codes.map(([, language]) => language));
      const lines = codes.map(([code, language]) => highlighter.tokenize(code, language)[0]?.[0]?.kind);
      const end = await highlighter.end();
      if (!end.again) return { lines, tokens: end.tokens };
    }
  };
  return { render, loaded, opened: () => opened };
}

describe('createRememberingHighlighter', () => {
  it('colours without grammars what was coloured before', async () => {
    const first = await fake().render(
      [],
      [
        ['a', 'js'],
        ['b', 'python'],
      ],
    );
    expect(first.lines).toEqual(['js', 'python']);
    const later = fake();
    const again = await later.render(first.tokens, [
      ['a', 'js'],
      ['b', 'python'],
    ]);
    expect(again).toEqual(first);
    expect(later.opened()).toBe(0);
  });

  it('loads grammars when a piece of code is new, and then colours all as ever', async () => {
    const first = await fake().render([], [['a', 'js']]);
    const later = fake();
    const { lines } = await later.render(first.tokens, [
      ['a', 'js'],
      ['new', 'python'],
      ['new', 'js'],
    ]);
    expect(lines).toEqual(['js', 'python', 'js']);
    expect(later.loaded.toSorted()).toEqual(['js', 'python']);
  });

  it('loads no more grammars than the new code needs', async () => {
    const first = await fake().render(
      [],
      [
        ['a', 'js'],
        ['b', 'python'],
      ],
    );
    const later = fake();
    await later.render(first.tokens, [
      ['a', 'js'],
      ['new', 'Python'],
    ]);
    expect(later.loaded).toEqual(['Python']);
  });

  it('keeps no code that the page no longer has', async () => {
    const { render } = fake();
    const first = await render(
      [],
      [
        ['a', 'js'],
        ['b', 'js'],
      ],
    );
    expect((await render(first.tokens, [['b', 'js']])).tokens.map(([key]) => key)).toEqual(['js\nb']);
  });
});
