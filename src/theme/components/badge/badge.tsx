/** @jsxImportSource #jsx */
import { BADGE_COLORS, BADGE_SIZES } from '../../../catalogue/values.ts';
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { classNames, flagAttribute, textAttribute } from '../../attributes.ts';
import { reportColor } from '../../color/is-color.ts';
import { iconFromProps } from '../icon/icon.tsx';

const COLORS: ReadonlySet<string> = new Set(BADGE_COLORS);
/** Other words for the same colours. */
const OTHER_COLORS: Readonly<Record<string, string>> = {
  grey: 'gray',
  neutral: 'gray',
  amber: 'yellow',
  violet: 'purple',
  success: 'green',
  warning: 'yellow',
  danger: 'red',
  error: 'red',
  info: 'blue',
};
const SIZES: ReadonlySet<string> = new Set(BADGE_SIZES);

/** A small label in the line. */
export function Badge(props: Props, context: RenderContext): JsxNode {
  const size = textAttribute(props, 'size')?.toLowerCase() ?? 'md';
  const names = ['badge', ...colorClasses(props, context), `badge-${SIZES.has(size) ? size : 'md'}`];
  if (textAttribute(props, 'shape')?.toLowerCase() === 'pill') names.push('badge-pill');
  if (flagAttribute(props, 'stroke')) names.push('badge-stroke');
  if (flagAttribute(props, 'disabled')) names.push('badge-disabled');
  return (
    <span class={classNames(names.join(' '), props)}>
      {iconFromProps(props, context)}
      {props.children}
    </span>
  );
}

/** `surface-destructive` is red on the ground of `surface`. */
function colorClasses(props: Props, context: RenderContext): readonly string[] {
  const written = textAttribute(props, 'color') ?? 'gray';
  const asked = written.toLowerCase();
  const [, ground] = /^(white|surface)-destructive$/.exec(asked) ?? [];
  if (ground !== undefined) return [`badge-${ground}`, 'badge-red'];
  const color = OTHER_COLORS[asked] ?? asked;
  if (COLORS.has(color)) return [`badge-${color}`];
  const [last, ...others] = [...COLORS].map((name) => `\`${name}\``).reverse();
  reportColor(written, props, context, `Write ${others.reverse().join(', ')} or ${last}.`);
  return ['badge-gray'];
}
