import { describe, expect, it } from 'vitest';
import { createBlockLocator } from './locate-block.ts';

const locatorFor = (...texts: readonly string[]) =>
  createBlockLocator(() => texts.map((text, index) => ({ file: `${index}.mdx`, text })));

describe('createBlockLocator', () => {
  it('finds a line of the block that holds it, not the same line elsewhere', () => {
    const locate = locatorFor('a\nb\nc\n\nx\nb\ny\n');
    expect(locate({ block: 'x\nb\ny', line: 2 })).toEqual({
      file: '0.mdx',
      range: { start: { line: 6, column: 1 }, end: { line: 6, column: 2 } },
    });
  });

  it('gives the next one each time, then the last again', () => {
    const locate = locatorFor('x\ny\n\nx\ny\n', 'x\ny\n');
    const places = Array.from({ length: 4 }, () => locate({ block: 'x\ny', line: 2 }));
    expect(places.map((place) => `${place?.file} ${place?.range.start.line}`)).toEqual([
      '0.mdx 2',
      '0.mdx 5',
      '1.mdx 2',
      '1.mdx 2',
    ]);
  });

  it('does not mind where the block stands: in a list, a quotation, an expression, with other line ends', () => {
    const at = (text: string) => locatorFor(text)({ block: 'x\n  y\nz', line: 2 })?.range.start;
    expect(at('- a\n\n  x\n    y\n  z\n')).toEqual({ line: 4, column: 5 });
    expect(at('> x\n>   y\n> z\n')).toEqual({ line: 2, column: 5 });
    expect(at('<A b={`x\n  y\nz`} />')).toEqual({ line: 2, column: 3 });
    expect(at('x\r\n  y\r\nz\r\n')).toEqual({ line: 2, column: 3 });
  });

  it('finds nothing for a block that is not there, or is empty', () => {
    expect(locatorFor('x\n')({ block: 'y', line: 1 })).toBeUndefined();
    expect(locatorFor('\n\n')({ block: '', line: 1 })).toBeUndefined();
  });
});
