/** Which parts of one version become tabs and shortcuts of the contract's format, and what becomes of the others. */
import { isExternalUrl } from '../../project/written-address.ts';
import { isEndpoint } from '../endpoint.ts';
import type { DivisionSettings, EntrySettings } from '../site-config.ts';
import { isShown } from './entries-to-contract.ts';
import { folderThatTells } from './folders.ts';

export interface PlannedDivision {
  readonly division: DivisionSettings;
  readonly kind: 'tab' | 'anchor';
  /** The folder of its pages, or where it leads. */
  readonly url?: string;
  /** Parts below it that become groups. */
  readonly inner?: readonly DivisionSettings[];
}

export interface PlannedContent {
  /** The part of all pages that no folder tells; it is always the first. */
  readonly rest: DivisionSettings | undefined;
  readonly restEntries: readonly EntrySettings[];
  /** Parts that become groups. */
  readonly loose: readonly DivisionSettings[];
  readonly listed: readonly PlannedDivision[];
  /** Parts that stand in the note only. */
  readonly dropped: readonly DivisionSettings[];
}

export function planContent(content: DivisionSettings): PlannedContent {
  const hasTabs = content.divisions.some(({ kind }) => kind === 'tab');
  const kindOf = ({ kind }: DivisionSettings): 'tab' | 'anchor' | undefined => {
    if (kind === 'tab' || kind === 'anchor') return kind;
    // A menu of parts becomes a row of tabs, where there is none.
    return !hasTabs && (kind === 'dropdown' || kind === 'product') ? 'tab' : undefined;
  };
  const parts = content.divisions.filter(isShown);
  const choices = parts.filter((one) => kindOf(one) !== undefined);
  const pagesOf = new Map(parts.map((part) => [part, collectPages(part)]));
  const direct = collectEntries(content.entries, new Set());
  const folderOf = (part: DivisionSettings): string | undefined => {
    const others = new Set(direct);
    for (const [other, pages] of pagesOf) if (other !== part) for (const page of pages) others.add(page);
    return folderThatTells(pagesOf.get(part) ?? new Set(), others);
  };
  const folders = new Map(choices.map((part) => [part, folderOf(part)]));
  const left = choices.filter((part) => folders.get(part) === undefined);
  const rest = content.entries.length === 0 ? left[0] : undefined;
  const listed = content.divisions.flatMap((division): readonly PlannedDivision[] => {
    const kind = kindOf(division) ?? 'anchor';
    if (division.isHidden) return [];
    if (division.href !== undefined)
      return isExternalUrl(division.href) ? [{ division, kind, url: division.href }] : [];
    const folder = folders.get(division);
    return folder === undefined ? [] : [{ division, kind, url: folder, inner: division.divisions.filter(isShown) }];
  });
  return {
    rest,
    restEntries: rest === undefined ? content.entries : [...content.entries, ...rest.entries],
    loose: [
      ...(rest?.divisions.filter(isShown) ?? []),
      ...parts.filter((part) => part !== rest && folders.get(part) === undefined),
    ],
    listed,
    dropped: content.divisions.filter(({ isHidden, href }) => isHidden || (href !== undefined && !isExternalUrl(href))),
  };
}

/** Pages of a part, by path; endpoints have no folder. */
function collectPages(division: DivisionSettings): Set<string> {
  const pages = collectEntries(division.entries, new Set());
  for (const child of division.divisions) for (const page of collectPages(child)) pages.add(page);
  if (division.openapi !== undefined && pages.size === 0) {
    const { directory = 'api-reference' } = division.openapi.find((one) => one.directory !== undefined) ?? {};
    pages.add(`${directory}/endpoint`);
  }
  return pages;
}

function collectEntries(entries: readonly EntrySettings[], into: Set<string>): Set<string> {
  for (const entry of entries) {
    if (entry.kind === 'page') {
      if (!isEndpoint(entry.path)) into.add(entry.path);
    } else {
      if (entry.root !== undefined) into.add(entry.root);
      collectEntries(entry.entries, into);
    }
  }
  return into;
}
