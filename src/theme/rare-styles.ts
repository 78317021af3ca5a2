/**
 * Rules of what few sites have. They stand in the style sheet of those alone, so that the others need not load them.
 */
import type { SiteConfig } from '../config/site-config.ts';
import type { NavigationDivision, SiteModel } from '../engine/theme-api.ts';
import { hasMenu } from './layout/navigation/tab-row.tsx';

/** The panel hangs at the row, since the list of tabs scrolls and would cut it off. */
const TAB_MENUS = `.tab-row{position:relative}
.tab-links li:has(details){display:flex;align-items:center}
.tab-parts>summary{display:grid;place-items:center;width:1.75rem;height:1.75rem;margin-inline:.1rem -.4rem;border-radius:var(--radius-small);color:var(--muted);--icon-size:.85rem}
.tab-parts>summary:hover,.tab-parts[open]>summary{background:var(--hover);color:var(--text)}
.tab-parts>.menu-list{inset-inline-start:auto;top:calc(100% + .25rem);display:grid;min-width:15rem;max-width:min(36rem,80vw)}
.tab-parts>.menu-list:has(li:nth-child(6)){grid-template-columns:1fr 1fr}
.tab-parts .menu-list a{height:auto;align-items:start;justify-content:start;white-space:normal;box-shadow:none;color:var(--text)}
.tab-parts .menu-list [aria-current]{color:var(--accent)}
@media(pointer:coarse){.tab-parts>summary{width:2.75rem;height:100%}}`;

const BANNER = `.banner{display:flex;align-items:center;justify-content:center;gap:.75rem;padding:.5rem var(--gutter);background:var(--button);color:var(--button-text);font-size:var(--small);text-align:center;line-height:1.5}
.banner>div{flex:1}
.banner a{text-decoration:underline;text-underline-offset:.2em}
.banner .icon-button{width:1.5rem;height:1.5rem;color:inherit;--icon-size:1rem}
[data-banner=closed] .banner{display:none}
.banner-warning{background:oklch(.87 .14 85);color:#201800}
.banner-critical{background:oklch(.5 .19 25);color:#fff}`;

/** Between the picture and the words lies a veil of the page's own colour: they can be read whatever the picture shows. */
const BACKDROP = `.backdrop-image,.backdrop:after{position:fixed;z-index:-1;inset:0;width:100%;height:100%;object-fit:cover}
.backdrop:after{content:"";background:color-mix(in oklab,var(--bg) 75%,transparent)}
.page-action,.toc-button{background:var(--bg)}
.page-action:hover{background:linear-gradient(var(--hover) 0 0) var(--bg)}`;

/** @returns nothing for most sites */
export function rareStyles({ config, navigation }: SiteModel): readonly string[] {
  const rules = [
    hasBanner(config, navigation.root) ? BANNER : '',
    hasTabMenus(navigation.root) ? TAB_MENUS : '',
    config.backgroundImage === undefined ? '' : BACKDROP,
  ];
  return rules.filter((rule) => rule !== '').map((rule) => `@layer layout{${rule}}`);
}

function hasBanner({ banner }: Pick<SiteConfig, 'banner'>, { divisions }: NavigationDivision): boolean {
  return banner !== undefined || divisions.some((division) => hasBanner(division.bars ?? {}, division));
}

function hasTabMenus(division: NavigationDivision): boolean {
  return division.divisions.some((child) => (child.kind === 'tab' && hasMenu(child)) || hasTabMenus(child));
}
