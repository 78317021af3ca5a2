/** A page that is being typed comes again and again with one block changed: only that block is compiled. */
import { cutAroundChange, type PageCode, readPageCode } from './page-code.ts';
import { compileInScope } from './scoped-function.ts';

/** A compiled module in its scope: takes the JSX runtime, gives its exports. */
export type Module = (argument: object) => Readonly<Record<string, unknown>>;

/** Gives some of a page's blocks, in the local names of its code. */
type Blocks = (scope: object) => (names: object) => (props: object) => readonly unknown[];

/** Below this the whole is compiled as fast as a part. */
const MIN_CHARACTERS = 8_000;
/** What is beside the blocks in the code, out of reach for a block on its own, and what only the whole is searched for. */
const NEEDS_THE_WHOLE = /\b(?:MDXContent|_createMdxContent|_missingMdxReference|_blocks)\b|\bimport\s*[(/]/;

/**
 * Compiles the code of a page as the last one with a change, so that it does the same as the whole; gives `undefined` for
 * code that is not the last one with a change, or that has to be compiled as a whole.
 */
export function createEditedCompiler(): (code: string) => ((scope: object) => Module) | undefined {
  let last: PageCode | undefined;
  let names = '';
  let before = { text: '', blocks: NO_BLOCKS };
  let behind = { text: '', blocks: NO_BLOCKS };

  const compileBlocks = (text: string): Blocks => {
    if (text === '') return NO_BLOCKS;
    if (NEEDS_THE_WHOLE.test(text)) throw new SyntaxError('These blocks mean something else on their own.');
    // The inner function, because `arguments` are the page's there too.
    const inner = `(function (props) { return [${text}\n]; })`;
    return compileInScope('', `"use strict"; const { ${names} } = arguments[0]; return ${inner};`);
  };

  const compileChange = (page: PageCode, old: PageCode): ((scope: object) => Module) | undefined => {
    const pieces = cutAroundChange(old.blocks, page.blocks);
    if (pieces === undefined) return undefined;
    if (names !== page.names.join(', ')) {
      names = page.names.join(', ');
      before = behind = { text: '', blocks: NO_BLOCKS };
    }
    if (before.text !== pieces[0]) before = { text: pieces[0], blocks: compileBlocks(pieces[0]) };
    if (behind.text !== pieces[2]) behind = { text: pieces[2], blocks: compileBlocks(pieces[2]) };
    const inOrder = [before.blocks, compileBlocks(pieces[1]), behind.blocks];
    const frame = `${page.head}return _jsxs(_Fragment, { children: _blocks({ ${names} }, props) });\n}\n${page.tail}`;
    const compiled = compileInScope<(argument: object, blocks: unknown) => ReturnType<Module>>('_, _blocks', frame);
    return (scope) => {
      const scoped = inOrder.map((blocks) => blocks(scope));
      const allBlocks = (own: object, props: object) => scoped.flatMap((blocks) => blocks(own)(props));
      return (argument) => compiled(scope)(argument, allBlocks);
    };
  };

  return (code) => {
    if (code.length < MIN_CHARACTERS) return undefined;
    const old = last;
    const page = readPageCode(code);
    last = page;
    if (old === undefined || page?.head !== old.head || page.tail !== old.tail) return undefined;
    try {
      return compileChange(page, old);
    } catch (error) {
      // A cut may have gone through a text of the author's that looks like code. The whole says what is wrong, if anything is.
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
  };
}

const NO_BLOCKS: Blocks = () => () => () => [];
