/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { omit, textAttribute } from '../../attributes.ts';
import { phrase } from '../../words/phrase.ts';
import { wordsOf } from '../../words/words-of.ts';
import { withStyle } from './style.ts';

/** What is narrower was made for a place of its own and keeps its size. */
const NARROWEST_STRETCHED_PX = 400;

/** A page or video of another host, as wide as the text. It has the shape its author gives it, or 16 by 9. */
export function EmbeddedFrame(props: Props, context: RenderContext): JsxNode {
  const source = textAttribute(props, 'src');
  return (
    <iframe
      {...omit(props, 'src', 'title', 'loading')}
      {...shapeOf(props)}
      src={source === undefined ? undefined : context.asset(source)}
      title={textAttribute(props, 'title') ?? nameOf(source, context)}
      loading={props.loading ?? 'lazy'}
    />
  );
}

/** Width and height in pixels say a shape: on a phone the frame gets lower as it gets narrower. */
function shapeOf(props: Props): Props {
  const [width, height] = ['width', 'height'].map((name) =>
    Number((textAttribute(props, name) ?? '').replace(/px$/, '')),
  );
  if (!width || !height) return {};
  if (width < NARROWEST_STRETCHED_PX) return { style: withStyle(props.style, 'width', `${width}px`) };
  return { style: withStyle(withStyle(props.style, 'aspect-ratio', `${width}/${height}`), 'height', 'auto') };
}

function nameOf(source: string | undefined, context: RenderContext): string {
  const words = wordsOf(context);
  const host = /^(?:https?:)?\/\/(?:www\.)?([^/?#:]+)/i.exec(source ?? '')?.[1];
  return host === undefined ? words.embeddedContent : phrase(words.embeddedContentFrom, { host });
}
