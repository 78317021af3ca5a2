/** @jsxImportSource #jsx */
import type { JsxNode, LinkTarget, RenderContext } from '../../../engine/theme-api.ts';
import { wordsOf } from '../../words/words-of.ts';

interface CardLinkProps {
  /** Where the card leads; `undefined` for a card that is no link. */
  readonly target: LinkTarget | undefined;
  readonly children: JsxNode;
  /** Id of what the link is named after where no words stand in it. */
  readonly labelledBy?: string | undefined;
}

/** The link that covers a whole card. One that leaves the site opens a new tab, and says so to who cannot see it. */
export function CardLink({ target, children, labelledBy }: CardLinkProps, context: RenderContext): JsxNode {
  if (target === undefined) return children;
  if (!target.isExternal || !/^https?:/i.test(target.href)) {
    return (
      <a href={target.href} aria-labelledby={labelledBy}>
        {children}
      </a>
    );
  }
  return (
    <a href={target.href} target="_blank" rel="noopener" aria-labelledby={labelledBy}>
      {children}
      <span class="visually-hidden" data-search="no">
        {' '}
        ({wordsOf(context).newTab})
      </span>
    </a>
  );
}
