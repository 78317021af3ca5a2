/** @jsxImportSource #jsx */
import { inPlaceOf, type JsxElement, type JsxNode, type Props, type RenderContext } from '../../../engine/theme-api.ts';
import { attribute, classNames, flagAttribute, inlineAttribute, textAttribute } from '../../attributes.ts';
import { flattenChildren, isElement, madeBy } from '../../children.ts';
import { phrase } from '../../words/phrase.ts';
import { wordsOf } from '../../words/words-of.ts';
import { iconFromProps } from '../icon/icon.tsx';
import { secondId } from '../second-id.ts';

const isStep = madeBy(Step);

/** A procedure. What is not a `Step` keeps its place between the steps. */
export function Steps(props: Props, context: RenderContext): JsxNode {
  const nodes = flattenChildren(props.children, context, isStep);
  const size = textAttribute(props, 'titleSize');
  let number = 0;
  return (
    <ol class={classNames('steps', props)} role="list">
      {nodes.map((node) => {
        if (!isElement(node) || !isStep(node)) return <li class="step-between">{node}</li>;
        number += 1;
        return inPlaceOf(drawStep(node, number, size, context), node);
      })}
    </ol>
  );
}

/** A step outside of `Steps`. */
export function Step(props: Props, context: RenderContext): JsxNode {
  return (
    <ol class="steps" role="list">
      {drawStep({ type: Step, props }, 1, undefined, context)}
    </ol>
  );
}

function drawStep(step: JsxElement, index: number, inherited: string | undefined, context: RenderContext): JsxElement {
  const { props } = step;
  const title = inlineAttribute(props, 'title', context);
  const words = title === undefined ? '' : context.textOf(title);
  const given = textAttribute(props, 'id');
  const size = (textAttribute(props, 'titleSize') ?? inherited ?? 'p').toLowerCase();
  const Tag = /^h[2-4]$/.test(size) ? size : 'p';
  const id = given === undefined && words === '' ? undefined : context.anchor(given ?? words);
  if (Tag !== 'p' && id !== undefined) context.addHeading({ level: Number(Tag.slice(1)), id, text: words });
  return (
    <li class="step" id={id}>
      <span class="step-mark" aria-hidden="true">
        {iconFromProps(props, context) ?? stepNumber(props) ?? index}
      </span>
      {title === undefined ? null : (
        <Tag class="step-title">
          {title}
          {id === undefined || flagAttribute(props, 'noAnchor') ? null : (
            <a
              class="heading-anchor"
              href={`#${id}`}
              {...secondId(id, given, words)}
              aria-label={phrase(wordsOf(context).linkTo, { heading: words })}
              data-search="no"
            >
              #
            </a>
          )}
        </Tag>
      )}
      <div class="step-body">{props.children}</div>
    </li>
  );
}

function stepNumber(props: Props): string | undefined {
  const number = attribute(props, 'stepNumber');
  return typeof number === 'string' || typeof number === 'number' ? String(number).trim() || undefined : undefined;
}
