/** @jsxImportSource #jsx */
import {
  fromSetting,
  type JsxNode,
  type NavigationDivision,
  type NavigationPlace,
  type RenderContext,
} from '../../../engine/theme-api.ts';
import { linkAttributes } from '../../components/html/link.tsx';
import { drawIcon } from '../../components/icon/icon.tsx';
import { wordsOf } from '../../words/words-of.ts';
import { divisionHref } from '../page-link.ts';
import { visibleDivisions } from '../place.ts';

interface TabLinksProps {
  readonly divisions: readonly NavigationDivision[];
  readonly place: NavigationPlace;
  readonly className: string;
}

/** The row of tabs under the bar. */
export function TabRow({ place }: { place: NavigationPlace }, context: RenderContext): JsxNode {
  const tabs = TabLinks({ divisions: visibleDivisions(place, context), place, className: 'tab-links' }, context);
  if (tabs === null) return null;
  return (
    <nav class="tab-row" aria-label={wordsOf(context).sections}>
      {tabs}
    </nav>
  );
}

/** The tabs of the site, or nothing when there is no choice. */
export function TabLinks({ divisions, place, className }: TabLinksProps, context: RenderContext): JsxNode {
  const tabs = divisions.filter((tab) => tab.kind === 'tab' && divisionHref(tab, context) !== undefined);
  if (tabs.length < 2) return null;
  return (
    <ul class={className}>
      {tabs.map((tab) => {
        const href = divisionHref(tab, context);
        if (href === undefined) return null;
        const link = tab.href === undefined ? { href } : linkAttributes(tab.href, context);
        return (
          <li>
            {fromSetting(
              <a {...link} aria-current={place.divisions.includes(tab) ? 'true' : undefined}>
                {tab.icon === undefined ? null : drawIcon(tab.icon, context)}
                {tab.name}
              </a>,
              tab.origin,
            )}
          </li>
        );
      })}
    </ul>
  );
}
