/** @jsxImportSource #jsx */
import type { Gradient } from '../../../engine/config/site-config.ts';
import type { NavigationDivision, NavigationPlace } from '../../../engine/navigation/navigation-tree.ts';
import type { JsxNode } from '../../../engine/render/jsx.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';
import { linkAttributes } from '../../components/html/link.tsx';
import { drawIcon } from '../../components/icon/icon.tsx';
import { divisionHref } from '../page-link.ts';

interface AnchorsProps {
  readonly divisions: readonly NavigationDivision[];
  readonly place: NavigationPlace;
}

/** Parts of the site and outside places that stay at the top of the sidebar. */
export function Anchors({ divisions, place }: AnchorsProps, context: RenderContext): JsxNode {
  const anchors = divisions.filter(({ kind }) => kind === 'anchor');
  if (anchors.length === 0) return null;
  const defaultColor = context.site.config.colors.anchors;
  return (
    <ul class="anchors">
      {anchors.map((anchor) => {
        const href = divisionHref(anchor, context);
        if (href === undefined) return null;
        const link = anchor.href === undefined ? { href } : linkAttributes(anchor.href, context);
        return (
          <li>
            <a {...link} aria-current={place.divisions.includes(anchor) ? 'true' : undefined}>
              <span class="anchor-icon" style={gradientStyle(anchor.color ?? defaultColor)}>
                {drawIcon(anchor.icon ?? { name: 'book-open' }, context)}
              </span>
              {anchor.name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function gradientStyle(color: Gradient | undefined): string | undefined {
  if (color === undefined) return undefined;
  if (color.from === color.to && color.via === undefined) return `--anchor:${color.from}`;
  return `--anchor:linear-gradient(135deg,${[color.from, color.via, color.to].filter(Boolean).join(',')})`;
}
