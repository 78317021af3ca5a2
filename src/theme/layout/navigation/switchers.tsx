/** @jsxImportSource #jsx */
import type { DivisionKind } from '../../../engine/config/site-config.ts';
import type { NavigationDivision, NavigationPlace } from '../../../engine/navigation/navigation-tree.ts';
import type { JsxNode } from '../../../engine/render/jsx.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';
import { linkAttributes } from '../../components/html/link.tsx';
import { glyph } from '../../components/icon/glyph.tsx';
import { drawIcon } from '../../components/icon/icon.tsx';
import { divisionHref } from '../page-link.ts';

interface SwitchersProps {
  readonly divisions: readonly NavigationDivision[];
  readonly place: NavigationPlace;
  readonly kinds: readonly DivisionKind[];
}

const NAMES: Readonly<Partial<Record<DivisionKind, string>>> = {
  version: 'Version',
  language: 'Language',
  product: 'Product',
  dropdown: 'Section',
  item: 'Section',
};

/** A menu of links for each kind of division: versions, languages, products. */
export function Switchers({ divisions, place, kinds }: SwitchersProps, context: RenderContext): JsxNode {
  return kinds.map((kind) => {
    const choices = divisions.filter((division) => division.kind === kind);
    if (choices.length === 0) return null;
    const current = choices.find((choice) => place.divisions.includes(choice)) ?? choices[0];
    return (
      <details class="menu" data-menu>
        <summary>
          {current?.icon === undefined ? null : drawIcon(current.icon, context)}
          <span class="visually-hidden">{`${NAMES[kind] ?? 'Section'}: `}</span>
          {current?.name}
          {glyph('down')}
        </summary>
        <ul class="menu-list">{choices.map((choice) => menuItem(choice, choice === current, context))}</ul>
      </details>
    );
  });
}

function menuItem(division: NavigationDivision, isCurrent: boolean, context: RenderContext): JsxNode {
  const href = divisionHref(division, context);
  if (href === undefined) return null;
  const link = division.href === undefined ? { href } : linkAttributes(division.href, context);
  return (
    <li>
      <a {...link} aria-current={isCurrent ? 'true' : undefined}>
        {division.icon === undefined ? null : drawIcon(division.icon, context)}
        <span>
          {division.name}
          {division.tag === undefined ? null : <span class="nav-tag">{division.tag}</span>}
          {division.description === undefined ? null : <span class="menu-note">{division.description}</span>}
        </span>
      </a>
    </li>
  );
}
