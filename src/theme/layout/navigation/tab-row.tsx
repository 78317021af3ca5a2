/** @jsxImportSource #jsx */
import {
  fromSetting,
  type JsxNode,
  type NavigationDivision,
  type NavigationPlace,
  type RenderContext,
} from '../../../engine/theme-api.ts';
import { linkAttributes } from '../../components/html/link.tsx';
import { glyph } from '../../components/icon/glyph.tsx';
import { drawIcon } from '../../components/icon/icon.tsx';
import { phrase } from '../../words/phrase.ts';
import { wordsOf } from '../../words/words-of.ts';
import { divisionHref } from '../page-link.ts';
import { visibleDivisions } from '../place.ts';
import { menuItem } from './switchers.tsx';

interface TabLinksProps {
  readonly divisions: readonly NavigationDivision[];
  readonly place: NavigationPlace;
  readonly className: string;
}

const ROW = 'tab-links';

/** The row of tabs under the bar. */
export function TabRow({ place }: { place: NavigationPlace }, context: RenderContext): JsxNode {
  const tabs = TabLinks({ divisions: visibleDivisions(place, context), place, className: ROW }, context);
  if (tabs === null) return null;
  return (
    <nav class="tab-row" aria-label={wordsOf(context).sections}>
      {tabs}
    </nav>
  );
}

/** The tabs of the site, or nothing when there is no choice. In the row, what a tab opens hangs under it. */
export function TabLinks({ divisions, place, className }: TabLinksProps, context: RenderContext): JsxNode {
  const tabs = divisions.filter((tab) => tab.kind === 'tab' && divisionHref(tab, context) !== undefined);
  if (tabs.length < 2 && !tabs.some(hasMenu)) return null;
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
            {className === ROW && hasMenu(tab) ? TabMenu({ tab, place }, context) : null}
          </li>
        );
      })}
    </ul>
  );
}

export function hasMenu({ divisions }: NavigationDivision): boolean {
  return divisions.some(isInMenu);
}

function isInMenu({ kind, isHidden }: NavigationDivision): boolean {
  return kind === 'item' && !isHidden;
}

/** The panel under a tab. */
function TabMenu({ tab, place }: { tab: NavigationDivision; place: NavigationPlace }, context: RenderContext): JsxNode {
  const current = tab.divisions.find((item) => place.divisions.includes(item));
  return (
    <details class="tab-parts" data-menu>
      <summary>{glyph('down', phrase(wordsOf(context).menuOf, { name: tab.name }))}</summary>
      <ul class="menu-list">{tab.divisions.filter(isInMenu).map((item) => menuItem(item, current, place, context))}</ul>
    </details>
  );
}
