/** Compares the texts of all translations with their sources, in slices: there may be thousands. */
import {
  type ComparedPage,
  compareTexts,
  type TranslationFinding,
} from '../../authoring/translations/compare-texts.ts';
import { pageShape } from '../../authoring/translations/page-shape.ts';
import { readSourceMark, sourceMark } from '../../authoring/translations/source-mark.ts';
import type { TranslationCell, TranslationTable } from '../../authoring/translations/translation-table.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { readText } from '../../project/text.ts';

/** By the cell that was compared. */
export type Findings = ReadonlyMap<TranslationCell, TranslationFinding>;

export interface Comparing {
  readonly findings: Findings;
  readonly done: number;
  readonly total: number;
}

export const NOTHING_COMPARED: Comparing = { findings: new Map(), done: 0, total: 0 };

/** What is read at a stretch, so that a key pressed meanwhile is heard at once. */
const SLICE_BYTES = 40_000;

/** Known pages cost next to nothing, and are still not without number. */
const SLICE_PAGES = 400;

interface Pair {
  readonly cell: TranslationCell;
  readonly source: Uint8Array;
  readonly translation: Uint8Array;
}

/**
 * Gives what is known after each slice; the last one is complete. Versions are meant to differ, so they are compared by
 * what they have only.
 */
export function* comparePages(table: TranslationTable, files: ProjectFiles): Generator<Comparing> {
  const pairs = table.kind === 'language' ? pairsOf(table, files) : [];
  const findings = new Map<TranslationCell, TranslationFinding>();
  let bytes = 0;
  let count = 0;
  for (const { cell, source, translation } of pairs) {
    if (!known.has(source)) bytes += source.length;
    if (!known.has(translation)) bytes += translation.length;
    findings.set(cell, compareTexts(comparedPage(source), comparedPage(translation)));
    if (bytes < SLICE_BYTES && ++count < SLICE_PAGES) continue;
    bytes = 0;
    count = 0;
    yield { findings, done: findings.size, total: pairs.length };
  }
  yield { findings: new Map(findings), done: pairs.length, total: pairs.length };
}

function pairsOf({ rows }: TranslationTable, files: ProjectFiles): readonly Pair[] {
  return rows.flatMap(({ cells: [own, ...others] }) => {
    const source = own?.file === undefined ? undefined : files.get(own.file);
    if (source === undefined) return [];
    return others.flatMap((cell): Pair[] => {
      const translation = cell.state !== 'there' || cell.file === undefined ? undefined : files.get(cell.file);
      return translation === undefined ? [] : [{ cell, source, translation }];
    });
  });
}

const known = new WeakMap<Uint8Array, ComparedPage>();

function comparedPage(bytes: Uint8Array): ComparedPage {
  const before = known.get(bytes);
  if (before !== undefined) return before;
  const text = readText(bytes);
  const mark = readSourceMark(text);
  const page = { shape: pageShape(text), mark: sourceMark(text), ...(mark !== undefined && { sourceMark: mark }) };
  known.set(bytes, page);
  return page;
}
