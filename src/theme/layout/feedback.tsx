/** @jsxImportSource #jsx */
import type { SiteConfig } from '../../engine/config/site-config.ts';
import type { JsxNode } from '../../engine/render/jsx.ts';
import type { RenderContext } from '../../engine/render/theme-contract.ts';
import { glyph } from '../components/icon/glyph.tsx';

/** What readers can say about a page: a rating, a suggested edit, an issue. */
export function Feedback(_props: object, context: RenderContext): JsxNode {
  const { feedback } = context.site.config;
  const repository = repositoryOf(context.site.config);
  const edit = feedback.suggestEdit && repository ? `${repository}/edit/main/${context.page.file}` : undefined;
  const issue = feedback.raiseIssue && repository ? issueHref(repository, context) : undefined;
  if (!feedback.thumbsRating && edit === undefined && issue === undefined) return null;
  return (
    <div class="feedback">
      {feedback.thumbsRating ? (
        <div class="rating" data-rating>
          <span>Was this page helpful?</span>
          <button type="button" data-rate="yes">
            {glyph('thumbUp')}
            Yes
          </button>
          <button type="button" data-rate="no">
            {glyph('thumbDown')}
            No
          </button>
          <span role="status" class="rating-thanks" />
        </div>
      ) : null}
      {edit === undefined && issue === undefined ? null : (
        <div class="feedback-links">
          {edit === undefined ? null : outward(edit, 'Suggest an edit')}
          {issue === undefined ? null : outward(issue, 'Raise an issue')}
        </div>
      )}
    </div>
  );
}

/** The project's repository, as far as its settings tell: the button of the top bar, else a social link to one. */
export function repositoryOf({ topbarButton, socials, topbarLinks }: SiteConfig): string | undefined {
  const candidates = [
    ...(topbarButton?.kind === 'repository' ? [topbarButton.href] : []),
    ...socials.map(({ url }) => url),
    ...(topbarButton === undefined ? [] : [topbarButton.href]),
    ...topbarLinks.map(({ href }) => href),
  ];
  for (const candidate of candidates) {
    const match = /^(https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org)\/[^/\s]+\/[^/\s?#]+)/.exec(
      candidate,
    );
    if (match?.[1] !== undefined) return match[1].replace(/\.git$/, '');
  }
  return undefined;
}

function issueHref(repository: string, context: RenderContext): string {
  const { title, file } = context.page;
  return `${repository}/issues/new?title=${encodeURIComponent(`Docs: ${title}`)}&body=${encodeURIComponent(`Page: ${file}\n\n`)}`;
}

function outward(href: string, label: string): JsxNode {
  return (
    <a href={href} target="_blank" rel="noopener">
      {label}
    </a>
  );
}
