/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { flattenChildren } from '../../children.ts';
import { inRail } from '../../layout/rail.ts';
import { wordsOf } from '../../words/words-of.ts';
import { CodeGroup } from './code-group.tsx';

/** Pinned beside the text on wide screens. */
export function RequestExample(props: Props, context: RenderContext): JsxNode {
  const words = wordsOf(context);
  return example('request', words.request, words.requestExample, props, context);
}

/** Pinned beside the text, below the request. */
export function ResponseExample(props: Props, context: RenderContext): JsxNode {
  const words = wordsOf(context);
  return example('answer', words.response, words.responseExample, props, context);
}

function example(
  kind: 'request' | 'answer',
  name: string,
  label: string,
  props: Props,
  context: RenderContext,
): JsxNode {
  if (flattenChildren(props.children, context, () => true).length === 0) return null;
  return inRail(
    <section class="example" aria-label={label}>
      <div class="example-name">{name}</div>
      {CodeGroup(props, context)}
    </section>,
    kind,
  );
}
