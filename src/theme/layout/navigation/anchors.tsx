/** @jsxImportSource #jsx */
import type { Gradient } from '../../../config/site-config.ts';
import {
  fromSetting,
  type JsxNode,
  type NavigationDivision,
  type NavigationPlace,
  type RenderContext,
} from '../../../engine/theme-api.ts';
import { parseHex } from '../../../shared/color/color.ts';
import { isDark } from '../../../shared/color/contrast.ts';
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
            {fromSetting(
              <a {...link} aria-current={place.divisions.includes(anchor) ? 'true' : undefined}>
                <span class="anchor-icon" style={gradientStyle(anchor.color ?? defaultColor)}>
                  {drawIcon(anchor.icon ?? { name: 'book-open' }, context)}
                </span>
                {anchor.name}
              </a>,
              anchor.origin,
            )}
          </li>
        );
      })}
    </ul>
  );
}

function gradientStyle(color: Gradient | undefined): string | undefined {
  if (color === undefined) return undefined;
  const stops = color.from === color.to && color.via === undefined ? undefined : [color.from, color.via, color.to];
  const fill = stops === undefined ? color.from : `linear-gradient(135deg,${stops.filter(Boolean).join(',')})`;
  const first = parseHex(color.from);
  return `--anchor:${fill};--anchor-text:${first !== undefined && !isDark(first) ? '#000' : '#fff'}`;
}
