/** One kind of entry made into another: a group into a tab, tabs into dropdowns, a version into a group. */
import { languageName, languageTag } from '../../config/normalize/languages.ts';
import { recordOf } from '../../shared/record.ts';
import { parentOf } from './can-drop.ts';
import { canLeadOut, mayStandIn, PART_NOUNS, type PartKind } from './division-kinds.ts';
import { type EntryKind, lostKeys } from './entry-keys.ts';
import { findEntry, nameOfEntry, type Outline, type OutlineNode } from './outline.ts';

/** What is to be done, thought out before. Carried out by `convertEntries`. */
export type Conversion = {
  readonly status: 'ok';
  readonly to: EntryKind;
  /** All that become the new kind, in their order. */
  readonly nodes: readonly OutlineNode[];
  /** Settings of these that the new kind does not have. */
  readonly lost: readonly string[];
} & (
  | /** Where they stand, in a list of the new kind; `holder` is absent for the top. */
  { readonly way: 'in-place'; readonly holder: OutlineNode | undefined }
  /** Out of what they stand in, behind a part of the new kind. */
  | { readonly way: 'behind'; readonly after: OutlineNode }
  /** Into a part beside it, as the last group (or the first of the one behind it). */
  | { readonly way: 'into'; readonly into: OutlineNode; readonly isFirst: boolean }
  /** Where they stand; whatever else stands there goes into a first part of the new kind. */
  | { readonly way: 'wrap'; readonly holder: OutlineNode | undefined; readonly hasRest: boolean }
);

export type ConversionVerdict = Conversion | { readonly status: 'refused'; readonly reason: string };

export interface ConversionOptions {
  /** Of groups: all that stand beside it too, each by itself. */
  readonly isForAll?: boolean;
  /** What the configuration has for an entry. */
  readonly valueOf: (node: OutlineNode) => unknown;
}

/** What would become of an entry, or why it cannot be. */
export function planConversion(
  outline: Outline,
  entry: OutlineNode,
  to: EntryKind,
  options: ConversionOptions,
): ConversionVerdict {
  const node = findEntry(outline.roots, entry.path)?.node ?? entry;
  const from = node.part ?? 'group';
  if (outline.format === 'contract') return refuse('In this format tabs and versions are settings of their own.');
  if (node.kind !== 'division' && node.kind !== 'group')
    return refuse(`“${nameOfEntry(node)}” is neither a group nor a part.`);
  if (from === to) return refuse(`“${nameOfEntry(node)}” is a ${PART_NOUNS[to][0]} already.`);
  const plan =
    to === 'group'
      ? intoGroup(outline, node)
      : node.kind === 'group'
        ? groupIntoPart(outline, node, to, options.isForAll === true)
        : partIntoPart(outline, node, to);
  if (plan.status === 'refused') return plan;
  const refusal = plan.nodes.map((one) => whyNot(one, to)).find((reason) => reason !== undefined);
  if (refusal !== undefined) return refuse(refusal);
  const lost = new Set(plan.nodes.flatMap((one) => lostKeys(recordOf(options.valueOf(one)), one.part ?? 'group', to)));
  return { ...plan, lost: [...lost] };
}

function refuse(reason: string): { readonly status: 'refused'; readonly reason: string } {
  return { status: 'refused', reason };
}

/** What stands in an entry itself against being of a kind. */
function whyNot(node: OutlineNode, to: EntryKind): string | undefined {
  const name = `“${nameOfEntry(node)}”`;
  const noun = PART_NOUNS[to][0];
  if (node.label.trim() === '') return 'It has no title yet. Give it one first.';
  if (node.href !== undefined && node.children.length === 0 && !canLeadOut(to)) {
    return `${name} leads to an address, and a ${noun} holds pages.`;
  }
  if (to === 'language' && !isLanguage(node.label)) {
    return `${name} is not the name of a language. Rename it to a code such as \`de\` first.`;
  }
  const child = node.children.find((one) =>
    to === 'group'
      ? one.kind === 'division' || one.kind === 'global'
      : one.part !== undefined && !mayStandIn(one.part, to),
  );
  if (child === undefined) return undefined;
  if (to === 'group') return `${name} is made of parts, and a group holds pages and groups only.`;
  const several = PART_NOUNS[child.part ?? 'group'][1];
  return child.part === 'item'
    ? `${name} has a menu, which only a tab or a product may have.`
    : `${name} holds ${several} itself, and a ${noun} cannot.`;
}

