/** What the compiler sees in a page, in the words of the tree. */

import { mdxToMdast } from 'satteri';

/** What a node of the compiler is called, where its place alone is compared. */
const BLOCKS: Readonly<Record<string, string>> = {
  listItem: 'item',
  blockquote: 'quote',
  table: 'table',
  tableRow: 'row',
  thematicBreak: 'rule',
};
const MARKS: Readonly<Record<string, string>> = { strong: 'bold', emphasis: 'italic', delete: 'strike' };

interface CompilerNode {
  readonly type: string;
  readonly depth?: number;
  readonly name?: string | null;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly url?: string;
  readonly attributes?: readonly { readonly type: string; readonly name?: string }[];
  readonly position?: { readonly start: { readonly offset?: number }; readonly end: { readonly offset?: number } };
  readonly children?: readonly CompilerNode[];
}

/** A line for each block, mark, link, element and expression: what it is, and where. */
export function compilerParts(text: string): readonly string[] {
  const found: string[] = [];
  visit(mdxToMdast(text) as CompilerNode, text, found);
  return found.sort();
}

function visit(node: CompilerNode, text: string, found: string[]): void {
  const place = node.position;
  const start = place?.start.offset ?? 0;
  const end = place?.end.offset ?? 0;
  // A bare address is a link of its own, which no node of the tree stands for.
  const isWritten = '[!'.includes(text.charAt(start));
  const block = BLOCKS[node.type];
  if (block) found.push(`${block} ${start}`);
  const mark = MARKS[node.type];
  if (mark) found.push(`${mark} ${start}-${end}`);
  if (node.type === 'heading') found.push(`heading ${node.depth} ${start}`);
  if (node.type === 'code') found.push(`code ${start} ${[node.lang, node.meta].filter(Boolean).join(' ')}`);
  if (node.type === 'inlineCode') found.push(`inline code ${start}-${end}`);
  if ((node.type === 'link' && isWritten) || node.type === 'image') found.push(`${node.type} ${start}-${end}`);
  if (node.type === 'definition') found.push(`definition ${start}`);
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') found.push(`expression ${start}-${end}`);
  if (node.type === 'mdxjsEsm') found.push(`script ${start}`);
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const names = (node.attributes ?? []).map(({ type, name }) => (type === 'mdxJsxAttribute' ? name : '{}'));
    found.push(`<${[node.name ?? '', ...names].join(' ')}> ${start}-${end}`);
  }
  for (const child of node.children ?? []) visit(child, text, found);
}
