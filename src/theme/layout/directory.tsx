/** @jsxImportSource #jsx */
import type {
  JsxNode,
  NavigationEntry,
  NavigationGroup,
  NavigationPlace,
  RenderContext,
} from '../../engine/theme-api.ts';
import { Accordion, AccordionGroup } from '../components/accordion/accordion.tsx';
import { Card } from '../components/card/card.tsx';
import { Columns } from '../components/card/columns.tsx';
import { linkAttributes } from '../components/html/link.tsx';

interface Listed {
  readonly title: string;
  readonly icon: object | undefined;
  readonly description: string | undefined;
  /** As an author would write it. */
  readonly href: string;
  /** Of a group. */
  readonly below: readonly Listed[];
}

/** What stands in the group that this page is the first page of, below the page's own text. */
export function Directory({ place }: { place: NavigationPlace }, context: RenderContext): JsxNode {
  const group = place.groups.at(-1);
  if (group?.directory === undefined || group.root !== context.page.path) return null;
  const listed = listEntries(group, context);
  if (listed.length === 0) return null;
  if (group.directory === 'card') return Columns({ children: listed.map((entry) => entryCard(entry, context)) });
  const [groups, pages] = [
    listed.filter(({ below }) => below.length > 0),
    listed.filter(({ below }) => below.length === 0),
  ];
  return (
    <>
      {pages.length === 0 ? null : linkList(pages, context)}
      {groups.length === 0
        ? null
        : AccordionGroup({
            children: groups.map(({ title, icon, below }) =>
              Accordion({ title: <>{title}</>, icon, children: linkList(below, context) }, context),
            ),
          })}
    </>
  );
}

/** Once each, without the page itself. */
function listEntries({ entries, root }: NavigationGroup, context: RenderContext): readonly Listed[] {
  return entries.flatMap((entry) => listed(entry, context)).filter(({ href }) => href !== `/${root}`);
}

function listed(entry: NavigationEntry, context: RenderContext): readonly Listed[] {
  const icon = entry.icon && { ...entry.icon, style: entry.icon.type };
  if (entry.kind === 'page') {
    const description = context.site.pages.get(entry.path)?.description;
    const fragment = entry.fragment === undefined ? '' : `#${entry.fragment}`;
    return [{ title: entry.title, icon, description, href: entry.href ?? `/${entry.path}${fragment}`, below: [] }];
  }
  const below = entry.entries.flatMap((child) => listed(child, context));
  const root = entry.root ?? below[0]?.href.slice(1);
  const description = entry.root === undefined ? undefined : context.site.pages.get(entry.root)?.description;
  return root === undefined ? [] : [{ title: entry.title, icon, description, href: `/${root}`, below }];
}

function entryCard({ title, icon, description, href }: Listed, context: RenderContext): JsxNode {
  return Card({ title: <>{title}</>, icon, description, href }, context);
}

function linkList(pages: readonly Listed[], context: RenderContext): JsxNode {
  return (
    <ul>
      {pages.map(({ title, href, below }) => (
        <li>
          <a {...linkAttributes(href, context)}>{title}</a>
          {below.length === 0 ? null : linkList(below, context)}
        </li>
      ))}
    </ul>
  );
}
