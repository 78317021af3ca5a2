/** The text of a prompt, with the signs of Markdown in it: what its author wrote rather than what a page shows of it. */
import {
  componentNames,
  createMarkdownWriter,
  type JsxNode,
  joinBlocks,
  type RenderContext,
} from '../../../engine/theme-api.ts';
import { CodeBlock, Pre } from '../code-block/code-block.tsx';
import { H1, H2, H3, H4, H5, H6 } from '../html/heading.tsx';
import { Link } from '../html/link.tsx';

const NAMES = componentNames({ h1: H1, h2: H2, h3: H3, h4: H4, h5: H5, h6: H6, a: Link, pre: Pre, CodeBlock });

export function promptText(node: JsxNode, context: RenderContext): string {
  const writer = createMarkdownWriter({ context, strayValue: () => null, onUpdate: () => undefined }, NAMES);
  return joinBlocks(writer.blocks(node)).trim();
}
