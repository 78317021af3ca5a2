/** Short ways to write navigation settings and pages in tests. */
import type {
  DivisionSettings,
  EntrySettings,
  GroupSettings,
  NavigationSettings,
} from '../../../config/site-config.ts';
import type { FrontMatter } from '../../../page-source/front-matter/front-matter-types.ts';
import type { NavigationSource } from '../navigation-source.ts';
import type { NavigationEntry, NavigationTree } from '../navigation-tree.ts';

export function group(title: string, entries: readonly (string | GroupSettings)[], more: Partial<GroupSettings> = {}) {
  const made: GroupSettings = {
    kind: 'group',
    title,
    isExpanded: false,
    isHidden: false,
    entries: entries.map(entryOf),
    ...more,
  };
  return made;
}

function entryOf(entry: string | GroupSettings): EntrySettings {
  return typeof entry === 'string' ? { kind: 'page', path: entry } : entry;
}

export function division(
  kind: DivisionSettings['kind'],
  name: string,
  entries: readonly (string | GroupSettings)[],
  more: Partial<DivisionSettings> = {},
): DivisionSettings {
  return {
    kind,
    name,
    isDefault: false,
    isHidden: false,
    isHiddenUntilInside: false,
    divisions: [],
    entries: entries.map(entryOf),
    ...more,
  };
}

export function navigation(root: DivisionSettings, global: readonly DivisionSettings[] = []): NavigationSettings {
  return { root, global };
}

export function pages(...list: readonly (string | readonly [string, FrontMatter])[]): Map<string, NavigationSource> {
  return new Map(
    list.map((item) => {
      const [path, frontMatter] = typeof item === 'string' ? [item, {}] : item;
      const title = frontMatter.title ?? path;
      return [path, { path, title, sidebarTitle: frontMatter.sidebarTitle ?? title, frontMatter }];
    }),
  );
}

/** The tree as an outline, one line for each division, group and page. */
export function outline(tree: NavigationTree): readonly string[] {
  const lines: string[] = [];
  const entries = (list: readonly NavigationEntry[], indent: string): void => {
    for (const entry of list) {
      if (entry.kind === 'page') {
        const marks = [
          entry.method,
          entry.tag,
          entry.icon && `icon:${entry.icon.name}`,
          entry.href && `→ ${entry.href}`,
        ];
        lines.push([`${indent}${entry.title}`, ...marks.filter((mark) => mark !== undefined)].join(' '));
      } else {
        lines.push(`${indent}[${entry.title}]${entry.root === undefined ? '' : ` = ${entry.root}`}`);
        entries(entry.entries, `${indent}  `);
      }
    }
  };
  const divisions = (list: NavigationTree['global'], indent: string): void => {
    for (const child of list) {
      lines.push(`${indent}${child.kind} ${child.name} (${child.id}) → ${child.href ?? child.firstPage ?? 'nothing'}`);
      entries(child.entries, `${indent}  `);
      divisions(child.divisions, `${indent}  `);
    }
  };
  divisions([tree.root, ...tree.global], '');
  return lines;
}
