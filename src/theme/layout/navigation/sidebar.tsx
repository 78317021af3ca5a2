/** @jsxImportSource #jsx */
import type { JsxNode, NavigationPlace, RenderContext } from '../../../engine/theme-api.ts';
import { glyph } from '../../components/icon/glyph.tsx';
import { wordsOf } from '../../words/words-of.ts';
import { innermostDivision, visibleDivisions } from '../place.ts';
import { TopLinks } from '../top-links.tsx';
import { Anchors } from './anchors.tsx';
import { buildSidebarTemplate, finishSidebar } from './sidebar-template.ts';
import { Switchers } from './switchers.tsx';
import { TabLinks } from './tab-row.tsx';

/** The navigation beside the text; on phones a sheet that a button of the top bar opens, without script too. */
export function Sidebar({ place }: { place: NavigationPlace }, context: RenderContext): JsxNode {
  const words = wordsOf(context);
  const links = TopLinks({}, context);
  return (
    <div class="sidebar" id="sidebar" popover="auto">
      <nav class="sidebar-nav" aria-label={words.pages}>
        <div class="sheet-bar">
          <span>{words.menu}</span>
          <button class="icon-button" type="button" popovertarget="sidebar" popovertargetaction="hide">
            {glyph('close', words.close)}
          </button>
        </div>
        {SidebarBody({ place }, context)}
        {links === null ? null : <div class="sheet-only sheet-links">{links}</div>}
      </nav>
    </div>
  );
}

/** What differs between the parts of the site: tabs, shortcuts, groups and pages. */
export function SidebarBody({ place }: { place: NavigationPlace }, context: RenderContext): JsxNode {
  const division = innermostDivision(place, context);
  const template = context.once(`sidebar:${division.id}`, () => buildSidebarTemplate(division, context));
  const trail = new Set(place.groups.map(({ id }) => id));
  const divisions = visibleDivisions(place, context);
  const tabs = TabLinks({ divisions, place, className: 'sheet-tabs' }, context);
  return (
    <div class="sidebar-body">
      {Switchers({ divisions, place, kinds: ['product', 'dropdown', 'item'] }, context)}
      {tabs === null ? null : <div class="sheet-only">{tabs}</div>}
      {Anchors({ divisions, place }, context)}
      {{ html: finishSidebar(template, context, trail) }}
    </div>
  );
}
