/** Takes the settings up again that an earlier conversion has put into the note. */
import { isRecord } from '../../shared/record.ts';
import { valueAt } from '../config-path.ts';
import type { Draft } from './draft.ts';
import { isStillSo, type KeptEntry } from './kept-note.ts';
import { copyOf, putAt } from './plain-object.ts';
import { patternOf } from './report.ts';
import { titleOf } from './setting-titles.ts';

const NAVIGATION: ReadonlySet<unknown> = new Set([
  'navigation',
  'tabs',
  'anchors',
  'topAnchor',
  'primaryTab',
  'versions',
]);

/** Takes out of the source what an earlier conversion filled in, where nobody has changed it since; gives the other entries. */
export function takeFilled(draft: Draft, entries: readonly KeptEntry[]): readonly KeptEntry[] {
  return entries.filter((entry) => {
    if (entry.isAbsent !== true || NAVIGATION.has(entry.setting[0])) return true;
    if (isStillSo(entry, draft.source)) for (const path of entry.while?.settings ?? []) draft.take(path);
    return false;
  });
}

/**
 * Puts settings back that the note has, and gives the entries that wait on. `before` the conversion: how a part was written,
 * while nobody has changed what was made of it. `after` it: what had no place, where it is free now.
 */
export function restoreKept(
  draft: Draft,
  entries: readonly KeptEntry[],
  when: 'before' | 'after',
): readonly KeptEntry[] {
  return entries.filter((entry) => {
    const { setting, value } = entry;
    if ((entry.while !== undefined) !== (when === 'before')) return true;
    if (when === 'before') {
      if (!isStillSo(entry, draft.source)) {
        if (entry.isAbsent === true) return false;
        draft.lines.push({
          kind: 'meaning',
          title: titleOf(draft.to, setting),
          to: patternOf(setting),
          words:
            'It was changed after the last conversion, so it is converted as it is now. The note keeps what it was before.',
        });
        return true;
      }
      draft.restore(entry);
      return false;
    }
    const left = value === undefined ? undefined : mergeIn(draft, entry);
    return left === true;
  });
}

/** Whether something of it could not be put back. */
function mergeIn(draft: Draft, { setting, value }: KeptEntry): boolean {
  const there = valueAt(draft.result, setting);
  if (isRecord(value) && isRecord(there)) {
    return Object.entries(value)
      .map(([key, inner]) => mergeIn(draft, { format: draft.to, setting: [...setting, key], value: inner }))
      .some((isLeft) => isLeft);
  }
  if (there !== undefined || !draft.isFree(setting)) return true;
  putAt(draft.result, setting, copyOf(value));
  draft.lines.push({ kind: 'restored', title: titleOf(draft.to, setting), to: patternOf(setting) });
  return false;
}
