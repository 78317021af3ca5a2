/** The compiler of choice: Rust, native in Node and WebAssembly in the browser; the platform hands it in. */

import type { MdxCompiler } from '../../page-source/mdx-compiler.ts';
import { findMisplacedClosingTag, type MisplacedClosingTag } from '../../page-source/repair/misplaced-closing-tag.ts';
import { positionAt } from '../../project/text-position.ts';
import { BLOCK_TAGS, PLACE_ATTRIBUTE, writeLines } from './block-places.ts';
import { findUnfinishedExpression } from './unfinished-expression.ts';

/** The two functions of the `satteri` package that are used. */
export interface SatteriModule {
  readonly mdxToJs: (source: string, options: CompileOptions) => { readonly code: string };
  readonly markdownToJs: (source: string, options: CompileOptions) => { readonly code: string };
}

interface CompileOptions {
  readonly outputFormat: 'function-body';
  readonly hastPlugins?: (typeof PLACES)[];
}

interface VisitedNode {
  readonly position?:
    | { readonly start: { readonly line: number }; readonly end: { readonly line: number } }
    | undefined;
}

interface VisitorContext {
  // biome-ignore lint/suspicious/noExplicitAny: the package's own type of a node is far larger than what is used of it.
  readonly setProperty: (node: any, key: string, value: unknown) => void;
}

const PLAIN = { outputFormat: 'function-body' } as const;

const place = {
  filter: [] as string[],
  visit: (node: VisitedNode, context: VisitorContext): void => {
    if (node.position) context.setProperty(node, PLACE_ATTRIBUTE, writeLines(node.position));
  },
};

const PLACES = {
  name: 'leafwright-places',
  options: { position: true },
  element: { ...place, filter: BLOCK_TAGS },
  mdxJsxFlowElement: place,
  mdxJsxTextElement: place,
};

const WITH_PLACES = { ...PLAIN, hastPlugins: [PLACES] };

/** Wraps `satteri`, which throws errors that begin with `line:column: ` as `MdxCompiler` asks. */
export function createSatteriCompiler(satteri: SatteriModule): MdxCompiler {
  return {
    compileMdx(source, how) {
      const unfinished = findUnfinishedExpression(source, how?.isMade);
      if (unfinished !== undefined) throw new Error(refusal(source, unfinished));
      const misplaced = findMisplacedClosingTag(source);
      if (misplaced !== undefined) throw new Error(misplacedRefusal(source, misplaced));
      return satteri.mdxToJs(withLastLineEnded(source), how?.hasPlaces ? WITH_PLACES : PLAIN).code;
    },
    compileMarkdown: (source, how) => satteri.markdownToJs(source, how?.hasPlaces ? WITH_PLACES : PLAIN).code,
  };
}

/** As the package says it of an expression that it has read to its end. */
function refusal(source: string, offset: number): string {
  const { line, column } = positionAt(source, offset + 1);
  return `${line}:${column}: Could not parse expression: Unexpected end of file`;
}

/** As other compilers of MDX say it. */
function misplacedRefusal(source: string, { name, start, item }: MisplacedClosingTag): string {
  const [at, from] = [positionAt(source, start), positionAt(source, item)];
  return (
    `${at.line}:${at.column}: Expected the closing tag \`</${name}>\` either after the end of \`listItem\` ` +
    `or another opening tag after the start of \`listItem\` (${from.line}:${from.column})`
  );
}

/** The package ends the whole process at a string whose last sign is a backslash, when the text ends there too. */
function withLastLineEnded(source: string): string {
  return source.endsWith('\\') ? `${source}\n` : source;
}
