/** A list's items in a readable line each. Pure. */
import { isRecord } from '../../../../shared/record.ts';
import { settingsFieldWords } from '../../../words/settings-fields.ts';
import { textOf } from '../setting-value.ts';
import type { Choice } from './choices.ts';

export interface ItemLine {
  readonly title: string;
  /** Where it leads, or what else tells it apart. */
  readonly detail: string | undefined;
}

const TITLES = ['name', 'label', 'title', 'header', 'group', 'type', 'source'];
const DETAILS = ['url', 'destination', 'href'];

/**
 * @param kind what an item is called, for one that says nothing of itself yet
 * @param choices the words for items that are one of a few values
 */
export function itemLine(item: unknown, kind: string, choices: readonly Choice[] = []): ItemLine {
  const choice = choices.find(({ value }) => value === item);
  if (choice !== undefined) return { title: choice.label, detail: undefined };
  if (!isRecord(item)) return { title: textOf(item) || settingsFieldWords.unnamed(kind), detail: undefined };
  const title = itemName(item);
  const [link] = textsOf(item, DETAILS);
  const inner = item.links ?? item.items;
  const links = Array.isArray(inner) ? settingsFieldWords.links(inner.length) : undefined;
  const detail = link === undefined ? links : item.destination === link ? `→ ${link}` : link;
  return { title: title ?? settingsFieldWords.unnamed(kind), detail };
}

/** What an item is called by itself; `undefined` while it has no name. */
export function itemName(item: unknown): string | undefined {
  return isRecord(item) ? textsOf(item, TITLES)[0] : undefined;
}

function textsOf(item: Readonly<Record<string, unknown>>, keys: readonly string[]): readonly string[] {
  return keys.map((key) => item[key]).filter((value): value is string => typeof value === 'string' && value !== '');
}
