/** The kinds of parts that a navigation of the later format is divided into, and which may stand where. */

/** Also the key of such a part that holds its name. */
export type PartKind = 'language' | 'version' | 'product' | 'tab' | 'dropdown' | 'anchor' | 'item';

/** In the order in which a reader chooses, as the site reads them where a node lists several kinds; with the key of each list. */
export const PART_LISTS: readonly (readonly [list: string, kind: PartKind])[] = [
  ['languages', 'language'],
  ['versions', 'version'],
  ['products', 'product'],
  ['tabs', 'tab'],
  ['dropdowns', 'dropdown'],
  ['anchors', 'anchor'],
  ['menu', 'item'],
];

export const PART_KINDS: readonly PartKind[] = PART_LISTS.map(([, kind]) => kind);

const LIST_OF = new Map(PART_LISTS.map(([list, kind]) => [kind, list]));
const KIND_OF = new Map(PART_LISTS);

export function listOfKind(kind: PartKind): string {
  return LIST_OF.get(kind) ?? '';
}

export function kindOfList(list: string | number | undefined): PartKind | undefined {
  return KIND_OF.get(String(list));
}

/** Whether such a part may lead to an address in place of holding pages. */
export function canLeadOut(kind: PartKind | 'group'): boolean {
  return kind !== 'language' && kind !== 'version' && kind !== 'group';
}

/** What holds parts: the top, the links that all pages have, or a part. */
export type PartHolder = 'root' | 'global' | PartKind;

/** Whether a part of the kind may ever stand there, whatever else is there now. */
export function mayStandIn(kind: PartKind, holder: PartHolder): boolean {
  if (kind === 'item') return holder === 'tab' || holder === 'product';
  return kind !== holder;
}

/** What a part is called in sentences. */
export const PART_NOUNS: Readonly<Record<PartKind | 'group', readonly [one: string, several: string]>> = {
  language: ['language', 'languages'],
  version: ['version', 'versions'],
  product: ['product', 'products'],
  tab: ['tab', 'tabs'],
  dropdown: ['dropdown', 'dropdowns'],
  anchor: ['sidebar shortcut', 'sidebar shortcuts'],
  item: ['menu entry', 'menu entries'],
  group: ['group', 'groups'],
};
