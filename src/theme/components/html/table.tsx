/** @jsxImportSource #jsx */
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';

/** A table that scrolls on its own when it is wider than the page; the script then makes it a stop for the Tab key. */
export function Table(props: Props): JsxNode {
  return (
    <div class="table-scroll">
      <table {...props} />
    </div>
  );
}
