/** @jsxImportSource #jsx */
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';

/** A table that scrolls on its own when it is wider than the page. */
export function Table(props: Props): JsxNode {
  return (
    <div class="table-scroll" tabindex="0">
      <table {...props} />
    </div>
  );
}
