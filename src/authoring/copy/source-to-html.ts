/** Source of a page as HTML for other programs: what is copied here keeps its structure when it is pasted there. Pure. */
import type { ElementContent, Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Html, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxExpressionFromMarkdown } from 'mdast-util-mdx-expression';
import { type MdxJsxFlowElement, type MdxJsxTextElement, mdxJsxFromMarkdown } from 'mdast-util-mdx-jsx';
import { type State, toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { mdxExpression } from 'micromark-extension-mdx-expression';
import { mdxJsx } from 'micromark-extension-mdx-jsx';
import { leadsEverywhere, OWN_COPY } from '../../shared/own-copy.ts';
import { componentHtml } from './component-html.ts';

export interface SourceToHtmlOptions {
  /** A file of the project as a `data:` address; `undefined` for what is none, or is too large for a clipboard. */
  readonly pictureAt: (address: string) => string | undefined;
}

/**
 * @param source whole blocks of a page, in Markdown with components
 * @returns HTML in one element that says where it comes from, so that pasting it here takes the source. Nothing in it runs, and
 * links lead to other hosts only: those within the project mean nothing elsewhere
 */
export function sourceToHtml(source: string, { pictureAt }: SourceToHtmlOptions): string {
  const address = (written: string | undefined): string | undefined => {
    if (written === undefined) return undefined;
    return leadsEverywhere(written) ? written : pictureAt(written);
  };
  const component = (state: State, node: MdxJsxFlowElement | MdxJsxTextElement): ElementContent[] => [
    ...componentHtml(
      {
        name: node.name ?? 'div',
        attributes: textsOf(node),
        children: state.all(node),
        isInline: node.type === 'mdxJsxTextElement',
      },
      address,
    ),
  ];
  const nothing = (): undefined => undefined;
  const asWritten = (_: State, { value }: Html): ElementContent => ({ type: 'text', value });
  const tree = toHast(readMarkdown(source), {
    handlers: {
      mdxJsxFlowElement: component,
      mdxJsxTextElement: component,
      mdxFlowExpression: nothing,
      mdxTextExpression: nothing,
      html: asWritten,
    },
  });
  reach(tree, address);
  return `<div ${OWN_COPY}>${toHtml(tree)}</div>`;
}

/** Tags are components there, and what stands further in is no code. */
const NOT_IN_MDX = { disable: { null: ['codeIndented', 'htmlFlow', 'htmlText'] } };

/** What is no MDX is read as Markdown alone, which everything is. */
function readMarkdown(source: string): Root {
  try {
    return fromMarkdown(source, {
      extensions: [gfm(), mdxJsx(), mdxExpression(), NOT_IN_MDX],
      mdastExtensions: [gfmFromMarkdown(), mdxJsxFromMarkdown(), mdxExpressionFromMarkdown()],
    });
  } catch {
    return fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  }
}

function textsOf({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): ReadonlyMap<string, string> {
  return new Map(
    attributes.flatMap((one): [string, string][] =>
      one.type === 'mdxJsxAttribute' && typeof one.value === 'string' ? [[one.name, one.value]] : [],
    ),
  );
}

/** Links and pictures that lead nowhere from elsewhere leave their words. */
function reach(node: Nodes, address: (written: string | undefined) => string | undefined): void {
  if (!('children' in node)) return;
  for (const child of node.children) reach(child as Nodes, address);
  node.children = (node.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    const { tagName, properties } = child;
    if (tagName === 'a') {
      const href = address(String(properties.href ?? ''));
      if (href === undefined) return child.children;
      properties.href = href;
    }
    if (tagName === 'img') {
      const src = address(String(properties.src ?? ''));
      if (src === undefined) return [{ type: 'text', value: String(properties.alt ?? '') }];
      properties.src = src;
    }
    return [child];
  }) as typeof node.children;
}
