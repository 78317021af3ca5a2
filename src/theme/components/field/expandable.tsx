/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { classNames, flagAttribute, inlineAttribute, textAttribute } from '../../attributes.ts';
import { wordsOf } from '../../words/words-of.ts';
import { glyph } from '../icon/glyph.tsx';

/** Fields inside a field. */
export function Expandable(props: Props, context: RenderContext): JsxNode {
  const words = wordsOf(context);
  const title = inlineAttribute(props, 'title', context) ?? words.childAttributes;
  const id = textAttribute(props, 'id');
  const isAsked = flagAttribute(props, 'defaultOpen') || flagAttribute(props, 'open');
  const isOpen = isAsked || context.site.config.api.areFieldsOpen === true;
  return (
    <details
      class={classNames('expandable', props)}
      id={id === undefined ? undefined : context.anchor(id)}
      open={isOpen}
    >
      <summary>
        {glyph('chevron')}
        <span class="when-closed">{around(words.showFields, title)}</span>
        <span class="when-open">{around(words.hideFields, title)}</span>
      </summary>
      <div class="expandable-body">{props.children}</div>
    </details>
  );
}

/** The title in its place in the sentence, with its markup. */
function around(sentence: string, title: JsxNode): JsxNode {
  const [before = '', after = ''] = sentence.split('{title}');
  return [before, <span class="expandable-title">{title}</span>, after];
}