/** A code that is known, or one of two letters: an abbreviation of three is more likely something else. */
function isLanguage(label: string): boolean {
  const tag = languageTag(label);
  return tag !== undefined && (languageName(tag) !== tag || /^[a-z]{2}(?:-|$)/.test(tag));
}

type Plan = ReturnType<typeof refuse> | Conversion;

function partIntoPart(outline: Outline, node: OutlineNode, to: PartKind): Plan {
  const holder = parentOf(outline, node);
  const place = holder === undefined ? 'root' : holder.kind === 'global' ? 'global' : holder.part;
  if (place === undefined || !mayStandIn(to, place)) return refuse(whereRefusal(to, holder));
  const siblings = (holder?.children ?? outline.roots).filter(({ part }) => part === node.part);
  const isMixed = place === 'global' || (holder?.children ?? outline.roots).some(({ part }) => part === to);
  return { status: 'ok', way: 'in-place', to, holder, nodes: isMixed ? [node] : siblings, lost: [] };
}

function whereRefusal(to: PartKind, holder: OutlineNode | undefined): string {
  if (to === 'item') return `A ${PART_NOUNS.item[0]} stands in a tab or a product only.`;
  return `“${holder === undefined ? '' : nameOfEntry(holder)}” is a ${PART_NOUNS[to][0]} itself, so another one cannot stand in it.`;
}

function groupIntoPart(outline: Outline, node: OutlineNode, to: PartKind, isForAll: boolean): Plan {
  const above = ancestorsOf(outline, node);
  const direct = above.at(-1);
  const beside = direct?.kind === 'group' ? undefined : direct;
  const after = above.findLast(({ part }) => part === to);
  const siblings = direct?.children ?? outline.roots;
  const nodes = isForAll ? siblings.filter(({ kind, label }) => kind === 'group' && label.trim() !== '') : [node];
  if (after !== undefined) {
    const rest = after === direct ? siblings.filter((one) => !nodes.includes(one)) : [after];
    if (rest.length === 0) {
      return refuse(
        `Nothing would be left in “${nameOfEntry(after)}”. Rename that instead, or leave it another group.`,
      );
    }
    return { status: 'ok', way: 'behind', to, after, nodes, lost: [] };
  }
  const holder = beside ?? above.findLast(({ kind }) => kind === 'division');
  const place = holder === undefined ? 'root' : holder.part;
  if (place === undefined || !mayStandIn(to, place)) return refuse(whereRefusal(to, holder));
  const others = (holder?.children ?? outline.roots).filter((one) => !nodes.includes(one) && one.kind !== 'global');
  const hasRest = others.length > 0 || holder?.isGenerated === true;
  return { status: 'ok', way: 'wrap', to, holder, nodes, hasRest, lost: [] };
}

function intoGroup(outline: Outline, node: OutlineNode): Plan {
  const holder = parentOf(outline, node);
  if (holder?.kind === 'global') return refuse('On all pages there is room for links only.');
  const all = (holder?.children ?? outline.roots).filter(({ kind }) => kind !== 'global');
  if (all.length === 1)
    return { status: 'ok', way: 'wrap', to: 'group', holder, nodes: [node], hasRest: false, lost: [] };
  const siblings = all.filter(({ part }) => part === node.part);
  const at = siblings.indexOf(node);
  const before = siblings.slice(0, at).findLast(holdsEntries);
  const into = before ?? siblings.slice(at + 1).find(holdsEntries);
  if (into === undefined) {
    return refuse(
      `There is no ${PART_NOUNS[node.part ?? 'tab'][0]} beside it that holds groups or pages, into which it could go.`,
    );
  }
  return { status: 'ok', way: 'into', to: 'group', into, isFirst: before === undefined, nodes: [node], lost: [] };
}

function holdsEntries({ lists, href, children }: OutlineNode): boolean {
  return lists.length > 0 && !(href !== undefined && children.length === 0);
}

function ancestorsOf(outline: Outline, node: OutlineNode): readonly OutlineNode[] {
  const above: OutlineNode[] = [];
  for (let one = parentOf(outline, node); one !== undefined; one = parentOf(outline, one)) above.unshift(one);
  return above;
}
