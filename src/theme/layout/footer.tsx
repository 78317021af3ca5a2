/** @jsxImportSource #jsx */
import { fromSetting, type JsxNode, type RenderContext } from '../../engine/theme-api.ts';
import { linkAttributes } from '../components/html/link.tsx';
import { drawIcon } from '../components/icon/icon.tsx';
import { wordsOf } from '../words/words-of.ts';
import { barsOf } from './bars.ts';
import { socialPlatform } from './social-platforms.ts';

/** Columns of links and the project's accounts elsewhere. */
export function Footer(_props: object, context: RenderContext): JsxNode {
  const { name } = context.site.config;
  const { footerColumns, socials, footerOrigin = 'footer' } = barsOf(context);
  if (footerColumns.length === 0 && socials.length === 0) return null;
  const words = wordsOf(context);
  return fromSetting(
    <footer class="site-footer">
      {footerColumns.length === 0 ? null : (
        <nav class="footer-columns" aria-label={words.moreLinks}>
          {footerColumns.map(({ title, links }) => (
            <div>
              {title === undefined ? null : <div class="footer-title">{title}</div>}
              <ul>
                {links.map(({ origin, label, href }) => (
                  <li>{fromSetting(<a {...linkAttributes(href, context)}>{label}</a>, origin)}</li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      )}
      <div class="footer-row">
        {fromSetting(<span class="footer-name">{name}</span>, 'name')}
        {socials.length === 0 ? null : (
          <ul class="socials" aria-label={words.accounts}>
            {socials.map(({ origin, platform, url }) => {
              const { label, icon } = socialPlatform(platform, words);
              return (
                <li>
                  {fromSetting(
                    <a href={url} {...linkAttributes(url, context)} rel="me noopener" aria-label={label}>
                      {drawIcon(icon, context)}
                    </a>,
                    origin,
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </footer>,
    footerOrigin,
  );
}
