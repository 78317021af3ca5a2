/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext, ThemeComponent } from '../../../engine/theme-api.ts';
import { classNames, inlineAttribute } from '../../attributes.ts';
import { wordsOf } from '../../words/words-of.ts';
import { glyph } from '../icon/glyph.tsx';
import { iconFromProps } from '../icon/icon.tsx';
import { TONES, type Tone, toneFromProps, toneStyle } from './tones.ts';

export const Note = callout(TONES.note);
export const Tip = callout(TONES.tip);
export const Warning = callout(TONES.warning);
export const Info = callout(TONES.info);
export const Check = callout(TONES.check);
export const Danger = callout(TONES.danger);

/** `<Callout icon="key" color="#FFC107">`, or one of the named kinds through `type`; without either it has no icon. */
export function Callout(props: Props, context: RenderContext): JsxNode {
  return draw(toneFromProps(props), props, context);
}

function callout(tone: Tone): ThemeComponent {
  return (props, context) => draw(tone, props, context);
}

function draw(tone: Tone | undefined, props: Props, context: RenderContext): JsxNode {
  const title = inlineAttribute(props, 'title', context);
  const icon = iconFromProps(props, context) ?? (tone && glyph(tone.sign));
  const label = tone && wordsOf(context)[tone.word];
  const style = toneStyle(props, context);
  const { className } = tone ?? (style === undefined ? TONES.info : { className: '' });
  return (
    <div role="note" class={classNames(`callout ${className}`.trim(), props)} style={style}>
      {icon === undefined ? null : (
        <div class="callout-icon" {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}>
          {icon}
        </div>
      )}
      <div class="callout-body">
        {title === undefined ? null : <p class="callout-title">{title}</p>}
        {props.children}
      </div>
    </div>
  );
}
