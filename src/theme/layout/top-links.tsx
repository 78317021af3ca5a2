/** @jsxImportSource #jsx */
import { readRepository } from '../../config/normalize/repository.ts';
import type { TopbarButton } from '../../config/site-config.ts';
import { fromSetting, type JsxElement, type JsxNode, type RenderContext } from '../../engine/theme-api.ts';
import { linkAttributes } from '../components/html/link.tsx';
import { glyph } from '../components/icon/glyph.tsx';
import { drawIcon } from '../components/icon/icon.tsx';
import { wordsOf } from '../words/words-of.ts';
import { barsOf } from './bars.ts';
import { starsAddress } from './repository-address.ts';

/** The links and the button of the top bar. */
export function TopLinks(_props: object, context: RenderContext): JsxNode {
  const { topbarLinks, topbarButton } = barsOf(context);
  if (topbarLinks.length === 0 && topbarButton === undefined) return null;
  return (
    <ul class="top-links">
      {topbarLinks.map(({ origin, label, href, icon }) => (
        <li>
          {fromSetting(
            <a {...linkAttributes(href, context)}>
              {icon === undefined ? null : drawIcon(icon, context)}
              {label}
            </a>,
            origin,
          )}
        </li>
      ))}
      {topbarButton === undefined ? null : (
        <li>
          {fromSetting(
            topbarButton.kind === 'link' ? linkButton(topbarButton, context) : repositoryButton(topbarButton, context),
            topbarButton.origin,
          )}
        </li>
      )}
    </ul>
  );
}

function linkButton({ label, href, isPill, hasArrow }: TopbarButton, context: RenderContext): JsxElement {
  return (
    <a class={isPill ? 'button button-pill' : 'button'} {...linkAttributes(href, context)}>
      {label}
      {hasArrow ? glyph('chevron') : null}
    </a>
  );
}

/** The script adds the number of stars under the name, which makes room by moving and not by growing. */
function repositoryButton({ label, href }: TopbarButton, context: RenderContext): JsxElement {
  const repository = readRepository(href);
  const host = repository?.host ?? 'github';
  return (
    <a
      class="button button-quiet repository"
      {...linkAttributes(href, context)}
      data-stars={repository === undefined ? undefined : starsAddress(repository)}
      data-words={repository === undefined ? undefined : wordsOf(context).stars}
    >
      {drawIcon(host === 'forgejo' ? { name: 'code-branch' } : { name: host, type: 'brands' }, context)}
      <span class="repository-name">{label}</span>
    </a>
  );
}
