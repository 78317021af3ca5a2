/** @jsxImportSource #jsx */

import type { JsxElement, JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { anchorOf } from '../../../page-source/headings/anchors.ts';
import { flagAttribute, inlineAttribute, numberAttribute, textAttribute } from '../../attributes.ts';
import { flattenChildren, madeBy, partition } from '../../children.ts';
import { iconFromProps } from '../icon/icon.tsx';
import { secondId } from '../second-id.ts';
import { type TabPanel, TabSet } from './tab-set.tsx';

const isTab = madeBy(Tab);

/** `<Tabs><Tab title="npm">…</Tab></Tabs>`. What is not a `Tab` stands above the row. */
export function Tabs(props: Props, context: RenderContext): JsxNode {
  const { wanted, others } = partition(flattenChildren(props.children, context, isTab), isTab);
  if (wanted.length === 0) return <div class="tab-set-empty">{others}</div>;
  const asked = numberAttribute(props, 'defaultTabIndex') ?? 0;
  const panels = wanted.map((tab, index) => readTab(tab, index, context));
  return [
    others.length === 0 ? null : <div>{others}</div>,
    TabSet({
      className: flagAttribute(props, 'borderBottom') ? 'tabs tabs-closed' : 'tabs',
      label: panels.map((panel) => panel.name).join(', '),
      panels,
      selected: asked >= 0 && asked < panels.length ? Math.trunc(asked) : 0,
      isSynchronized: flagAttribute(props, 'sync', true),
    }),
  ];
}

/** A tab outside of `Tabs` is a section with a name. */
export function Tab(props: Props, context: RenderContext): JsxNode {
  return (
    <section class="tab-alone">
      <div class="tab-panel-name">{tabLabel(props, context)}</div>
      {props.children}
    </section>
  );
}

function readTab(tab: JsxElement, index: number, context: RenderContext): TabPanel {
  const label = tabLabel(tab.props, context) ?? String(index + 1);
  const name = context.textOf(label);
  const given = textAttribute(tab.props, 'id');
  const id = context.anchor(given ?? `tab-${name}`);
  return {
    id,
    // A heading with the same words keeps the plain id.
    alias: secondId(id, given ?? anchorOf(name), ''),
    label,
    name,
    icon: iconFromProps(tab.props, context),
    content: tab.props.children,
    made: tab,
  };
}

function tabLabel(props: Props, context: RenderContext): JsxNode {
  return inlineAttribute(props, 'title', context) ?? inlineAttribute(props, 'label', context);
}
