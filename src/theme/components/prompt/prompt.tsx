/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { attribute, inlineAttribute, listAttribute } from '../../attributes.ts';
import { wordsOf } from '../../words/words-of.ts';
import { copyButton, FEWEST_FOLDED_LINES, foldButton } from '../code-block/code-block.tsx';
import { iconFromProps } from '../icon/icon.tsx';
import { promptText } from './prompt-text.ts';

/** Text to hand to an assistant: to copy, and to open in an editor where its author asks for that. */
export function Prompt(props: Props, context: RenderContext): JsxNode {
  const words = wordsOf(context);
  const text = promptText(props.children, context);
  const actions = attribute(props, 'actions') === undefined ? ['copy'] : listAttribute(props, 'actions');
  const offers = (action: string) => actions.some((name) => name.toLowerCase().includes(action));
  const isLong = text.split('\n').length >= FEWEST_FOLDED_LINES;
  return (
    <div class={isLong ? 'code-block code-wrapped code-foldable' : 'code-block code-wrapped'}>
      <div class="code-bar">
        <span class="code-title">
          {iconFromProps(props, context)}
          <span>{inlineAttribute(props, 'description', context) ?? words.prompt}</span>
        </span>
        {offers('cursor') ? (
          <a
            class="code-action"
            href={`https://cursor.com/link/prompt?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener"
          >
            {words.openInCursor}
          </a>
        ) : null}
        {offers('copy') ? copyButton(context, words.copyPrompt) : null}
      </div>
      <pre class="code" tabindex="0">
        <code>{text}</code>
      </pre>
      {isLong ? foldButton(context) : null}
    </div>
  );
}
