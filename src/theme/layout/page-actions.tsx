/** @jsxImportSource #jsx */

import { siteAddress } from '../../config/site-address.ts';
import type { PageAction } from '../../config/site-config.ts';
import { specificationsOf } from '../../config/specifications.ts';
import {
  type DocumentProps,
  encodePath,
  type JsxNode,
  type Props,
  type RenderContext,
} from '../../engine/theme-api.ts';
import { nameOf } from '../../project/paths.ts';
import { glyph } from '../components/icon/glyph.tsx';
import { drawIcon } from '../components/icon/icon.tsx';
import { phrase } from '../words/phrase.ts';
import { wordsOf } from '../words/words-of.ts';

export type PageFiles = Pick<DocumentProps, 'markdown' | 'feed'>;

/** Assistants that take a question in their address. They are named only where an author asks for them. */
const ASSISTANTS = {
  chatgpt: { name: 'ChatGPT', address: 'https://chatgpt.com/?q=' },
  claude: { name: 'Claude', address: 'https://claude.ai/new?q=' },
  perplexity: { name: 'Perplexity', address: 'https://www.perplexity.ai/search?q=' },
  grok: { name: 'Grok', address: 'https://grok.com/?q=' },
  aistudio: { name: 'Google AI Studio', address: 'https://aistudio.google.com/prompts/new_chat?prompt=' },
  cursor: { name: 'Cursor', address: 'https://cursor.com/link/prompt?text=' },
} as const;

const USUAL: readonly PageAction[] = [{ kind: 'copy' }, { kind: 'view' }];

/** Beside a page's title: its text to copy, as Markdown, or to take to an assistant; and its feed. */
export function PageActions({ markdown, feed }: PageFiles, context: RenderContext): JsxNode {
  const words = wordsOf(context);
  const actions = context.site.config.pageActions ?? USUAL;
  const twin = markdown === undefined ? undefined : context.relative(markdown);
  const hasFeed = feed !== undefined && context.page.frontMatter.rss === true;
  if (twin === undefined && !hasFeed) return null;
  const entries = twin === undefined ? [] : actions.flatMap((action) => menuEntries(action, twin, context));
  const shown = entries.filter((entry) => entry !== null);
  const canCopy = twin !== undefined && actions.some(({ kind }) => kind === 'copy');
  return (
    <div class="page-actions">
      {hasFeed ? (
        <a class="page-action" href={context.relative(feed)}>
          {glyph('feed')}
          {words.feed}
        </a>
      ) : null}
      {canCopy || shown.length > 0 ? (
        <div class="page-action-group">
          {canCopy ? (
            <button
              class="page-action page-copy"
              type="button"
              data-copy-page={twin}
              data-done={words.copied}
              data-failed={words.copyFailed}
            >
              {glyph('copy')}
              <span aria-live="polite">{words.copyPage}</span>
            </button>
          ) : null}
          {shown.length === 0 ? null : (
            <details class="menu page-menu" data-menu>
              <summary class="page-action">
                <span class={canCopy ? 'page-menu-name' : undefined}>{words.pageActions}</span>
                {glyph('down')}
              </summary>
              <ul class="menu-list">{shown}</ul>
            </details>
          )}
        </div>
      ) : null}
    </div>
  );
}

function menuEntries(action: PageAction, twin: string, context: RenderContext): readonly JsxNode[] {
  return action.kind === 'download-spec' ? downloads(context) : [menuEntry(action, twin, context)];
}

/** A link to each API description of the site. */
function downloads(context: RenderContext): readonly JsxNode[] {
  const { config, files } = context.site;
  const words = wordsOf(context);
  return specificationsOf(config).flatMap((source) => {
    const isElsewhere = /^https?:/i.test(source);
    if (!isElsewhere && !files.has(source)) return [];
    const link = isElsewhere
      ? { href: source, target: '_blank', rel: 'noopener' }
      : { href: context.relative(source), download: true };
    return [entry(link, glyph('fileCode'), phrase(words.download, { name: nameOf(source.replace(/[?#].*$/, '')) }))];
  });
}

function menuEntry(action: PageAction, twin: string, context: RenderContext): JsxNode {
  const words = wordsOf(context);
  switch (action.kind) {
    case 'copy':
    case 'download-spec':
      return null;
    case 'view':
      return entry({ href: twin }, glyph('fileText'), words.viewAsMarkdown);
    case 'link': {
      const { title, description, icon, href } = action;
      const template = href.replaceAll('$path', encodePath(context.page.path));
      return entry(asking(template, twin, context), icon && drawIcon(icon, context), title, description);
    }
    default: {
      const { name, address } = ASSISTANTS[action.kind];
      const question = encodeURIComponent(phrase(words.askAboutPage, { address: '$page' })).replace('%24page', '$page');
      const label = phrase(words.openIn, { name });
      return entry(asking(address + question, twin, context), glyph('arrow'), label);
    }
  }
}

/** A link in which `$page` stands for the full address of the page's text, which only a browser may know. */
function asking(template: string, twin: string, context: RenderContext): Props {
  const site = siteAddress(context.site.config);
  const isElsewhere = /^https?:/i.test(template);
  const shared = isElsewhere ? { target: '_blank', rel: 'noopener' } : {};
  if (!template.includes('$page')) return { href: context.link(template).href, ...shared };
  const known = site === undefined ? '' : encodeURIComponent(new URL(twin.replace(/^(?:\.\.\/)+/, ''), site).href);
  return {
    href: template.replaceAll('$page', known),
    'data-ask': site === undefined ? template : undefined,
    ...shared,
  };
}

function entry(link: Props, icon: JsxNode, label: string, note?: string): JsxNode {
  return (
    <li>
      <a {...link}>
        {icon}
        <span>
          {label}
          {note === undefined ? null : <span class="menu-note">{note}</span>}
        </span>
      </a>
    </li>
  );
}
