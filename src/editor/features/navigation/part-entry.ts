/** What a person fills in for a new part of the site, as it is written into the project. Pure. */
import { tidyName } from '../../../authoring/assets/asset-path.ts';
import type { PartKind } from '../../../authoring/navigation-edit/division-kinds.ts';
import { foldOutline } from '../../../authoring/navigation-edit/fold-outline.ts';
import type { OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { knownLanguages, languageTag } from '../../../config/normalize/languages.ts';
import { folderOf } from '../../../project/paths.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { encodeText } from '../../../project/text.ts';
import { freePagePath } from '../../pages/division-entry.ts';
import { newPageFile } from '../../pages/page-file.ts';
import { newPageText } from '../../store/index.ts';
import { navigationPartWords as words } from '../../words/navigation-parts.ts';

/** The fields of the dialog. */
export interface PartEntry {
  readonly kind: PartKind;
  /** Of a language its code. */
  readonly name: string;
  readonly icon: string;
  /** Which drawing of the icon; empty for the usual one. */
  readonly iconType: string;
  readonly description: string;
  readonly leadsTo: 'pages' | 'address';
  readonly address: string;
  readonly pageTitle: string;
  /** Of the part that takes in what is there; absent where there is none. */
  readonly nameOfFirst: string | undefined;
}

/** Whether there is more to say of a part of the kind than its name. */
export function hasIcon(kind: PartKind): boolean {
  return kind !== 'language' && kind !== 'version';
}

export function hasDescription(kind: PartKind): boolean {
  return kind === 'product' || kind === 'dropdown' || kind === 'item';
}

/** Codes of languages, those that sites have most often first. */
export function firstLanguages(): readonly string[] {
  return [...new Set(['en', 'es', 'de', 'fr', 'ja', 'zh-CN', ...knownLanguages().map(({ code }) => code)])];
}

/** A sentence for the first field that is not right. */
export function whatIsWrong(entry: PartEntry, siblings: readonly OutlineNode[]): string | undefined {
  const { kind, leadsTo, address, pageTitle, nameOfFirst } = entry;
  const name = entry.name.trim();
  const example = words.nameExamples[kind];
  const names = nameOfFirst === undefined ? [name] : [name, nameOfFirst.trim()];
  if (names.some((one) => one === '')) return words.nameMissing(example);
  const noCode = kind === 'language' ? names.find((one) => languageTag(one) === undefined) : undefined;
  if (noCode !== undefined) return words.codeWrong(noCode);
  if (names.length !== new Set(names).size || siblings.some(({ label }) => label === name)) return words.taken(name);
  if (leadsTo === 'address') return address.trim() === '' ? words.addressMissing : undefined;
  return pageTitle.trim() === '' ? words.firstPageMissing : undefined;
}

export interface NewPart {
  readonly item: Readonly<Record<string, unknown>>;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Path of its first page. */
  readonly page?: string;
}

/** @param path of the first page, where it has one */
export function newPart(entry: PartEntry, path: string): NewPart {
  const { kind, name, icon, iconType, description, leadsTo, address, pageTitle } = entry;
  const item = {
    [kind]: name.trim(),
    ...(hasIcon(kind) && icon.trim() !== '' && { icon: icon.trim(), ...(iconType !== '' && { iconType }) }),
    ...(hasDescription(kind) && description.trim() !== '' && { description: description.trim() }),
    ...(leadsTo === 'address' ? { href: address.trim() } : { pages: [path] }),
  };
  if (leadsTo === 'address') return { item, files: new Map() };
  return { item, files: new Map([[newPageFile(path), encodeText(newPageText(pageTitle.trim()))]]), page: path };
}

/** Where the first page goes: in a folder of the part's name, inside the folder of what is around it. */
export function firstPagePath(files: ProjectFiles, holder: OutlineNode | undefined, entry: PartEntry): string {
  const folder = tidyName(entry.name) || 'guides';
  const around = holder === undefined ? '' : commonFolder(holder);
  return freePagePath(files, `${around}${folder}/${tidyName(entry.pageTitle) || 'index'}`);
}

/** The folder that all pages of an entry are in, with a slash; empty for none. */
function commonFolder(holder: OutlineNode): string {
  const common = foldersOf(holder) ?? [];
  return common.length === 0 ? '' : `${common.join('/')}/`;
}

/** The folders around all pages of an entry, from the outside in; `undefined` where it has no page. */
const foldersOf = foldOutline<readonly string[] | undefined>(({ page, file }, inside) => {
  const own =
    page === undefined || file === undefined
      ? undefined
      : folderOf(page)
          .split('/')
          .filter((part) => part !== '');
  return [own, ...inside].reduce((common, folders) => {
    if (common === undefined || folders === undefined) return common ?? folders;
    const end = common.findIndex((part, at) => part !== folders[at]);
    return end < 0 ? common : common.slice(0, end);
  });
});
