/**
 * Rules of what few sites have. They stand in the style sheet of those alone, so that the others need not load them.
 */
import type { NavigationDivision, SiteModel } from '../engine/theme-api.ts';
import { hasMenu } from './layout/navigation/tab-row.tsx';

/** The panel hangs at the row, since the list of tabs scrolls and would cut it off. */
const TAB_MENUS = `.tab-row{position:relative}
.tab-links li:has(details){display:flex;align-items:center}
.tab-parts>summary{display:grid;place-items:center;width:1.75rem;height:1.75rem;margin-inline:.1rem -.4rem;border-radius:var(--radius-small);color:var(--muted);--icon-size:.85rem}
.tab-parts>summary:hover,.tab-parts[open]>summary{background:var(--hover);color:var(--text)}
.tab-parts>.menu-list{inset-inline-start:auto;top:calc(100% + .25rem);display:grid;min-width:15rem;max-width:min(36rem,80vw)}
.tab-parts>.menu-list:has(li:nth-child(6)){grid-template-columns:1fr 1fr}
.tab-parts .menu-list a{height:auto;justify-content:start;white-space:normal;box-shadow:none}`;

/** @returns nothing for most sites */
export function rareStyles({ navigation }: SiteModel): readonly string[] {
  return [hasTabMenus(navigation.root) ? TAB_MENUS : ''];
}

function hasTabMenus(division: NavigationDivision): boolean {
  return division.divisions.some((child) => (child.kind === 'tab' && hasMenu(child)) || hasTabMenus(child));
}
