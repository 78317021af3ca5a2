/** @jsxImportSource #jsx */
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';
import { classNames, flagAttribute, textAttribute } from '../../attributes.ts';
import { iconFromProps } from '../icon/icon.tsx';

const COLORS = new Set(['gray', 'blue', 'green', 'yellow', 'orange', 'red', 'purple', 'white', 'surface']);

/** A small label in the line. */
export function Badge(props: Props, context: RenderContext): JsxNode {
  const asked = (textAttribute(props, 'color') ?? 'gray').toLowerCase();
  const color = asked.endsWith('destructive') ? 'red' : COLORS.has(asked) ? asked : 'gray';
  const names = ['badge', `badge-${color}`, `badge-${textAttribute(props, 'size') ?? 'md'}`];
  if (textAttribute(props, 'shape') === 'pill') names.push('badge-pill');
  if (flagAttribute(props, 'stroke')) names.push('badge-stroke');
  if (flagAttribute(props, 'disabled')) names.push('badge-disabled');
  return (
    <span class={classNames(names.join(' '), props)}>
      {iconFromProps(props, context)}
      {props.children}
    </span>
  );
}
