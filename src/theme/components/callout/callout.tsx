/** @jsxImportSource #jsx */
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';
import type { RenderContext, ThemeComponent } from '../../../engine/render/theme-contract.ts';
import { classNames, inlineAttribute, textAttribute } from '../../attributes.ts';
import { type GlyphName, glyph } from '../icon/glyph.tsx';
import { iconFromProps } from '../icon/icon.tsx';

interface CalloutKind {
  readonly tone: 'note' | 'tip' | 'warning' | 'info' | 'danger';
  readonly label: string;
  readonly sign: GlyphName;
}

const KINDS: Readonly<Record<string, CalloutKind>> = {
  note: { tone: 'note', label: 'Note', sign: 'note' },
  tip: { tone: 'tip', label: 'Tip', sign: 'lightbulb' },
  warning: { tone: 'warning', label: 'Warning', sign: 'warning' },
  info: { tone: 'info', label: 'Info', sign: 'info' },
  check: { tone: 'tip', label: 'Check', sign: 'circleCheck' },
  success: { tone: 'tip', label: 'Check', sign: 'circleCheck' },
  danger: { tone: 'danger', label: 'Danger', sign: 'stop' },
  error: { tone: 'danger', label: 'Danger', sign: 'stop' },
};

export const Note = callout('note');
export const Tip = callout('tip');
export const Warning = callout('warning');
export const Info = callout('info');
export const Check = callout('check');
export const Danger = callout('danger');

/** `<Callout icon="key" color="#FFC107">`, or one of the named kinds through `type`. */
export function Callout(props: Props, context: RenderContext): JsxNode {
  const kind = KINDS[textAttribute(props, 'type')?.toLowerCase() ?? ''];
  return draw(kind ?? { tone: 'info', label: 'Callout', sign: 'info' }, props, context, textAttribute(props, 'color'));
}

function callout(name: keyof typeof KINDS): ThemeComponent {
  const kind = KINDS[name] as CalloutKind;
  return (props, context) => draw(kind, props, context);
}

function draw(kind: CalloutKind, props: Props, context: RenderContext, color?: string): JsxNode {
  const title = inlineAttribute(props, 'title', context);
  const icon = iconFromProps(props, context);
  return (
    <div
      role="note"
      class={classNames(`callout callout-${kind.tone}`, props)}
      aria-label={kind.label}
      style={color === undefined ? undefined : toneStyle(color)}
    >
      <div class="callout-icon">{icon ?? glyph(kind.sign)}</div>
      <div class="callout-body">
        {title === undefined ? null : <p class="callout-title">{title}</p>}
        {props.children}
      </div>
    </div>
  );
}

/** A colour of the author's as a tone: lighter in dark mode, where it would drown. */
export function toneStyle(color: string): string {
  const safe = color.replace(/[;{}<>]/g, '');
  return `--tone:light-dark(${safe},color-mix(in oklab,${safe} 62%,white))`;
}
