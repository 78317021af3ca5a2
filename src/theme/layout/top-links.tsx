/** @jsxImportSource #jsx */
import type { TopbarButton } from '../../engine/config/site-config.ts';
import type { JsxNode } from '../../engine/render/jsx.ts';
import type { RenderContext } from '../../engine/render/theme-contract.ts';
import { linkAttributes } from '../components/html/link.tsx';
import { drawIcon } from '../components/icon/icon.tsx';

/** The links and the button of the top bar. */
export function TopLinks(_props: object, context: RenderContext): JsxNode {
  const { topbarLinks, topbarButton } = context.site.config;
  if (topbarLinks.length === 0 && topbarButton === undefined) return null;
  return (
    <ul class="top-links">
      {topbarLinks.map(({ label, href, icon }) => (
        <li>
          <a {...linkAttributes(href, context)}>
            {icon === undefined ? null : drawIcon(icon, context)}
            {label}
          </a>
        </li>
      ))}
      {topbarButton === undefined ? null : <li>{button(topbarButton, context)}</li>}
    </ul>
  );
}

function button({ kind, label, href }: TopbarButton, context: RenderContext): JsxNode {
  const link = linkAttributes(href, context);
  if (kind === 'link') {
    return (
      <a class="button" {...link}>
        {label}
      </a>
    );
  }
  return (
    <a class="button button-quiet" {...link}>
      {drawIcon({ name: 'github', type: 'brands' }, context)}
      {label || repositoryName(href)}
    </a>
  );
}

function repositoryName(href: string): string {
  return /[^/]+\/[^/]+\/?$/.exec(href.replace(/\.git$/, ''))?.[0].replace(/\/$/, '') ?? 'Repository';
}
