/** A small project for tests of translations. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { insertItem } from '../../../config/edit.ts';
import { JsonText } from '../../../config/json-text/json-text.ts';
import { parseFrontMatter } from '../../../page-source/front-matter/front-matter.ts';
import { titleFromFile } from '../../../page-source/page-title.ts';
import { type OutlineReader, readOutline } from '../../navigation-edit/outline-reader.ts';
import { buildTable, type ProjectPages } from '../build-table.ts';
import type { StartPlan } from '../plan-start.ts';
import { readDividedParts } from '../read-divisions.ts';
import type { TranslationTable } from '../translation-table.ts';

export type Texts = Readonly<Record<string, string>>;

/** The fixture with three languages. */
export function languagesFixture(): Texts {
  const root = path.resolve(import.meta.dirname, '../../../../fixtures/languages');
  const files = [
    ...['docs.json', 'index', 'guides/first-tree', 'guides/watering', 'guides/pruning', 'guides/grafting'],
    ...['guides/aphids', 'reference/tools', 'reference/calendar', 'fr/index', 'fr/guides/first-tree'],
    ...['fr/guides/watering', 'fr/guides/pruning', 'fr/reference/calendar', 'ar/index', 'ar/guides/first-tree'],
    'ar/guides/seasons',
  ].map((name) => (name === 'docs.json' ? name : `${name}.mdx`));
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** Pages without a text are given by their path alone. */
export function projectOf(config: unknown, pages: readonly string[]): Texts {
  const texts = pages.map((page) => [`${page}.mdx`, `---\ntitle: ${JSON.stringify(titleFromFile(page))}\n---\n`]);
  return { 'docs.json': JSON.stringify(config, null, 2), ...Object.fromEntries(texts) };
}

export function configOf(texts: Texts): JsonText {
  const json = JsonText.read(texts['docs.json'] ?? '');
  if (json === undefined) throw new Error('The configuration of the test cannot be read.');
  return json;
}

export function pagesOf(texts: Texts): ProjectPages & { readonly find: Parameters<OutlineReader['read']>[1] } {
  const find = (page: string) => {
    const file = [`${page}.mdx`, `${page}.md`, `${page}/index.mdx`].find((one) => texts[one] !== undefined);
    if (file === undefined) return undefined;
    const { title } = parseFrontMatter(file, texts[file] ?? '').frontMatter;
    return { file, title: title ?? titleFromFile(file) };
  };
  return { find, isGenerated: () => false };
}

export function tablesOf(texts: Texts): readonly TranslationTable[] {
  const pages = pagesOf(texts);
  const versionOf = (page: string) => {
    const file = pages.find(page)?.file;
    return file === undefined ? undefined : parseFrontMatter(file, texts[file] ?? '').frontMatter.version;
  };
  return readDividedParts(configOf(texts).value, versionOf).map((part) => buildTable(part, pages));
}

/** The states of a table, a line for each page. */
export function statesOf({ rows }: TranslationTable): readonly string[] {
  return rows.map(({ path: page, cells }) => `${page}: ${cells.map(({ state }) => state).join(' ')}`);
}

export function outlineOf(texts: Texts) {
  return readOutline(configOf(texts).value, pagesOf(texts).find);
}

/** The configuration's text with the entries of a plan. */
export function planned(texts: Texts, { insertions }: StartPlan): string {
  const after = insertions.reduce<JsonText>(
    (config, { listPath, index, values }) =>
      values.reduce<JsonText>((rest, value, step) => insertItem(rest, listPath, index + step, value), config),
    configOf(texts),
  );
  return after.text;
}
