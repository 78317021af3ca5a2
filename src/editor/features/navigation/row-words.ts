/** What a row of the tree says of its entry. Pure. */
import { nameOfEntry, type OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { languageName } from '../../../config/normalize/languages.ts';
import { navigationWords as words } from '../../words/navigation.ts';
import { navigationPartWords as partWords } from '../../words/navigation-parts.ts';
import type { EntryRow } from './tree-rows.ts';

/** What a reader does not see, or sees otherwise than one might think. */
export interface RowMark {
  readonly kind: 'hidden' | 'unreached' | 'remark';
  /** A sentence. */
  readonly words: string;
}

export function markOf({ node, isInHidden, unreached, remark, shownAt }: EntryRow): RowMark | undefined {
  if (node.hidden === 'always') return { kind: 'hidden', words: words.hiddenTitle };
  if (isInHidden) return { kind: 'hidden', words: words.hiddenInside };
  if (unreached !== undefined) return { kind: 'unreached', words: partWords.unreached[unreached] };
  if (node.hidden === 'until-open') return { kind: 'hidden', words: words.hiddenUntilOpen };
  if (remark !== undefined) return { kind: 'remark', words: partWords.remarks[remark] };
  return shownAt && { kind: 'remark', words: partWords.shownAt(placeOf(shownAt)) };
}

/** The names of what an entry stands in, as its id has them. */
function placeOf(node: OutlineNode): string {
  const above = node.id
    .split(/\/(?=(?:language|version|product|tab|dropdown|anchor|item|group|global|page|link|endpoint):)/)
    .slice(0, -1);
  const names = above.map((step) => {
    const name = step.slice(step.indexOf(':') + 1);
    return step.startsWith('language:') ? languageName(name) : name;
  });
  return names.filter((name) => name !== '').join(' › ') || nameOfEntry(node);
}

/** Which switcher a part of the site becomes; of a language its code, where readers call it otherwise. */
export function switcherOf(node: OutlineNode): { readonly word: string; readonly more?: string } | undefined {
  const { part, label } = node;
  if (part === undefined) return undefined;
  const { word } = partWords.kinds[part];
  return { word, ...(titleOf(node) !== label && { more: label }) };
}

/** What an entry is called in the tree: a language as readers see it. */
export function titleOf(node: OutlineNode): string {
  if (node.kind === 'global') return partWords.global;
  if (node.part === 'language' && node.label !== '') return languageName(node.label);
  return node.kind === 'unknown' && node.label === '' ? partWords.lostReference : node.label;
}

/** All that the row shows, as words: its label, which switcher it becomes, the last part it belongs to, what readers do not see. */
export function nameOf(row: EntryRow): string {
  const { node } = row;
  const isMissing = node.kind === 'page' && node.file === undefined;
  const title = titleOf(node);
  const name = isMissing ? words.hasNoFile(title) : title === '' ? words.groupWithoutTitle : title;
  const switcher = switcherOf(node);
  const mark = markOf(row);
  const said = mark === undefined ? '' : mark.kind === 'hidden' ? words.hidden : mark.words;
  const parts = [name, switcher?.more, switcher?.word, node.divisions.at(-1)?.name, said];
  return parts.filter((part) => part !== undefined && part !== '').join(', ');
}
