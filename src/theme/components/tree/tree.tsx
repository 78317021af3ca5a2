/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { classNames, flagAttribute, inlineAttribute } from '../../attributes.ts';
import { flattenChildren, isElement, madeBy } from '../../children.ts';
import { wordsOf } from '../../words/words-of.ts';
import { glyph } from '../icon/glyph.tsx';
import { signOfFile } from './file-kinds.ts';
import { isList, readList } from './list-entries.ts';

interface EntryState {
  readonly isOpen: boolean;
  readonly isOpenable: boolean;
  readonly isHighlighted: boolean;
}

function TreeRoot(props: Props, context: RenderContext): JsxNode {
  return (
    <lw-tree class={classNames('tree', props)} data-label={wordsOf(context).files}>
      <ul>{drawEntries(props.children, context)}</ul>
    </lw-tree>
  );
}

function Folder(props: Props, context: RenderContext): JsxNode {
  const name = inlineAttribute(props, 'name', context) ?? wordsOf(context).folder;
  const state = {
    isOpen: flagAttribute(props, 'defaultOpen') || flagAttribute(props, 'open'),
    isOpenable: flagAttribute(props, 'openable', true),
    isHighlighted: flagAttribute(props, 'highlight'),
  };
  return drawFolder(name, drawEntries(props.children, context), state);
}

function File(props: Props, context: RenderContext): JsxNode {
  const name = inlineAttribute(props, 'name', context) ?? props.children;
  return drawFile(name, flagAttribute(props, 'highlight'), context);
}

/** `Tree.Folder` and `Tree.File`, items of a Markdown list, and whatever else stands between them. */
function drawEntries(children: JsxNode, context: RenderContext): readonly JsxNode[] {
  return flattenChildren(children, context, madeBy(Folder, File)).map((node) => {
    if (!isElement(node)) return <li>{node}</li>;
    if (isList(node)) return drawList(node.props.children, context);
    return madeBy(Folder, File)(node) ? node : <li>{node}</li>;
  });
}

/** A list shows all there is: its author gave no way to say what is open. */
function drawList(items: JsxNode, context: RenderContext): JsxNode {
  return readList(items, context).map(({ name, isFolder, isHighlighted, items: inner }) =>
    isFolder
      ? drawFolder(name, drawList(inner, context), { isOpen: true, isOpenable: true, isHighlighted })
      : drawFile(name, isHighlighted, context),
  );
}

function drawFolder(name: JsxNode, entries: JsxNode, { isOpen, isOpenable, isHighlighted }: EntryState): JsxNode {
  const isEmpty = Array.isArray(entries) && entries.length === 0;
  const opens = isOpenable && !isEmpty;
  return (
    <li class="tree-folder" data-open={opens ? String(isOpen) : undefined}>
      {row(opens ? [glyph('chevron'), glyph('folder')] : glyph('folder'), name, isHighlighted)}
      {isEmpty ? null : <ul>{entries}</ul>}
    </li>
  );
}

function drawFile(name: JsxNode, isHighlighted: boolean, context: RenderContext): JsxNode {
  return <li class="tree-file">{row(glyph(signOfFile(context.textOf(name))), name, isHighlighted)}</li>;
}

function row(signs: JsxNode, name: JsxNode, isHighlighted: boolean): JsxNode {
  return (
    <div class={isHighlighted ? 'tree-name tree-name-highlighted' : 'tree-name'}>
      {signs}
      <span>{name}</span>
    </div>
  );
}

/** Folders and files: `Tree.Folder` and `Tree.File`, or a Markdown list. */
export const Tree = Object.assign(TreeRoot, { Folder, File });
