/** @jsxImportSource #jsx */
import type { JsxNode } from '../../engine/render/jsx.ts';
import type { Heading } from '../../engine/render/theme-contract.ts';

/** Deeper headings would only repeat the page. */
const DEEPEST_LEVEL = 3;
/** With fewer headings there is nothing to find. */
const FEWEST_HEADINGS = 2;

/** The headings worth listing: none for a short page. */
export function listedHeadings(headings: readonly Heading[]): readonly Heading[] {
  const listed = headings.filter(({ level }) => level <= DEEPEST_LEVEL);
  return listed.length < FEWEST_HEADINGS ? [] : listed;
}

/** Beside the text on wide screens; elsewhere a sheet that a button opens. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }): JsxNode {
  if (headings.length === 0) return null;
  return (
    <nav class="toc" id="toc" popover="auto" aria-label="On this page">
      <div class="toc-name">On this page</div>
      <lw-toc>
        <ul>
          {headings.map(({ level, id, text }) => (
            <li class={level > 2 ? 'toc-deeper' : undefined}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </lw-toc>
    </nav>
  );
}
