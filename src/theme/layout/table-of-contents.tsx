/** @jsxImportSource #jsx */
import type { Heading, JsxNode, RenderContext } from '../../engine/theme-api.ts';
import { glyph } from '../components/icon/glyph.tsx';
import { wordsOf } from '../words/words-of.ts';
import { PageActions, type PageFiles } from './page-actions.tsx';

/** Levels listed below the page's highest: deeper headings would only repeat the page. */
const LEVELS_BELOW = 1;
/** With fewer headings there is nothing to find. */
const FEWEST_HEADINGS = 2;

/** The headings worth listing: none for a short page. */
export function listedHeadings(headings: readonly Heading[]): readonly Heading[] {
  const highest = highestLevel(headings);
  const listed = headings.filter(({ level }) => level <= highest + LEVELS_BELOW);
  return listed.length < FEWEST_HEADINGS ? [] : listed;
}

/** Opens the contents where they do not stand beside the text. */
export function ContentsButton({ className }: { className?: string }, context: RenderContext): JsxNode {
  return (
    <button class={className} type="button" popovertarget="toc">
      {glyph('toc')}
      {wordsOf(context).onThisPage}
    </button>
  );
}

interface TableOfContentsProps {
  readonly headings: readonly Heading[];
  /** What can be done with the page, where it stands here. */
  readonly actions?: PageFiles;
}

/** Beside the text on wide screens; elsewhere a sheet that a button opens. */
export function TableOfContents({ headings, actions }: TableOfContentsProps, context: RenderContext): JsxNode {
  if (headings.length === 0) return null;
  const highest = highestLevel(headings);
  const { onThisPage } = wordsOf(context);
  return (
    <nav class="toc" id="toc" popover="auto" aria-label={onThisPage}>
      <div class="toc-name">{onThisPage}</div>
      <lw-toc>
        <ul>
          {headings.map(({ level, id, text }) => (
            <li class={level > highest ? 'toc-deeper' : undefined}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </lw-toc>
      {actions === undefined ? null : PageActions(actions, context)}
    </nav>
  );
}

function highestLevel(headings: readonly Heading[]): number {
  return headings.reduce((highest, { level }) => Math.min(highest, level), 6);
}
