/** Steps of the table over the open project. */
import { readLinkSettings } from '../../authoring/references/config-links.ts';
import type { PlannedInsertion } from '../../authoring/translations/entry-plan.ts';
import { planStart, type StartPlan } from '../../authoring/translations/plan-start.ts';
import { setSourceMark } from '../../authoring/translations/source-mark.ts';
import { startText } from '../../authoring/translations/start-text.ts';
import type { TranslationRow, TranslationTable } from '../../authoring/translations/translation-table.ts';
import type { ConfigTexts } from '../../config/config-texts.ts';
import { insertItem } from '../../config/edit-texts.ts';
import { createFileLookup } from '../../page-source/references/address-target.ts';
import { extensionOf } from '../../project/paths.ts';
import { encodeText } from '../../project/text.ts';
import { applyTextEdits } from '../../project/text-edit.ts';
import { type NavigationEdit, type ProjectState, selectConfigValue, selectOutline } from '../store/index.ts';

type Project = Pick<ProjectState, 'files'>;

/** The pages that one column of a table lacks. */
export interface Lacking {
  readonly table: TranslationTable;
  readonly rows: readonly TranslationRow[];
  readonly at: number;
}

export interface StartStep {
  readonly edit: NavigationEdit;
  /** Groups and parts that had to be made. */
  readonly made: readonly string[];
  /** The new files, in the order of the rows. */
  readonly added: readonly { readonly path: string; readonly file: string }[];
}

/**
 * Starts pages from their source, or lists those that have their file already.
 *
 * @returns `undefined` where the navigation does not have the language any more
 */
export function startPages(state: Project, lacking: Lacking, label: string): StartStep | undefined {
  const config = selectConfigValue(state);
  const { table, rows, at } = lacking;
  const outline = selectOutline(state);
  const plan = outline && planStart(config, outline, table, rows, at);
  if (plan === undefined) return undefined;
  const added = filesOf(plan);
  const counterparts = new Map(added.map(({ from, file }) => [from, file]));
  for (const { cells } of table.rows) {
    const [own, there] = [cells[0]?.file, cells[at]?.file];
    if (own !== undefined && there !== undefined) counterparts.set(own, there);
  }
  const surroundings = {
    lookup: createFileLookup(state.files),
    settings: readLinkSettings(config),
    counterparts,
    isMarked: table.kind === 'language',
  };
  const files = new Map(
    added.map(({ from, file }) => {
      const text = startText(textOf(state, from), { from, to: file }, surroundings);
      return [file, encodeText(text)] as const;
    }),
  );
  const change = (config: ConfigTexts) => plan.insertions.reduce(insertAll, config);
  return { edit: { label, files, change }, made: plan.made, added };
}

/** Marks a translation as one of the text that its source has now. */
export function markPage(state: Project, source: string, translation: string, label: string): NavigationEdit {
  const text = textOf(state, translation);
  const marked = applyTextEdits(text, setSourceMark(text, textOf(state, source)));
  return { label, files: new Map([[translation, encodeText(marked)]]), place: { kind: 'page', path: translation } };
}

function filesOf({ pages }: StartPlan): readonly { from: string; path: string; file: string }[] {
  return pages.flatMap(({ row, path }) => {
    const from = row.cells[0]?.file;
    return from === undefined ? [] : [{ from, path, file: `${path}.${extensionOf(from)}` }];
  });
}

function insertAll(config: ConfigTexts, { listPath, index, values }: PlannedInsertion): ConfigTexts {
  return values.reduce<ConfigTexts>((rest, value, step) => insertItem(rest, listPath, index + step, value), config);
}

/** With its byte-order mark, which stays. */
function textOf({ files }: Project, file: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(files.get(file));
}
