/** The second compiler: `@mdx-js/mdx`, where WebAssembly cannot start, and as the judge of the first in tests. */
import type { MdxCompiler } from './compiled-page.ts';

/** What is used of `@mdx-js/mdx` and `remark-gfm`. */
export interface MdxJsModule<Plugin> {
  readonly compileSync: (
    source: string,
    options: { outputFormat: 'function-body'; format: 'mdx' | 'md'; remarkPlugins: Plugin[] },
  ) => { toString(): string };
  readonly remarkGfm: Plugin;
}

/** Wraps `@mdx-js/mdx`; its errors get the place in front of the message, as `MdxCompiler` asks. */
export function createMdxJsCompiler<Plugin>(module: MdxJsModule<Plugin>): MdxCompiler {
  const compile = (source: string, format: 'mdx' | 'md'): string => {
    try {
      const options = { outputFormat: 'function-body' as const, format, remarkPlugins: [module.remarkGfm] };
      return String(module.compileSync(source, options));
    } catch (error) {
      throw new Error(withPlace(error), { cause: error });
    }
  };
  return { compileMdx: (source) => compile(source, 'mdx'), compileMarkdown: (source) => compile(source, 'md') };
}

/** A message of the compiler's (`VFileMessage`) has its place in fields, or only in the text: `(3:1-3:14)`. */
function withPlace(error: unknown): string {
  const { line, column, reason, message } = error as {
    line?: number;
    column?: number;
    reason?: string;
    message?: string;
  };
  const text = reason ?? message ?? String(error);
  if (line !== undefined && column !== undefined) return `${line}:${column}: ${text}`;
  const inText = /\((\d+):(\d+)-\d+:\d+\)/.exec(text);
  return inText === null ? text : `${inText[1]}:${inText[2]}: ${text}`;
}
