/** @jsxImportSource #jsx */
import type { DivisionKind } from '../../../config/site-config.ts';
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
import type { Words } from '../../words/english.ts';
import { wordsOf } from '../../words/words-of.ts';
import { ownPages } from '../own-pages.ts';
import { divisionHref, pageHref } from '../page-link.ts';
import { visibleDivisions } from '../place.ts';
import { choiceOf } from './choices.ts';
import { counterpart, nearestPart } from './counterpart.ts';

interface SwitchersProps {
  readonly divisions: readonly NavigationDivision[];
  readonly place: NavigationPlace;
  readonly kinds: readonly DivisionKind[];
}

/** The menus of the top bar. */
export function SwitcherMenus({ place }: { place: NavigationPlace }, context: RenderContext): JsxNode {
  const divisions = visibleDivisions(place, context);
  return <div class="top-switchers">{Switchers({ divisions, place, kinds: ['version', 'language'] }, context)}</div>;
}

/** A menu of links for each kind of division: versions, languages, products. */
export function Switchers({ divisions, place, kinds }: SwitchersProps, context: RenderContext): JsxNode {
  const words = wordsOf(context);
  return kinds.map((kind) => {
    const choices = divisions.filter((division) => division.kind === kind);
    const current = choices.find((choice) => place.divisions.includes(choice)) ?? choices[0];
    if (current === undefined) return null;
    return fromSetting(
      <details class="menu" data-menu>
        <summary>
          {current.icon === undefined ? null : drawIcon(current.icon, context)}
          <span class="visually-hidden">{`${words[wordOf(kind)]}: `}</span>
          <span class="menu-current">{current.name}</span>
          {glyph('down')}
        </summary>
        <ul class="menu-list">{choices.map((choice) => menuItem(choice, current, place, context))}</ul>
      </details>,
      current.origin,
    );
  });
}

function wordOf(kind: DivisionKind): keyof Words {
  return kind === 'version' || kind === 'language' || kind === 'product' ? kind : 'section';
}

/** A part of the site as an entry of a menu. @param current the one that the page stands in, if it does in one */
export function menuItem(
  division: NavigationDivision,
  current: NavigationDivision | undefined,
  place: NavigationPlace,
  context: RenderContext,
): JsxNode {
  const href = switchHref(division, current, place, context);
  if (href === undefined) return null;
  const link = division.href === undefined ? { href } : linkAttributes(division.href, context);
  return (
    <li>
      <a
        {...link}
        lang={division.locale}
        data-choice={choiceOf(division)}
        data-version={division.kind === 'version' ? division.id : undefined}
        aria-current={division === current ? 'true' : undefined}
      >
        {division.icon === undefined ? null : drawIcon(division.icon, context)}
        <span>
          {division.name}
          {division.tag === undefined ? null : <span class="nav-tag">{division.tag}</span>}
          {division.description === undefined ? null : <span class="menu-note">{division.description}</span>}
        </span>
        {division === current ? glyph('check') : null}
      </a>
    </li>
  );
}

/** The same page there, else the first one of the part that is most like the reader's. */
function switchHref(
  to: NavigationDivision,
  from: NavigationDivision | undefined,
  place: NavigationPlace,
  context: RenderContext,
): string | undefined {
  if (to.href !== undefined || from === undefined) return divisionHref(to, context);
  const same = counterpart(from, to, context);
  const href = same === undefined ? undefined : pageHref(same, context);
  if (href !== undefined) return href;
  // A part whose pages all stand in the reader's version would show that one again, without script.
  const part = nearestPart(from, to, place);
  return divisionHref(ownPages(part, context).size > 0 ? part : to, context);
}
