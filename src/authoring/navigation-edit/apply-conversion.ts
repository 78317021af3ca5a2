/** Carries a conversion out on the text. */
import { type ConfigPath, isSamePath, valueAt } from '../../config/config-path.ts';
import type { ConfigTexts } from '../../config/config-texts.ts';
import { removeValue, renameKey, setValue, type TransferredEntries, transferItems } from '../../config/edit-texts.ts';
import { recordOf } from '../../shared/record.ts';
import { contentKeys, wrapContents } from './add-part.ts';
import type { Conversion } from './convert-entry.ts';
import { listOfKind, type PartKind } from './division-kinds.ts';
import { type EntryKind, lostKeys } from './entry-keys.ts';

/** @param nameOfFirst of the part that takes in what else stands there */
export function convertEntries(config: ConfigTexts, plan: Conversion, nameOfFirst: string): TransferredEntries {
  const sources = plan.nodes.map(({ path }) => path);
  const changed = plan.nodes.reduce((rest, node) => asKind(rest, node.path, node.part ?? 'group', plan.to), config);
  switch (plan.way) {
    case 'in-place':
      return inPlace(changed, sources, plan.holder?.path ?? ['navigation'], plan.to as PartKind);
    case 'behind':
      return transferItems(changed, sources, plan.after.path.slice(0, -1), Number(plan.after.path.at(-1)) + 1);
    case 'into':
      return intoPart(changed, sources, plan.into.path, plan.isFirst);
    case 'wrap':
      return wrapped(
        changed,
        sources,
        plan.holder?.path ?? ['navigation'],
        plan.to,
        plan.hasRest ? nameOfFirst : undefined,
      );
  }
}

/** The entry at its place, with the keys of another kind: what both have stays, as does what nobody knows. */
function asKind(config: ConfigTexts, path: ConfigPath, from: EntryKind, to: EntryKind): ConfigTexts {
  const value = recordOf(valueAt(config.value, path));
  let rest = config;
  const oldName = from in value ? from : 'name' in value ? 'name' : undefined;
  if (to in value) {
    rest = setValue(rest, [...path, to], value[oldName ?? to]);
    if (oldName !== undefined) rest = removeValue(rest, [...path, oldName]);
  } else if (oldName !== undefined) rest = renameKey(rest, [...path, oldName], to);
  for (const key of lostKeys(value, from, to)) rest = removeValue(rest, [...path, key], { keepEmptyParents: true });
  return to === 'group' ? asPages(rest, path) : rest;
}

/** A group has one list, `pages`: groups and pages of a part become that. */
function asPages(config: ConfigTexts, path: ConfigPath): ConfigTexts {
  const { groups, pages } = recordOf(valueAt(config.value, path));
  if (!Array.isArray(groups)) return config;
  if (pages === undefined) return renameKey(config, [...path, 'groups'], 'pages');
  const sources = groups.map((_, at) => [...path, 'groups', at]);
  const { config: moved } = transferItems(config, sources, [...path, 'pages'], 0);
  return removeValue(moved, [...path, 'groups'], { keepEmptyParents: true });
}

function inPlace(
  config: ConfigTexts,
  sources: readonly ConfigPath[],
  holder: ConfigPath,
  to: PartKind,
): TransferredEntries {
  const [first] = sources;
  if (first === undefined) return { config, paths: sources };
  const from = first.slice(0, -1);
  const list = [...holder, listOfKind(to)];
  const items = valueAt(config.value, from);
  const there = valueAt(config.value, list);
  const isWhole = Array.isArray(items) && items.length === sources.length;
  if (isWhole && (there === undefined || (Array.isArray(there) && there.length === 0))) {
    const free = there === undefined ? config : removeValue(config, list, { keepEmptyParents: true });
    return { config: renameKey(free, from, listOfKind(to)), paths: sources.map((path) => [...list, path.at(-1) ?? 0]) };
  }
  const moved = transferItems(config, sources, list, Array.isArray(there) ? there.length : 0);
  return { config: withoutEmpty(moved.config, from), paths: moved.paths };
}

function intoPart(
  config: ConfigTexts,
  sources: readonly ConfigPath[],
  into: ConfigPath,
  isFirst: boolean,
): TransferredEntries {
  const { groups, pages } = recordOf(valueAt(config.value, into));
  const list =
    Array.isArray(groups) && !(Array.isArray(pages) && !isFirst) ? groups : Array.isArray(pages) ? pages : [];
  const key = list === groups ? 'groups' : 'pages';
  return transferItems(config, sources, [...into, key], isFirst ? 0 : list.length);
}

function wrapped(
  config: ConfigTexts,
  sources: readonly ConfigPath[],
  holder: ConfigPath,
  to: EntryKind,
  nameOfFirst: string | undefined,
): TransferredEntries {
  const key = to === 'group' ? 'groups' : listOfKind(to);
  const list = [...holder, key];
  const froms = new Map(sources.map((path) => [path.slice(0, -1).join('.'), path.slice(0, -1)]));
  const whole = wholeList(config, sources, holder, key);
  if (whole !== undefined) return whole;
  const before = recordOf(valueAt(config.value, holder));
  // In the order of reading: what stood before it goes first.
  const isFirst = sources.some((path) => path.at(-1) === 0 && path.length === holder.length + 2);
  const made = key in before ? config : setValue(config, list, []);
  const moved = transferItems(made, sources, list, 0);
  let rest = moved.config;
  for (const from of froms.values()) if (from.length === holder.length + 1) rest = withoutEmpty(rest, from);
  if (nameOfFirst === undefined || to === 'group') return { config: rest, paths: moved.paths };
  const left = contentKeys(valueAt(rest.value, holder)).filter((one) => one !== key);
  if (left.length === 0) return { config: rest, paths: moved.paths };
  const full = wrapContents(rest, holder, to, nameOfFirst);
  if (!isFirst) return { config: full, paths: moved.paths.map((path) => [...list, Number(path.at(-1)) + 1]) };
  const end = sources.length;
  return { config: transferItems(full, [[...list, 0]], list, end + 1).config, paths: moved.paths };
}

/** The list that holds them and nothing else gets another key, and every line of it stays. */
function wholeList(
  config: ConfigTexts,
  sources: readonly ConfigPath[],
  holder: ConfigPath,
  key: string,
): TransferredEntries | undefined {
  const from = sources[0]?.slice(0, -1);
  if (from === undefined || from.length !== holder.length + 1) return undefined;
  const items = valueAt(config.value, from);
  const isWhole = Array.isArray(items) && items.length === sources.length;
  if (!isWhole || key in recordOf(valueAt(config.value, holder))) return undefined;
  if (contentKeys(valueAt(config.value, holder)).some((one) => one !== from.at(-1) && one !== 'root')) return undefined;
  if (!sources.every((path) => isSamePath(path.slice(0, -1), from))) return undefined;
  return { config: renameKey(config, from, key), paths: sources.map((path) => [...holder, key, path.at(-1) ?? 0]) };
}

function withoutEmpty(config: ConfigTexts, list: ConfigPath): ConfigTexts {
  const items = valueAt(config.value, list);
  return Array.isArray(items) && items.length === 0 ? removeValue(config, list, { keepEmptyParents: true }) : config;
}
