/** @jsxImportSource #jsx */
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';
import { inlineAttribute, listAttribute, textAttribute } from '../../attributes.ts';

/** An entry of a changelog, with its label beside it on wide screens. */
export function Update(props: Props, context: RenderContext): JsxNode {
  const label = textAttribute(props, 'label') ?? 'Update';
  const id = context.anchor(textAttribute(props, 'id') ?? label);
  const tags = listAttribute(props, 'tags');
  context.addHeading({ level: 2, id, text: label });
  return (
    <section class="update" id={id} data-tags={tags.length === 0 ? undefined : tags.join('\n')}>
      <div class="update-side">
        <h2 class="update-label">
          <a href={`#${id}`}>{label}</a>
        </h2>
        {tags.length === 0 ? null : (
          <ul class="update-tags">
            {tags.map((tag) => (
              <li>{tag}</li>
            ))}
          </ul>
        )}
        <div class="update-description">{inlineAttribute(props, 'description', context)}</div>
      </div>
      <div class="update-body">{props.children}</div>
    </section>
  );
}
