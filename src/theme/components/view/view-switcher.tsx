/** @jsxImportSource #jsx */
import { decodeEntities, type JsxNode, type RenderContext } from '../../../engine/theme-api.ts';
import { wordsOf } from '../../words/words-of.ts';
import { glyph } from '../icon/glyph.tsx';

const VIEW = /(<section class="view"[^>]* data-view="([^"]*)")/g;

export interface SwitchedViews {
  /** The page's body; of several views all but the first are marked as not shown, for readers with script. */
  readonly body: string;
  /** Nothing where there is nothing to choose. */
  readonly switcher: JsxNode;
}

/** A choice between the views of a page. Without script all of them stand there under their names. */
export function switchViews(body: string, context: RenderContext): SwitchedViews {
  const names = [...new Set([...body.matchAll(VIEW)].map(([, , name]) => name as string))];
  if (names.length < 2) return { body, switcher: null };
  const words = wordsOf(context);
  return {
    body: body.replace(VIEW, (_view, start: string, name: string) => `${start} data-shown="${name === names[0]}"`),
    switcher: (
      <lw-views class="view-switcher">
        <label class="view-choice">
          <span>{words.view}</span>
          <select>
            {names.map((name) => (
              <option>{decodeEntities(name)}</option>
            ))}
          </select>
          {glyph('down')}
        </label>
      </lw-views>
    ),
  };
}
