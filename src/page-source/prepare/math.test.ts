import { describe, expect, it } from 'vitest';
import { findFormulas } from './math.ts';
import { prepareSource } from './prepare-source.ts';

const found = (text: string): string[] => findFormulas(text, 0, () => false).map(({ source }) => source.trim());

describe('findFormulas', () => {
  it('takes the signs of a table of prices for what they are', () => {
    const ladder =
      '| Model | Price |\n| --- | --- |\n| Opus | $$$$ |\n| Sonnet | $$$ |\n| Haiku | $$ |\n| Mini | $$ |\n| Nano | $ |\n';
    expect(found(ladder)).toEqual([]);
    expect(prepareSource(ladder).text).toBe(ladder);
    expect(found('| a | $$ | b_1 |\n| c | $$ | d |\n')).toEqual([]);
    expect(found('a | $$ | b_1\n--- | --- | ---\nc | $$ | d\n')).toEqual([]);
  });

  it('finds formulas in the cells of a table, one by one', () => {
    expect(found('| Seconds | $$86400$$ | $$x^2$$ |\n| Rate | $r_1$ | $5 |\n')).toEqual(['86400', 'x^2', 'r_1']);
    expect(found('| $a_1 | b_2$ |\n')).toEqual([]);
  });

  it.each([
    'from $$ to $$$ a night',
    '$$/$$$ and $$-$$$',
    'It costs \\$$5 or \\$$6_a.',
    'The $$ plan.\n\n- one_a\n\nThe $$ plan.',
    '{`$${price_a} and $${price_b}`}',
    '[x](https://a.example/?q=$a_b$c) and [y](/p/$a_1$/z)',
    'https://a.example/$a_1$/b',
    'set $FOO_BAR and $BAZ_Q or $' + '{A_B}$',
  ])('leaves money, variables and addresses alone: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('finds formulas on lines of their own, in lists and quotes, and in a sentence', () => {
    expect(found('$$\nx = 1\n$$')).toEqual(['x = 1']);
    expect(found('- $$\n  |x| = 1\n  $$')).toEqual(['|x| = 1']);
    expect(found('> $$\n> a_1\n> $$')).toEqual(['> a_1\n>']);
    expect(found('It is $$a +\nb$$ here, and $$n$$.')).toEqual(['a +\nb', 'n']);
    expect(found('The $$ plan and $$x^2$$.')).toEqual(['x^2']);
  });

  it('says nothing of the braces in a formula', () => {
    const { textBraces, text } = prepareSource('If $\\text{p-value} < 0.05$ then $$\\text{p-value}$$.');
    expect(textBraces).toEqual([]);
    expect(text).toContain('String.raw`\\text{p-value} < 0.05`');
  });
});
