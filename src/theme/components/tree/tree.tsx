/** @jsxImportSource #jsx */
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';
import { flagAttribute, textAttribute } from '../../attributes.ts';
import { flattenChildren } from '../../children.ts';
import { glyph } from '../icon/glyph.tsx';

function TreeRoot(props: Props): JsxNode {
  return <div class="tree">{props.children}</div>;
}

function Folder(props: Props, context: RenderContext): JsxNode {
  const row = (
    <>
      {glyph('folder')}
      <span>{textAttribute(props, 'name') ?? 'folder'}</span>
    </>
  );
  const hasChildren = flattenChildren(props.children, context, () => true).length > 0;
  if (!hasChildren || !flagAttribute(props, 'openable', true)) {
    return (
      <div class={rowClass(props)}>
        <div class="tree-name">{row}</div>
        <div class="tree-children">{props.children}</div>
      </div>
    );
  }
  return (
    <details class={rowClass(props)} open={flagAttribute(props, 'defaultOpen')}>
      <summary class="tree-name">{row}</summary>
      <div class="tree-children">{props.children}</div>
    </details>
  );
}

function File(props: Props): JsxNode {
  return (
    <div class={rowClass(props)}>
      <div class="tree-name">
        {glyph('file')}
        <span>{textAttribute(props, 'name') ?? props.children}</span>
      </div>
    </div>
  );
}

function rowClass(props: Props): string {
  return flagAttribute(props, 'highlight') ? 'tree-row tree-row-highlighted' : 'tree-row';
}

/** Folders and files: `Tree.Folder` and `Tree.File`, or a Markdown list. */
export const Tree = Object.assign(TreeRoot, { Folder, File });
