/** @jsxImportSource #jsx */
import { fileOf, fromSetting, type JsxNode, type RenderContext } from '../../engine/theme-api.ts';
import { glyph } from '../components/icon/glyph.tsx';
import { phrase } from '../words/phrase.ts';
import { wordsOf } from '../words/words-of.ts';
import { editAddress, issueAddress } from './repository-address.ts';

/** What readers can say about a page (a rating, a suggested edit, an issue), and when it was last changed. */
export function Feedback(_props: object, context: RenderContext): JsxNode {
  const { feedback, repository } = context.site.config;
  const words = wordsOf(context);
  const file = fileOf(context.page);
  const parts = [
    feedback.thumbsRating ? rating(context) : null,
    repository !== undefined && feedback.suggestEdit && file !== undefined
      ? outward(editAddress(repository, file), words.suggestEdit)
      : null,
    repository !== undefined && feedback.raiseIssue
      ? outward(issueAddress(repository, context.page), words.raiseIssue)
      : null,
    lastUpdated(context),
  ];
  if (parts.every((part) => part === null)) return null;
  return fromSetting(<div class="feedback">{parts}</div>, 'feedback');
}

function rating(context: RenderContext): JsxNode {
  const words = wordsOf(context);
  return (
    <div class="rating" data-rating={words.thanks}>
      <span>{words.wasHelpful}</span>
      <button type="button" data-rate="yes" aria-pressed="false">
        {glyph('thumbUp')}
        {words.yes}
      </button>
      <button type="button" data-rate="no" aria-pressed="false">
        {glyph('thumbDown')}
        {words.no}
      </button>
      <span role="status" />
    </div>
  );
}

const DATE_KEYS = ['lastUpdatedDate', 'lastUpdated', 'last_updated', 'updatedAt', 'updated'];

/** They may mean something else, where nobody asks for dates. */
const OTHER_DATE_KEYS = ['lastModified', 'lastmod', 'date'];

/** A date in figures is written out in the reader's language by the script. */
function lastUpdated(context: RenderContext): JsxNode {
  const { frontMatter } = context.page;
  const { hasDates } = context.site.config;
  const isWanted = frontMatter.timestamp === undefined ? hasDates : frontMatter.timestamp === true;
  if (isWanted === false) return null;
  const keys = isWanted === true ? [...DATE_KEYS, ...OTHER_DATE_KEYS] : DATE_KEYS;
  const written = keys.map((key) => frontMatter[key]).find((value) => typeof value === 'string' && value.trim());
  if (typeof written !== 'string') return null;
  const day = /^\d{4}-\d{2}-\d{2}/.exec(written)?.[0];
  const [before, after] = phrase(wordsOf(context).lastUpdated, { date: '\n' }).split('\n');
  return (
    <span class="updated">
      {before}
      {day === undefined ? written : <time datetime={day}>{day}</time>}
      {after}
    </span>
  );
}

function outward(href: string, label: string): JsxNode {
  return (
    <a href={href} target="_blank" rel="noopener">
      {label}
    </a>
  );
}
