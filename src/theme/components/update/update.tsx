/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { classNames, inlineAttribute, listAttribute, textAttribute } from '../../attributes.ts';
import { wordsOf } from '../../words/words-of.ts';
import { aliasOf } from '../html/heading.tsx';

/** An entry of a changelog, with its label beside it on wide screens. */
export function Update(props: Props, context: RenderContext): JsxNode {
  const shown = inlineAttribute(props, 'label', context) ?? inlineAttribute(props, 'title', context);
  const text = context.textOf(shown).trim() || wordsOf(context).update;
  const given = textAttribute(props, 'id') ?? text;
  const id = context.anchor(given);
  const tags = listAttribute(props, 'tags');
  // Above the headings in it, which its author begins at the second level.
  context.addHeading({ level: 1, id, text });
  const description = inlineAttribute(props, 'description', context);
  return (
    <section class={classNames('update', props)} id={id} data-tags={tags.length === 0 ? undefined : tags.join('\n')}>
      <div class="update-side">
        <h2 class="update-label">
          <a href={`#${id}`} {...aliasOf(given, id)}>
            {shown ?? text}
          </a>
        </h2>
        {description === undefined ? null : <div class="update-description">{description}</div>}
        {tags.length === 0 ? null : (
          <ul class="update-tags">
            {tags.map((tag) => (
              <li>{tag}</li>
            ))}
          </ul>
        )}
      </div>
      <div class="update-body">{props.children}</div>
    </section>
  );
}
