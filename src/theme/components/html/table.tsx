/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { flattenChildren } from '../../children.ts';

/** A table that scrolls on its own when it is wider than the page; the script then makes it a stop for the Tab key. */
export function Table(props: Props): JsxNode {
  return (
    <div class="table-scroll">
      <table {...props} />
    </div>
  );
}

/** The head of a column. An empty one, as the corner of a table often is, is the head of nothing. */
export function HeadCell(props: Props, context: RenderContext): JsxNode {
  const isEmpty = flattenChildren(props.children, context, () => true).length === 0;
  return isEmpty ? <td {...props} /> : <th {...props} />;
}
