/** Where the pages of a translation that is started go in the navigation: into the groups that answer those of the source. */
import { valueAt } from '../../config/config-path.ts';
import { pagePath } from '../../config/normalize/pages.ts';
import type { Outline, OutlineNode } from '../navigation-edit/outline.ts';
import { EntryPlan, type PlannedInsertion } from './entry-plan.ts';
import { MatchHolders } from './match-holders.ts';
import { scopeOf } from './outline-scope.ts';
import type { TranslationRow, TranslationTable } from './translation-table.ts';

export interface StartPlan {
  /** From the end of the configuration to its beginning, so that none moves the place of another. */
  readonly insertions: readonly PlannedInsertion[];
  /** Names of the groups and parts that the language did not have. */
  readonly made: readonly string[];
  /** The rows that get a page, with its path. */
  readonly pages: readonly { readonly row: TranslationRow; readonly path: string }[];
}

/**
 * @param config the configuration's value, of which `outline` is
 * @param rows of the table that the column lacks; a row that has its file gets an entry only, and the other way round
 * @param at of the column in the table
 * @returns `undefined` where the navigation does not have the language any more
 */
export function planStart(
  config: unknown,
  outline: Outline,
  table: TranslationTable,
  rows: readonly TranslationRow[],
  at: number,
): StartPlan | undefined {
  const [sourceColumn] = table.columns;
  const column = table.columns[at];
  const source = sourceColumn && scopeOf(outline, sourceColumn, true);
  const target = column && scopeOf(outline, column, false);
  if (source === undefined || target === undefined) return undefined;
  const counterparts = new Map<string, string>();
  for (const { path, cells } of table.rows) {
    const cell = cells[at];
    if (cell?.path !== undefined && (cell.state === 'there' || cell.state === 'no-file'))
      counterparts.set(path, cell.path);
  }
  const holders = new MatchHolders(source, target, counterparts);
  const plan = new EntryPlan(config, holders, target);
  const pages: { row: TranslationRow; path: string }[] = [];
  for (const row of rows) {
    const cell = row.cells[at];
    if (cell?.path === undefined) continue;
    if (cell.state === 'missing' || cell.state === 'no-file') pages.push({ row, path: cell.path });
    if (cell.state === 'no-file') continue;
    const entry = source.pages.get(row.path);
    const group = entry ? undefined : groupLedTo(source.root.children, row.path, config);
    if (entry) plan.addPage(entry, cell.path);
    else if (group) plan.addRoot(group, cell.path);
  }
  return { insertions: plan.insertions(), made: plan.made, pages };
}

/** The group whose title leads to a page that is not listed beside. */
function groupLedTo(nodes: readonly OutlineNode[], path: string, config: unknown): OutlineNode | undefined {
  for (const node of nodes) {
    const root = node.kind === 'group' ? valueAt(config, [...node.path, 'root']) : undefined;
    if (typeof root === 'string' && [pagePath(root), `${pagePath(root)}/index`].includes(path)) return node;
    const below = groupLedTo(node.children, path, config);
    if (below !== undefined) return below;
  }
  return undefined;
}
