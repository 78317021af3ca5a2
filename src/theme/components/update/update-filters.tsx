/** @jsxImportSource #jsx */
import { decodeEntities, type JsxNode, type RenderContext } from '../../../engine/theme-api.ts';
import { wordsOf } from '../../words/words-of.ts';

const TAGGED_UPDATE = /<section class="update[^>]* data-tags="([^"]*)"/g;

/** Buttons that show only the updates with all chosen tags; nothing where no update of the page has a tag. */
export function UpdateFilters({ body }: { readonly body: string }, context: RenderContext): JsxNode {
  const counts = new Map<string, number>();
  for (const [, tags = ''] of body.matchAll(TAGGED_UPDATE)) {
    for (const tag of new Set(decodeEntities(tags).split('\n'))) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  if (counts.size === 0) return null;
  const words = wordsOf(context);
  return (
    <lw-filters class="update-filters" role="group" aria-label={words.filterByTag}>
      <div class="update-filters-name" aria-hidden="true">
        {words.filterByTag}
      </div>
      <div class="update-filters-tags">
        {[...counts].map(([tag, count]) => (
          <button class="update-filter" type="button" aria-pressed="false" data-tag={tag}>
            {tag}
            <span class="update-filter-count">{count}</span>
          </button>
        ))}
        <button class="update-filter-clear" type="button" hidden>
          {words.clearFilters}
        </button>
      </div>
      <p class="update-filters-status" role="status" data-phrase={words.updatesShown} />
    </lw-filters>
  );
}
