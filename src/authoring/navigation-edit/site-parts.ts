/**
 * The parts of a site as its switchers see them: what each holds, where it leads, and which of several is the first. Parts of
 * nodes that did not change are the same as before.
 */
import { withoutExtension } from '../../project/paths.ts';
import type { Outline, OutlineNode } from './outline.ts';

/** A page in the order of reading, by its path; one that is made from a description by a name of its own. */
export interface PartPage {
  readonly page: string;
  /** The entry that names it; absent for the page of a group or of the part itself. */
  readonly node: OutlineNode | undefined;
  readonly part: SitePart;
}

export interface SitePart {
  /** Absent for the top. */
  readonly node: OutlineNode | undefined;
  readonly parts: readonly SitePart[];
  /** Of each kind of parts that has one, the one to begin with. */
  readonly defaults: ReadonlySet<SitePart>;
  /** In groups too; without those of `parts`. */
  readonly pages: readonly PartPage[];
  /** Pages that it lists and does not draw: hidden ones, and those of hidden groups. */
  readonly concealed: readonly PartPage[];
  readonly href?: string;
  readonly firstPage?: string;
  readonly isHidden: boolean;
  readonly isHiddenUntilInside: boolean;
}

export interface PartTree {
  readonly root: SitePart;
  /** The links that all pages have. */
  readonly global: readonly SitePart[];
}

/** The part that a division is; those that the site does not read are not there. */
const partOfNode = new WeakMap<OutlineNode, SitePart>();

export function partOf(node: OutlineNode): SitePart | undefined {
  return partOfNode.get(node);
}

export function partTree({ roots }: Outline): PartTree {
  const root = makePart(undefined, roots);
  const global = roots.filter(({ kind }) => kind === 'global').flatMap(({ children }) => partsIn(children));
  return { root, global };
}

function partsIn(nodes: readonly OutlineNode[]): readonly SitePart[] {
  // One without a name is left out, with all that is in it.
  return nodes.filter(({ kind, label }) => kind === 'division' && label !== '').map(knownPart);
}

function knownPart(node: OutlineNode): SitePart {
  const known = partOfNode.get(node);
  if (known !== undefined) return known;
  const part = makePart(node, node.children);
  partOfNode.set(node, part);
  return part;
}

/** @param node absent for the top */
function makePart(node: OutlineNode | undefined, children: readonly OutlineNode[]): SitePart {
  // The links of a language on all of its pages are parts of it; those of the whole site stand apart.
  const all =
    node === undefined ? children : children.flatMap((child) => (child.kind === 'global' ? child.children : [child]));
  const parts = partsIn(all);
  const defaults = defaultsOf(parts);
  const entries = children.filter(isEntry);
  const pages: PartPage[] = [];
  const concealed: PartPage[] = [];
  const holdsAnything =
    parts.length > 0 || entries.length > 0 || node?.root !== undefined || node?.isGenerated === true;
  const part: SitePart = {
    node,
    parts,
    defaults,
    pages,
    concealed,
    isHidden: node?.hidden === 'always',
    isHiddenUntilInside: node?.hidden === 'until-open',
    ...(!holdsAnything && node?.href && { href: node.href }),
  };
  addPages(part, entries, pages, concealed);
  const first = pages[0]?.page ?? firstBelow(parts, defaults);
  return first === undefined || !holdsAnything ? part : Object.assign(part, { firstPage: first });
}

function isEntry({ kind }: OutlineNode): boolean {
  return kind !== 'division' && kind !== 'global';
}

/** Of versions and languages one is the first to be shown: where none says so, the first that holds pages. */
function defaultsOf(parts: readonly SitePart[]): ReadonlySet<SitePart> {
  const defaults = new Set(parts.filter(({ node }) => node?.isDefault === true));
  for (const kind of ['version', 'language'] as const) {
    const some = parts.filter(({ node }) => node?.part === kind);
    if (some.some((part) => defaults.has(part))) continue;
    const first = some.find(({ href, isHidden }) => href === undefined && !isHidden);
    if (first !== undefined) defaults.add(first);
  }
  return defaults;
}

/** Of a group its own page comes first. What it hides is not drawn. */
function addPages(part: SitePart, entries: readonly OutlineNode[], pages: PartPage[], concealed: PartPage[]): void {
  const { node } = part;
  const add = (page: string | undefined, entry: OutlineNode | undefined, isDrawn: boolean): void => {
    if (page !== undefined) (isDrawn ? pages : concealed).push({ page, node: entry, part });
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
        add(pageOf(entry.file, entry.page), entry, isDrawn && entry.hidden === undefined);
      }
    }
  };
  const isListed = entries.some(({ kind, page }) => kind === 'page' && page === node?.root?.page);
  if (!isListed) add(node?.root?.shown, undefined, true);
  visit(entries, true);
  if (node?.isGenerated) add(`:${node.id}`, undefined, true);
}

/**
 * The path of a page. Where the entry names it so, as nearly all do, that very text is taken: it is looked up a moment later,
 * and a text that is new is slow to look up.
 */
export function pageOf(file: string, named: string | undefined): string {
  const isNamed = named !== undefined && file.startsWith(named) && file.lastIndexOf('.') === named.length;
  return isNamed ? named : withoutExtension(file);
}

function firstBelow(parts: readonly SitePart[], defaults: ReadonlySet<SitePart>): string | undefined {
  const leading = parts.filter(({ firstPage }) => firstPage !== undefined);
  const found = leading.find((part) => defaults.has(part)) ?? leading.find(({ isHidden }) => !isHidden) ?? leading[0];
  return found?.firstPage;
}
