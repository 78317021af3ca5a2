/** @jsxImportSource #jsx */
import type { JsxElement, JsxNode, Props } from '../../../engine/render/jsx.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';
import { flattenChildren, madeBy, partition } from '../../children.ts';
import { CodeBlock, copyButton, drawFence, type Fence, fenceIcon, Pre, readFence } from '../code-block/code-block.tsx';
import { type TabPanel, TabSet } from '../tabs/tab-set.tsx';

const isFence = madeBy(Pre, CodeBlock, 'pre');

/** Several fences as one block with a tab each; a fence without a title is named by its language. */
export function CodeGroup(props: Props, context: RenderContext): JsxNode {
  const { wanted, others } = partition(flattenChildren(props.children, context, isFence), isFence);
  const fences = wanted.map((element) => readFenceOf(element, context)).filter((fence) => fence !== undefined);
  if (fences.length === 0) return <div class="code-group-empty">{others}</div>;
  const panels = fences.map((fence, index) => readPanel(fence, index, context));
  return [
    TabSet({
      className: 'code-block code-group',
      label: 'Code examples',
      panels,
      selected: 0,
      isSynchronized: true,
      tools: copyButton({ canCopy: fences.some(({ info }) => info.canCopy) }),
    }),
    others.length === 0 ? null : <div>{others}</div>,
  ];
}

function readFenceOf(element: JsxElement, context: RenderContext): Fence | undefined {
  return readFence(element.props, context);
}

function readPanel(fence: Fence, index: number, context: RenderContext): TabPanel {
  const name = fence.info.title ?? (fence.info.language || `Example ${index + 1}`);
  return {
    id: context.anchor(`code-${name}`),
    label: name,
    name,
    icon: fenceIcon(fence.info, context),
    content: drawFence(fence, context, true),
  };
}
