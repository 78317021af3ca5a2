/** Settings that are written for the other format of the configuration. */
import { valueAt } from '../../config/config-path.ts';
import { KEPT_NOTE, readKeptNote } from '../../config/convert/kept-note.ts';
import { type Mended, mendConfig } from '../../config/convert/mend-config.ts';
import { findStraySettings } from '../../config/convert/stray-settings.ts';
import { JsonText } from '../../config/json-text/json-text.ts';
import { parseConfig } from '../../config/parse.ts';
import type { SiteToCheck } from '../../engine/index.ts';
import type { Fix } from '../../project/diagnostics.ts';
import { fixEdit } from '../../project/fix-edit.ts';
import { readText } from '../../project/text.ts';
import { textDifference } from '../../shared/text-difference.ts';
import type { SiteRule } from '../rule.ts';
import { settingsText } from '../setting-places.ts';

const FORMATS = { contract: 'older', later: 'newer' } as const;

export const mixedFormat: SiteRule = {
  over: 'site',
  code: 'config/mixed-format',
  severity: 'warning',
  title: 'Settings of two formats in one file',
  why: 'There are two formats of the settings. A file has one of them, and programs pass over what is written for the other, so a change of it may do nothing.',
  run(site) {
    const { config, configFile } = site;
    const text = settingsText(site);
    // Most files have none, and a large one is read in full only where it has.
    if (findStraySettings(configIn(text), config.format).length === 0) return [];
    const json = JsonText.read(text);
    const note = readKeptNote(noteText(site));
    const mended = json && mendConfig(json, config.format, note ?? { entries: [] });
    const [first, ...others] = mended?.strays ?? [];
    if (mended === undefined || first === undefined) return [];
    const parsed = parseConfig(text, configFile);
    const place = (one: Mended) =>
      parsed.status === 'ok' ? { range: parsed.document.locatePart(one.stray.from, 'key').range } : {};
    const [own, other] =
      config.format === 'later' ? [FORMATS.later, FORMATS.contract] : [FORMATS.contract, FORMATS.later];
    const what =
      others.length === 0 ? 'is' : `and ${others.length} more ${others.length === 1 ? 'setting' : 'settings'} are`;
    const hasNoteInTheWay = mended.note !== undefined && note === undefined;
    return [
      {
        subject: mended.strays.map(({ from }) => from),
        message: `\`${first.from}\` ${what} written for the ${other} format, but \`${configFile}\` has the ${own} one.`,
        hint: hasNoteInTheWay
          ? `\`${KEPT_NOTE}\` holds something else than settings that are kept. Give it another name, then each can be moved to its place.`
          : `${hintBefore(json?.value, mended.strays)}Move each to its place. What has none is kept in a note beside the file.`,
        file: configFile,
        ...place(first),
        parts: mended.strays.map((one) => ({ text: wordsOf(one), file: configFile, ...place(one) })),
        ...(!hasNoteInTheWay && { fix: fixOf(text, mended) }),
      },
    ];
  },
};

/** The converter that wrote `topbar` may have turned another setting round; once that is moved, nothing tells it any more. */
function hintBefore(config: unknown, strays: readonly Mended[]): string {
  const isConverted = strays.some(({ from }) => from.startsWith('topbar.'));
  const isTold = isConverted && valueAt(config, ['seo', 'indexing']) === 'all';
  return isTold ? 'Look at `seo.indexing` first: an early converter wrote `all` for `navigable`. ' : '';
}

function wordsOf({ from, to, isKept }: Mended): string {
  if (to === undefined)
    return `\`${from}\` has no effect beside this navigation. It goes into the note \`${KEPT_NOTE}\`.`;
  if (isKept) return `\`${from}\` has no effect beside \`${to}\`. It goes into the note \`${KEPT_NOTE}\`.`;
  return from === to ? `\`${from}\` is written in another way.` : `\`${from}\` belongs in \`${to}\`.`;
}

function fixOf(text: string, { text: after, note }: { readonly text: string; readonly note?: string }): Fix {
  const difference = textDifference(text, after);
  const edits = difference === undefined ? [] : [fixEdit(text, difference.start, difference.end, difference.text)];
  return { title: 'Move them to their places', edits, ...(note !== undefined && { files: { [KEPT_NOTE]: note } }) };
}

function noteText({ files }: Pick<SiteToCheck, 'files'>): string | undefined {
  const bytes = files.get(KEPT_NOTE);
  return bytes && readText(bytes);
}

function configIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // With comments or a mistake; the one who reads it tolerantly knows.
    return JsonText.read(text)?.value;
  }
}
