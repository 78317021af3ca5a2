import { markdownToJs, mdxToJs } from 'satteri';
import { createMdxJsCompiler, createSatteriCompiler } from '../../../engine/index.ts';
import type { MdxCompiler } from '../../../page-source/mdx-compiler.ts';
import { startBinding } from '../satteri-binding.ts';

export interface ChosenCompiler {
  readonly name: 'satteri' | 'mdx';
  readonly compiler: MdxCompiler;
}

/** The compiler in WebAssembly where it starts, else the slower one in JavaScript, which is read only then. */
export async function chooseCompiler(wasm: ArrayBuffer | undefined): Promise<ChosenCompiler> {
  if (wasm && startsBinding(wasm))
    return { name: 'satteri', compiler: createSatteriCompiler({ mdxToJs, markdownToJs }) };
  const [{ compileSync }, { default: remarkGfm }] = await Promise.all([import('@mdx-js/mdx'), import('remark-gfm')]);
  return { name: 'mdx', compiler: createMdxJsCompiler({ compileSync, remarkGfm }) };
}

function startsBinding(wasm: ArrayBuffer): boolean {
  try {
    startBinding(wasm);
    return true;
  } catch (error) {
    console.warn('The WebAssembly compiler could not be started; the one in JavaScript takes its place.', error);
    return false;
  }
}

/** Takes every page for text: nothing of the author's is compiled, so nothing is run. */
export function textOnly({ compileMarkdown }: MdxCompiler): MdxCompiler {
  return {
    compileMarkdown,
    compileMdx() {
      throw new Error('1:1: This page is shown as text.');
    },
  };
}
