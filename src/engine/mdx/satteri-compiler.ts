/** The compiler of choice: Rust, native in Node and WebAssembly in the browser; the platform hands it in. */
import type { MdxCompiler } from './compiled-page.ts';

/** The two functions of the `satteri` package that are used. */
export interface SatteriModule {
  readonly mdxToJs: (source: string, options: { outputFormat: 'function-body' }) => { readonly code: string };
  readonly markdownToJs: (source: string, options: { outputFormat: 'function-body' }) => { readonly code: string };
}

/** Wraps `satteri`, which throws errors that begin with `line:column: ` as `MdxCompiler` asks. */
export function createSatteriCompiler(satteri: SatteriModule): MdxCompiler {
  return {
    compileMdx: (source) => satteri.mdxToJs(source, { outputFormat: 'function-body' }).code,
    compileMarkdown: (source) => satteri.markdownToJs(source, { outputFormat: 'function-body' }).code,
  };
}
