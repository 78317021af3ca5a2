import { createRequire } from 'node:module';
import { createMdxJsCompiler, createSatteriCompiler, type MdxJsModule, type SatteriModule } from '../engine/index.ts';
import type { MdxCompiler } from '../page-source/mdx-compiler.ts';

/** The native compiler, loaded with the first page; where there is none for this machine, the one in JavaScript. */
export function createLazyCompiler(): MdxCompiler {
  let compiler: MdxCompiler | undefined;
  const get = (): MdxCompiler => {
    compiler ??= load();
    return compiler;
  };
  return {
    compileMdx: (source, how) => get().compileMdx(source, how),
    compileMarkdown: (source, how) => get().compileMarkdown(source, how),
  };
}

/** By `require`, which loads modules at once: what compiles is not asynchronous. */
function load(): MdxCompiler {
  const require = createRequire(import.meta.url);
  try {
    const compiler = createSatteriCompiler(require('satteri') as SatteriModule);
    // A missing native part may show only when it is used.
    compiler.compileMdx('');
    return compiler;
  } catch {
    const { compileSync } = require('@mdx-js/mdx') as Pick<MdxJsModule<object>, 'compileSync'>;
    const { default: remarkGfm } = require('remark-gfm') as { default: object };
    return createMdxJsCompiler({ compileSync, remarkGfm });
  }
}
