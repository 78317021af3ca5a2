/** The navigation of a configuration as an outline, one line for each division, group and page. */
import type { DivisionSettings, EntrySettings, NavigationSettings } from '../site-config.ts';

export function outline(navigation: NavigationSettings): readonly string[] {
  const lines: string[] = [];
  for (const entry of navigation.root.entries) addEntry(lines, entry, '');
  for (const division of navigation.root.divisions) addDivision(lines, division, '');
  for (const division of navigation.global) addDivision(lines, division, 'everywhere: ');
  return lines;
}

function addDivision(lines: string[], division: DivisionSettings, indent: string): void {
  const marks = [
    division.icon && `icon ${division.icon.name} ${division.icon.type ?? ''}`.trim(),
    division.prefix !== undefined && `/${division.prefix}/`,
    division.href && `→ ${division.href}`,
    division.locale && `locale ${division.locale}`,
    division.tag && `tag ${division.tag}`,
    division.color && `colour ${division.color.from} ${division.color.to}`,
    division.openapi && `openapi ${division.openapi.map(({ source }) => source).join(' ')}`,
    division.isDefault && 'default',
    division.isHidden && 'hidden',
    division.isHiddenUntilInside && 'hidden until inside',
  ].filter(Boolean);
  lines.push(`${indent}${division.kind} ${division.name}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`);
  for (const entry of division.entries) addEntry(lines, entry, `${indent}  `);
  for (const child of division.divisions) addDivision(lines, child, `${indent}  `);
}

function addEntry(lines: string[], entry: EntrySettings, indent: string): void {
  if (entry.kind === 'page') {
    lines.push(`${indent}${entry.path}${entry.fragment === undefined ? '' : `#${entry.fragment}`}`);
    return;
  }
  const marks = [
    entry.icon && `icon ${entry.icon.name} ${entry.icon.type ?? ''}`.trim(),
    entry.root && `root ${entry.root}`,
    entry.tag && `tag ${entry.tag}`,
    entry.openapi && `openapi ${entry.openapi.map(({ source }) => source).join(' ')}`,
    entry.isExpanded && 'expanded',
    entry.isHidden && 'hidden',
  ].filter(Boolean);
  lines.push(`${indent}[${entry.title}]${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`);
  for (const inner of entry.entries) addEntry(lines, inner, `${indent}  `);
}
