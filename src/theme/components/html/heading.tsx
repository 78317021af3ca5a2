/** @jsxImportSource #jsx */

import {
  ALIAS_ATTRIBUTE,
  type JsxNode,
  type Props,
  type RenderContext,
  type ThemeComponent,
} from '../../../engine/theme-api.ts';
import { plainAnchorOf } from '../../../page-source/headings/anchors.ts';
import { classNames, numberAttribute, omit, textAttribute } from '../../attributes.ts';
import { phrase } from '../../words/phrase.ts';
import { wordsOf } from '../../words/words-of.ts';

/** What Markdown calls the heading of the footnotes, whatever the language of the page. */
const FOOTNOTES_ID = 'footnote-label';

export const H1 = heading(1);
export const H2 = heading(2);
export const H3 = heading(3);
export const H4 = heading(4);
export const H5 = heading(5);
export const H6 = heading(6);

/** `<Heading level={2} id="own">`: a heading written as a component. */
export function Heading(props: Props, context: RenderContext): JsxNode {
  const level = Math.min(6, Math.max(1, Math.round(numberAttribute(props, 'level') ?? 2)));
  return drawHeading(level, omit(props, 'level'), context);
}

function heading(level: number): ThemeComponent {
  return (props, context) => drawHeading(level, props, context);
}

/**
 * A heading with an anchor that readers can copy, listed in the table of contents. The page's title is the
 * only first-level heading, so one in the text becomes a second-level one.
 */
export function drawHeading(level: number, props: Props, context: RenderContext): JsxNode {
  const Tag = `h${Math.max(2, level)}`;
  const text = context.textOf(props.children).trim();
  const given = textAttribute(props, 'id');
  if (text === '' && given === undefined) return <div class={classNames('heading-empty', props)}>{props.children}</div>;
  const words = wordsOf(context);
  // The heading that Markdown gives to footnotes is for screen readers, under the name that the notes refer to.
  if (/\bsr-only\b/.test(classNames('', props)))
    return <Tag {...props}>{given === FOOTNOTES_ID ? words.footnotes : props.children}</Tag>;
  const id = context.anchor(given ?? text);
  if (text !== '') context.addHeading({ level: Math.max(2, level), id, text });
  return (
    <Tag {...omit(props, 'id', 'className', 'class', 'children')} class={classNames('heading', props)} id={id}>
      {props.children}
      <a
        class="heading-anchor"
        href={`#${id}`}
        {...aliasOf(given ?? text, id)}
        aria-label={phrase(words.linkTo, { heading: text || words.thisSection })}
      >
        #
      </a>
    </Tag>
  );
}

/** Proposes the id that links written for other services expect, where it is not the heading's own. */
export function aliasOf(text: string, id: string): Props {
  const alias = plainAnchorOf(text);
  return alias === '' || alias === id ? {} : { [ALIAS_ATTRIBUTE]: alias };
}
