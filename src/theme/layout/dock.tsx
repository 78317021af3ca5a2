/** @jsxImportSource #jsx */
import type { JsxNode, RenderContext } from '../../engine/theme-api.ts';
import { glyph } from '../components/icon/glyph.tsx';
import { wordsOf } from '../words/words-of.ts';
import { ContentsButton } from './table-of-contents.tsx';

/** On phones: navigation, search and contents where the thumb is. */
export function Dock({ hasContents }: { hasContents: boolean }, context: RenderContext): JsxNode {
  const words = wordsOf(context);
  return (
    <div class="dock">
      <button type="button" popovertarget="sidebar">
        {glyph('menu')}
        {words.menu}
      </button>
      <button type="button" data-search>
        {glyph('search')}
        {words.search}
      </button>
      {hasContents ? ContentsButton({}, context) : null}
    </div>
  );
}
