/** The parts of a site as its switchers see them: what each holds, where it leads, and which of several is the first. */
import { withoutExtension } from '../../project/paths.ts';
import type { Outline, OutlineNode } from './outline.ts';

/** A page in the order of reading, by its path; one that is made from a description by a name of its own. */
export interface PartPage {
  readonly page: string;
  /** The entry that names it; absent for the page of a group or of the part itself. */
  readonly node: OutlineNode | undefined;
}

export interface SitePart {
  /** Absent for the top. */
  readonly node: OutlineNode | undefined;
  readonly parts: readonly SitePart[];
  /** In groups too; without those of `parts`. */
  readonly pages: readonly PartPage[];
  /** Pages that it lists and does not draw: hidden ones, and those of hidden groups. */
  readonly concealed: readonly string[];
  readonly href?: string;
  readonly firstPage?: string;
  readonly isDefault: boolean;
  readonly isHidden: boolean;
  readonly isHiddenUntilInside: boolean;
  /** One of the links that all pages have. */
  readonly isGlobal: boolean;
}

/** While its siblings are read. */
interface MadePart extends Omit<SitePart, 'isDefault'> {
  isDefault: boolean;
}

export interface PartTree {
  readonly root: SitePart;
  /** The links that all pages have. */
  readonly global: readonly SitePart[];
  /** The part that a division is, or that any other entry stands in. Those that the site does not read are not there. */
  readonly partOf: ReadonlyMap<OutlineNode, SitePart>;
}

export function partTree(outline: Outline): PartTree {
  const partOf = new Map<OutlineNode, SitePart>();
  const root = makePart(undefined, outline.roots, partOf, false);
  const global = outline.roots
    .filter(({ kind }) => kind === 'global')
    .flatMap(({ children }) => withDefaults(readParts(children, partOf, true)));
  return { root, global, partOf };
}

/** @param node absent for the top */
function makePart(
  node: OutlineNode | undefined,
  children: readonly OutlineNode[],
  partOf: Map<OutlineNode, SitePart>,
  isGlobal: boolean,
): MadePart {
  // The links of a language on all of its pages are parts of it; those of the whole site stand apart.
  const all =
    node === undefined ? children : children.flatMap((child) => (child.kind === 'global' ? child.children : [child]));
  const parts = withDefaults(readParts(all, partOf, false));
  const entries = children.filter(({ kind }) => kind !== 'division' && kind !== 'global');
  const { pages, concealed } = pagesOf(node, entries);
  const holdsAnything =
    parts.length > 0 || entries.length > 0 || node?.root !== undefined || node?.isGenerated === true;
  const first = firstOf(pages) ?? firstBelow(parts);
  const part: MadePart = {
    node,
    parts,
    pages,
    concealed,
    ...(holdsAnything ? first !== undefined && { firstPage: first } : node?.href && { href: node.href }),
    isDefault: node?.isDefault === true,
    isHidden: node?.hidden === 'always',
    isHiddenUntilInside: node?.hidden === 'until-open',
    isGlobal,
  };
  const note = (list: readonly OutlineNode[]): void => {
    for (const entry of list) {
      partOf.set(entry, part);
      if (entry.kind === 'group') note(entry.children.filter(({ kind }) => kind !== 'division' && kind !== 'global'));
    }
  };
  note(entries);
  if (node !== undefined) partOf.set(node, part);
  return part;
}

/** A part without a name is left out, with all that is in it. */
function readParts(nodes: readonly OutlineNode[], partOf: Map<OutlineNode, SitePart>, isGlobal: boolean): MadePart[] {
  return nodes
    .filter(({ kind, label }) => kind === 'division' && label !== '')
    .map((node) => makePart(node, node.children, partOf, isGlobal));
}

/** Of versions and languages one is the first to be shown: where none says so, the first that holds pages. */
function withDefaults(parts: readonly MadePart[]): readonly SitePart[] {
  for (const kind of ['version', 'language'] as const) {
    const some = parts.filter(({ node }) => node?.part === kind);
    if (some.some(({ isDefault }) => isDefault)) continue;
    const first = some.find(({ href, isHidden }) => href === undefined && !isHidden);
    if (first !== undefined) first.isDefault = true;
  }
  return parts;
}

/** Of a group its own page comes first. What it hides is not drawn. */
function pagesOf(node: OutlineNode | undefined, entries: readonly OutlineNode[]) {
  const pages: PartPage[] = [];
  const concealed: string[] = [];
  const add = (page: string | undefined, entry: OutlineNode | undefined, isDrawn: boolean): void => {
    if (page === undefined) return;
    if (isDrawn) pages.push({ page, node: entry });
    else concealed.push(page);
  };
  const visit = (list: readonly OutlineNode[], isDrawn: boolean): void => {
    for (const entry of list) {
      if (entry.kind === 'group') {
        const isDrawnHere = isDrawn && entry.hidden !== 'always';
        add(entry.root?.shown, undefined, isDrawnHere);
        visit(entry.children, isDrawnHere);
        if (entry.isGenerated) add(`:${entry.id}`, entry, isDrawnHere);
      } else if (entry.kind === 'endpoint') add(`:${entry.id}`, entry, isDrawn);
      else if (entry.file !== undefined && (entry.kind === 'page' || entry.hidden !== undefined)) {
        add(withoutExtension(entry.file), entry, isDrawn && entry.hidden === undefined);
      }
    }
  };
  const isListed = entries.some(({ kind, page }) => kind === 'page' && page === node?.root?.page);
  if (!isListed) add(node?.root?.shown, undefined, true);
  visit(entries, true);
  if (node?.isGenerated) add(`:${node.id}`, undefined, true);
  return { pages, concealed };
}

function firstOf([first]: readonly PartPage[]): string | undefined {
  return first?.page;
}

function firstBelow(parts: readonly SitePart[]): string | undefined {
  const leading = parts.filter(({ firstPage }) => firstPage !== undefined);
  const found = leading.find(({ isDefault }) => isDefault) ?? leading.find(({ isHidden }) => !isHidden) ?? leading[0];
  return found?.firstPage;
}
