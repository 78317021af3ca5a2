/** A configuration of one format → the other one, with a report. Writes nothing: gives new texts. */
import { readText, readTextStyle } from '../../project/text.ts';
import { isRecord } from '../../shared/record.ts';
import { type ConfigFormat, formatOfConfig } from '../config-format.ts';
import { JsonText } from '../json-text/json-text.ts';
import { isSameJson } from '../json-value.ts';
import { parseConfig } from '../parse.ts';
import { resolveReferences } from '../resolve-references.ts';
import { isBrandIcon } from './brand-icons.ts';
import type { Conversion, ConversionInput, ConversionRefusal } from './conversion.ts';
import { Draft } from './draft.ts';
import { KEPT_NOTE, type KeptEntry, type KeptNote, printKeptNote, readKeptNote } from './kept-note.ts';
import { navigationToContract } from './navigation-to-contract.ts';
import { navigationToLater } from './navigation-to-later.ts';
import type { PlainObject } from './plain-object.ts';
import { printConfig } from './print-config.ts';
import { inOrder, type ReportLine } from './report.ts';
import { restoreKept, takeFilled } from './take-up-kept.ts';
import { settingsToContract } from './to-contract.ts';
import { settingsToLater } from './to-later.ts';

/**
 * @returns a refusal where the configuration cannot be read, has the format already, or a file that is no note of ours
 * stands where the note would
 */
export function convertConfig(input: ConversionInput): Conversion | ConversionRefusal {
  const { files, configFile, to } = input;
  const bytes = files.get(configFile) ?? new Uint8Array();
  const text = readText(bytes);
  const json = JsonText.read(text);
  const parsed = parseConfig(text, configFile);
  if (json === undefined || parsed.status !== 'ok') {
    return refuse(`\`${configFile}\` cannot be read. Correct the mistake in it first.`);
  }
  const { value, diagnostics } = resolveReferences(parsed.document, files);
  if (!isRecord(value)) return refuse(`\`${configFile}\` holds no settings.`);
  const from = formatOfConfig(value);
  if (from === to) return refuse(`\`${configFile}\` has this format already.`);
  const broken = diagnostics.find(({ code }) => code === 'config/reference');
  if (broken !== undefined) return refuse(`${broken.message} Correct this first: what that file holds would be lost.`);
  const noteBytes = files.get(KEPT_NOTE);
  const note = readKeptNote(noteBytes && readText(noteBytes));
  if (note === undefined) {
    return refuse(`\`${KEPT_NOTE}\` holds something else than settings that are kept. Give it another name first.`);
  }
  const { draft, entries } = convertValue(value, { ...input, from, note });
  const printed = printConfig(json, draft.result, draft.moves);
  const newFile = nameAfter(input, note);
  const keptNote = printKeptNote({ entries, ...nameNote(configFile, newFile) });
  const report = [
    ...draft.lines,
    ...reportReferences(parsed.document.value, configFile),
    ...reportComments(printed.lostComments),
    ...reportName(configFile, newFile),
  ];
  return {
    status: 'ok',
    from,
    to,
    configFile: newFile,
    files: new Map([
      ...(newFile === configFile ? [] : [[configFile, undefined] as const]),
      [newFile, readTextStyle(bytes).hasByteOrderMark ? `\uFEFF${printed.text}` : printed.text],
      ...(keptNote === undefined && noteBytes === undefined ? [] : [[KEPT_NOTE, keptNote] as const]),
    ]),
    report: inOrder(report),
    unchanged: countUnchanged(value, draft.result),
  };
}

function refuse(message: string): ConversionRefusal {
  return { status: 'refused', message };
}

interface ValueInput extends Pick<ConversionInput, 'pages' | 'to'> {
  readonly from: ConfigFormat;
  readonly note: KeptNote;
}

/** The result as a value, and what the note holds afterwards. */
function convertValue(
  source: PlainObject,
  { pages, from, to, note }: ValueInput,
): { readonly draft: Draft; readonly entries: readonly KeptEntry[] } {
  const waiting = note.entries.filter(({ format }) => format === to);
  const draft = new Draft(source, from, to);
  const rest = takeFilled(draft, waiting);
  const unused = restoreKept(draft, rest, 'before');
  if (draft.restored.has('navigation')) reportRestoredNavigation(draft);
  else if (to === 'later') navigationToLater(draft, pages, isBrandIcon);
  else navigationToContract(draft, isBrandIcon);
  if (to === 'later') settingsToLater(draft);
  else settingsToContract(draft);
  draft.leaveRest();
  const stale = restoreKept(draft, unused, 'after');
  const others = note.entries.filter(({ format }) => format !== to);
  return { draft, entries: withoutDoubles([...draft.kept, ...draft.guardedEntries(), ...others, ...stale]) };
}

/** Each part of it is gone: what it said is what the note had. */
function reportRestoredNavigation(draft: Draft): void {
  for (const key of ['navigation', 'tabs', 'anchors', 'topAnchor', 'primaryTab', 'versions']) {
    if (draft.source[key] !== undefined) draft.say('moved', [key], { to: ['navigation'] });
  }
}

/** Of two entries for one setting the newer counts. */
function withoutDoubles(entries: readonly KeptEntry[]): readonly KeptEntry[] {
  const seen = new Set<string>();
  return entries.filter(({ format, setting }) => {
    const key = JSON.stringify([format, setting]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The later format is always called `docs.json`; on the way back the file gets the name that it had. */
function nameAfter({ files, configFile, to }: ConversionInput, note: KeptNote): string {
  const wanted = to === 'later' ? 'docs.json' : (note.file ?? configFile);
  return wanted === configFile || files.has(wanted) ? configFile : wanted;
}

function nameNote(before: string, after: string): Pick<KeptNote, 'file'> {
  return before === 'mint.json' && after === 'docs.json' ? { file: before } : {};
}

function reportName(before: string, after: string): readonly ReportLine[] {
  return before === after ? [] : [{ kind: 'moved', title: 'Name of the file', from: before, to: after }];
}

function reportComments(comments: readonly string[]): readonly ReportLine[] {
  return comments.map((comment) => ({
    kind: 'lost',
    title: 'Comment',
    words: comment.length > 200 ? `${comment.slice(0, 200)}…` : comment,
  }));
}

function reportReferences(value: unknown, file: string): readonly ReportLine[] {
  const names = new Set<string>();
  const visit = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null) return;
    if ('$ref' in inner && typeof inner.$ref === 'string') names.add(inner.$ref);
    for (const child of Object.values(inner)) visit(child);
  };
  visit(value);
  return [...names].map((name) => ({
    kind: 'meaning',
    title: 'Part of the settings in another file',
    from: '$ref',
    words: `What \`${name}\` holds stands in \`${file}\` itself now. The file stays, and is not used any more.`,
  }));
}

/** Settings at the top, or one level below, that are the same in both. */
function countUnchanged(before: PlainObject, after: PlainObject): number {
  const same = (one: PlainObject, other: PlainObject, depth: number): number =>
    Object.entries(one).reduce((count, [key, value]) => {
      const there = Object.hasOwn(other, key) ? other[key] : undefined;
      if (depth === 0 && isRecord(value) && isRecord(there)) return count + same(value, there, 1);
      return count + (there !== undefined && isSameJson(value, there) ? 1 : 0);
    }, 0);
  return same(before, after, 0);
}
