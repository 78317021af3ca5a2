/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { flagAttribute } from '../../attributes.ts';
import { flattenChildren, madeBy, partition } from '../../children.ts';
import { wordsOf } from '../../words/words-of.ts';
import { CodeBlock, copyButton, drawFence, fenceIcon, Pre } from '../code-block/code-block.tsx';
import { languageLabel } from '../code-block/language-label.ts';
import { type Fence, readFence } from '../code-block/read-fence.ts';
import { type TabPanel, TabSet } from '../tabs/tab-set.tsx';

const isFence = madeBy(Pre, CodeBlock, 'pre');

/** Several fences as one block with a tab each; a fence without a title is named by its language. */
export function CodeGroup(props: Props, context: RenderContext): JsxNode {
  const { wanted, others } = partition(flattenChildren(props.children, context, isFence), isFence);
  const fences = wanted.map((element) => readFence(element.props, context)).filter((fence) => fence !== undefined);
  if (fences.length === 0) return others.length === 0 ? null : <div>{others}</div>;
  return [drawGroup(fences, props, context), others.length === 0 ? null : <div>{others}</div>];
}

function drawGroup(fences: readonly Fence[], props: Props, context: RenderContext): JsxNode {
  const [only] = fences;
  if (fences.length === 1 && only !== undefined) return drawFence(only, context);
  return TabSet({
    className: 'code-block code-group',
    label: wordsOf(context).codeExamples,
    panels: fences.map((fence, index) => readPanel(fence, index, context)),
    selected: 0,
    isSynchronized: true,
    isDropdown: flagAttribute(props, 'dropdown'),
    tools: fences.some(({ info }) => info.canCopy) ? copyButton(context) : null,
  });
}

function readPanel(fence: Fence, index: number, context: RenderContext): TabPanel {
  const { title, language } = fence.info;
  const name = title ?? (language === '' ? String(index + 1) : languageLabel(language));
  return {
    id: context.anchor(`code-${name}`),
    label: name,
    name,
    icon: fenceIcon(fence.info, context),
    content: drawFence(fence, context, true),
  };
}
