/** The second compiler: `@mdx-js/mdx`, where WebAssembly cannot start, and as the judge of the first in tests. */

import type { MdxCompiler } from '../../page-source/mdx-compiler.ts';
import { BLOCK_TAGS, PLACE_ATTRIBUTE, writeLines } from './block-places.ts';

/** What is used of `@mdx-js/mdx` and `remark-gfm`. */
export interface MdxJsModule<Plugin> {
  readonly compileSync: (
    source: string,
    options: {
      outputFormat: 'function-body';
      format: 'mdx' | 'md';
      remarkPlugins: Plugin[];
      rehypePlugins: (() => (tree: unknown) => void)[];
    },
  ) => { toString(): string };
  readonly remarkGfm: Plugin;
}

/** Wraps `@mdx-js/mdx`; its errors get the place in front of the message, as `MdxCompiler` asks. */
export function createMdxJsCompiler<Plugin>(module: MdxJsModule<Plugin>): MdxCompiler {
  const compile = (source: string, format: 'mdx' | 'md', hasPlaces = false): string => {
    try {
      const options = {
        outputFormat: 'function-body' as const,
        format,
        remarkPlugins: [module.remarkGfm],
        rehypePlugins: hasPlaces ? [() => placeBlocks] : [],
      };
      return String(module.compileSync(source, options));
    } catch (error) {
      throw new Error(withPlace(error), { cause: error });
    }
  };
  return {
    compileMdx: (source, how) => compile(source, 'mdx', how?.hasPlaces),
    compileMarkdown: (source, how) => compile(source, 'md', how?.hasPlaces),
  };
}

/** What is used of a node of the compiler's tree of HTML. */
interface TreeNode {
  readonly type: string;
  readonly tagName?: string;
  readonly properties?: Record<string, unknown>;
  readonly attributes?: { type: 'mdxJsxAttribute'; name: string; value: string }[];
  readonly position?: { readonly start: { readonly line: number }; readonly end: { readonly line: number } };
  readonly children?: readonly TreeNode[];
}

const BLOCKS: ReadonlySet<string> = new Set(BLOCK_TAGS);

function placeBlocks(tree: unknown): void {
  const { position, properties, attributes, tagName, children = [] } = tree as TreeNode;
  if (position && properties && BLOCKS.has(tagName ?? '')) properties[PLACE_ATTRIBUTE] = writeLines(position);
  if (position && attributes) {
    attributes.push({ type: 'mdxJsxAttribute', name: PLACE_ATTRIBUTE, value: writeLines(position) });
  }
  for (const child of children) placeBlocks(child);
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
