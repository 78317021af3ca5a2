import { compileSync } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { markdownToJs, mdxToJs } from 'satteri';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMdxJsCompiler } from '../compile/mdxjs-compiler.ts';
import { createSatteriCompiler } from '../compile/satteri-compiler.ts';
import { createEditedCompiler, type Module } from './edited-page.ts';
import { compileInScope } from './scoped-function.ts';

vi.mock(import('./scoped-function.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return { compileInScope: vi.fn(original.compileInScope) as typeof original.compileInScope };
});

const compiler = createSatteriCompiler({ mdxToJs, markdownToJs });
const code = (source: string): string => compiler.compileMdx(source);

const PART = 'Words of a page with `code`, *more* and a [link](/other).\n\n<Card title="One">\n  Text.\n</Card>\n\n';
/** A page long enough to be worth the trouble, with a place in its middle. */
const pageWith = (middle: string, part = PART): string => `${part.repeat(20)}${middle}\n\n${part.repeat(20)}`;

/** What a module renders, as a tree of types and properties; a free name is its own name. */
function run(module: (scope: object) => Module): unknown {
  const names: Record<string, unknown> = { Object, Error, double: (value: number) => value * 2 };
  const scope = new Proxy(names, {
    has: (_, key) => typeof key === 'string',
    get: (target, key) => (typeof key === 'string' ? (target[key] ?? `free ${key}`) : undefined),
  });
  const jsx = (type: unknown, props: object): object => ({ type, props });
  const { default: body } = module(scope)({ Fragment: 'fragment', jsx, jsxs: jsx });
  return (body as (props: object) => unknown)({ components: { Card: 'card', Note: 'note' }, size: 3 });
}

const whole = (text: string): unknown => run(compileInScope<Module>('', text));

/** How many characters were compiled since the last look. */
function compiled(): number {
  const calls = vi.mocked(compileInScope).mock.calls;
  const count = calls.reduce((sum, [, body]) => sum + body.length, 0);
  vi.mocked(compileInScope).mockClear();
  return count;
}

beforeEach(() => {
  vi.mocked(compileInScope).mockClear();
});

describe('a page that is being typed', () => {
  it.each([
    ['a letter more', 'One lin', 'One line'],
    ['a letter less', 'One line', 'One lin'],
    ['a letter twice', 'See', 'Seee'],
    ['a paragraph in two', 'One line', 'One\n\nline'],
    ['a block more', 'One', 'One\n\n<Card>Two</Card>'],
    ['a block less', 'One\n\nTwo', 'One'],
    ['an attribute', '<Card title="O" />', '<Card title="On" />'],
    ['an expression', '{1 + 1}', '{1 + double(2)}'],
    ['properties and arguments of the page', '{props.size}', '{props.size + arguments.length}'],
    ['a list within a block', '- one\n- two', '- one\n- two\n- three'],
    ['a name that is not there', '{missing.on}', '{missing.one}'],
  ])('is what its whole code makes: %s', (_, before, after) => {
    const compileEdited = createEditedCompiler();
    expect(compileEdited(code(pageWith(before)))).toBeUndefined();
    const edited = compileEdited(code(pageWith(after)));
    expect(edited).toBeDefined();
    expect(edited && run(edited)).toEqual(whole(code(pageWith(after))));
  });

  it('is what its whole code makes at the beginning and at the end of the page', () => {
    for (const at of [3, pageWith('Middle').lastIndexOf('Text')]) {
      const compileEdited = createEditedCompiler();
      const typed = (letters: string) => code(pageWith('Middle').slice(0, at) + letters + pageWith('Middle').slice(at));
      compileEdited(typed(''));
      const edited = compileEdited(typed('x'));
      expect(edited && run(edited)).toEqual(whole(typed('x')));
    }
  });

  it('has only the changed block compiled, letter after letter', () => {
    const compileEdited = createEditedCompiler();
    for (const text of ['W', 'Wo']) compileEdited(code(pageWith(text)));
    compiled();
    for (const text of ['Wor', 'Word', 'Words', 'Words.']) {
      const edited = compileEdited(code(pageWith(text)));
      expect(compiled()).toBeLessThan(code(pageWith(text)).length / 5);
      expect(edited && run(edited)).toEqual(whole(code(pageWith(text))));
      vi.mocked(compileInScope).mockClear();
    }
  });

  it('goes on in another block, and with other components', () => {
    const compileEdited = createEditedCompiler();
    const states = [
      pageWith('a'),
      pageWith('ab'),
      `x${pageWith('ab')}`,
      `xy${pageWith('ab')}`,
      `xy${pageWith('<Note>ab</Note>')}`,
      `xy${pageWith('<Note>abc</Note>')}`,
    ];
    const results = states.map((source) => compileEdited(code(source)));
    // The first, and the one with a component that was not there before.
    expect(results.map((result) => result !== undefined)).toEqual([false, true, true, true, false, true]);
    for (const [index, result] of results.entries()) {
      if (result) expect(run(result)).toEqual(whole(code(states[index] ?? '')));
    }
  });
});

describe('code that has to be compiled as a whole', () => {
  const second = (make: (letter: string) => string) => {
    const compileEdited = createEditedCompiler();
    compileEdited(make('a'));
    return compileEdited(make('b'));
  };

  it('is cut through a text that looks like code', () => {
    // Two blanks of each line go. What is left is a line between two blocks, to the character.
    const source = (letter: string) => code(pageWith(`{\`one,\n          two ${letter},\n          three\`}`));
    expect(source('a')).toMatch(/one,\n {8}two a,\n {8}three/);
    expect(second(source)).toBeUndefined();
  });

  it('is that of a page with exports', () => {
    expect(second((letter) => code(`export const size = 2;\n\n${pageWith(letter)}`))).toBeUndefined();
  });

  it('loads a module, or names what stands beside the blocks', () => {
    expect(second((letter) => code(pageWith(`{import("${letter}")}`)))).toBeUndefined();
    expect(second((letter) => code(pageWith(`{MDXContent.${letter}}`)))).toBeUndefined();
    expect(second((letter) => code(pageWith(letter, `${PART}{MDXContent.name}\n\n`)))).toBeUndefined();
  });

  it('is another page, short, or of another compiler', () => {
    const mdxJs = createMdxJsCompiler({ compileSync, remarkGfm });
    expect(second((letter) => code(letter.repeat(2000) + pageWith(letter).replaceAll('Text', letter)))).toBeUndefined();
    expect(second((letter) => code(`Short.\n\n${letter}`))).toBeUndefined();
    expect(second((letter) => mdxJs.compileMdx(pageWith(letter)))).toBeUndefined();
  });
});
