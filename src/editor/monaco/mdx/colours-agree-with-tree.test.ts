/** The colours of the code, which are found line by line, and the tree of the page see the same in every page that compiles. */
import { markdownToJs, mdxToJs } from 'satteri';
import { describe, expect, it } from 'vitest';
import { createSatteriCompiler } from '../../../engine/compile/satteri-compiler.ts';
import { prepareSource } from '../../../page-source/prepare/prepare-source.ts';
import { pageOf } from '../../../page-source/tree/page-of.ts';
import { partsOf } from '../../../page-source/tree/page-parts.ts';
import { readRealPages } from '../../../page-source/tree/testing/real-pages.ts';
import type { TextRange } from '../../../project/text-edit.ts';
import { type ColourDifference, colourDifferences } from '../testing/colour-differences.ts';

/** What one line and the state before it cannot tell. */
interface Cause {
  readonly name: string;
  /** A page with one such place, and what is seen there. */
  readonly example: string;
  readonly shown: readonly string[];
  readonly explains: (difference: ColourDifference, text: string) => boolean;
}

const CAUSES: readonly Cause[] = [
  {
    name: 'code in a line that goes on in the next line',
    example: 'Run `one\ntwo` now.',
    shown: ['inline-code is plain: `one', 'inline-code is plain: two`'],
    explains: ({ expected, start }, text) => {
      const code = rangeAt(partsOf(pageOf(text)).inlineCode, start);
      return expected === 'inline-code' && code !== undefined && text.slice(code.start, code.end).includes('\n');
    },
  },
  {
    name: 'a script behind a blank line in it',
    example: 'export const a = {\n\n  b: 1,\n};\n',
    shown: ['script is plain: b: 1,', 'script is plain: };'],
    explains: ({ expected, start }, text) => {
      const script = rangeAt(partsOf(pageOf(text)).scripts, start);
      return expected === 'script' && script !== undefined && /\n[ \t\r]*\n/.test(text.slice(script.start, start));
    },
  },
  {
    name: 'a number that begins a line of a paragraph',
    example: 'The version was\n2. They kept it.',
    shown: ['text is keyword: 2.'],
    explains: ({ expected, kind, written }) =>
      expected === 'text' && kind === 'keyword' && /^\d{1,9}[.)]$/.test(written),
  },
  {
    name: 'a bar that is of no table',
    example: 'One | two',
    shown: ['text is comment: |'],
    explains: ({ expected, kind, written }) => expected === 'text' && kind === 'comment' && written.trim() === '|',
  },
  {
    name: 'a line that is too long to be coloured',
    example: `\`\`\`\n${'x'.repeat(20_001)}\n\`\`\``,
    shown: [`code-block is plain: ${'x'.repeat(20_001)}`],
    explains: ({ start }, text) => {
      const end = text.indexOf('\n', start);
      return (end < 0 ? text.length : end) - text.lastIndexOf('\n', start) > 20_000;
    },
  },
];

function rangeAt(ranges: readonly TextRange[], offset: number): TextRange | undefined {
  return ranges.find(({ start, end }) => offset >= start && offset < end);
}

const wordsOf = ({ expected, kind, written }: ColourDifference) =>
  `${expected} is ${kind || 'plain'}: ${written.trim()}`;

const compiler = createSatteriCompiler({ mdxToJs, markdownToJs });

function compiles(source: string, file: string): boolean {
  try {
    compiler.compileMdx(prepareSource(source, file).text);
    return true;
  } catch {
    return false;
  }
}

describe('colours and tree', () => {
  it('agree on code, settings, scripts, headings, comments and text, but for what has a named cause', () => {
    const unexplained: string[] = [];
    let compared = 0;
    let agreeing = 0;
    for (const { file, text } of readRealPages()) {
      if (!compiles(text, file)) continue;
      compared++;
      const differences = colourDifferences(text);
      if (differences.length === 0) agreeing++;
      for (const one of differences) {
        if (!CAUSES.some(({ explains }) => explains(one, text)))
          unexplained.push(`${file}:${one.line}: ${wordsOf(one)}`);
      }
    }
    console.info(`Colours and tree agree on ${agreeing} of ${compared} pages.`);
    expect(unexplained).toEqual([]);
    expect(compared).toBeGreaterThan(50);
  });

  it.each(CAUSES)('differ on $name', ({ example, shown, explains }) => {
    const differences = colourDifferences(example);
    expect(differences.map(wordsOf)).toEqual(shown);
    expect(differences.filter((one) => !explains(one, example))).toEqual([]);
  });
});
