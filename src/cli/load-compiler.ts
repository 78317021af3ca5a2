import type { MdxCompiler } from '../engine/mdx/compiled-page.ts';
import { createMdxJsCompiler } from '../engine/mdx/mdxjs-compiler.ts';
import { createSatteriCompiler } from '../engine/mdx/satteri-compiler.ts';

/** The native compiler; where there is none for this machine, the slower one in JavaScript. */
export async function loadCompiler(): Promise<MdxCompiler> {
  try {
    const satteri = await import('satteri');
    const compiler = createSatteriCompiler(satteri);
    // The native part is loaded with the first page, so a missing one shows only then.
    compiler.compileMdx('');
    return compiler;
  } catch {
    const [{ compileSync }, { default: remarkGfm }] = await Promise.all([import('@mdx-js/mdx'), import('remark-gfm')]);
    return createMdxJsCompiler({ compileSync, remarkGfm });
  }
}
