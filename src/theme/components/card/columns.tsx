/** @jsxImportSource #jsx */
import type { JsxNode, Props } from '../../../engine/theme-api.ts';
import { classNames, numberAttribute } from '../../attributes.ts';

/** `<CardGroup cols={3}>` and `<Columns>`: side by side where there is room, below each other on phones. */
export function Columns(props: Props): JsxNode {
  const asked = Math.round(numberAttribute(props, 'cols') ?? 2);
  const count = Math.min(4, Math.max(1, asked));
  return <div class={classNames(`columns columns-${count}`, props)}>{props.children}</div>;
}

/** Free content in one column. */
export function Column(props: Props): JsxNode {
  return <div class={classNames('column', props)}>{props.children}</div>;
}
