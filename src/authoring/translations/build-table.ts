/** Pairs the pages of languages or versions as the switchers of the site lead readers from one to the other. */
import { counterpartCandidates, counterpartPath, folderNames } from '../../config/navigation/counterpart-path.ts';
import { defaultFirst } from '../../config/navigation/default-first.ts';
import type { DivisionSettings } from '../../config/site-config.ts';
import { withoutExtension } from '../../project/paths.ts';
import type { DividedPart } from './divided-parts.ts';
import { FolderConvention } from './folder-convention.ts';
import { type ListedPage, listedPages } from './listed-pages.ts';
import type { PageFile, TranslationCell, TranslationRow, TranslationTable } from './translation-table.ts';

export interface ProjectPages {
  /** The page that an entry means, `guides` for `guides/index.mdx` too. */
  readonly find: (path: string) => PageFile | undefined;
  /** Made from an API description: it has no file, and misses none. */
  readonly isGenerated: (path: string) => boolean;
}

/** A language or version with its pages. */
interface Side {
  readonly division: DivisionSettings;
  /** By the path of the page's file, or as written where it has none. */
  readonly listed: ReadonlyMap<string, ListedPage>;
  /** Those that no language before it lists: a page stands in one of them for its readers. */
  readonly own: ReadonlySet<string>;
  readonly convention: FolderConvention;
}

export function buildTable(part: DividedPart, pages: ProjectPages): TranslationTable {
  return new TableBuilder(part, pages).build();
}

class TableBuilder {
  readonly #part: DividedPart;
  readonly #pages: ProjectPages;
  readonly #sides: readonly Side[];
  readonly #listedAnywhere = new Set<string>();

  constructor(part: DividedPart, pages: ProjectPages) {
    this.#part = part;
    this.#pages = pages;
    const listed = new Map(part.divisions.map((division) => [division, this.#listedIn(division)]));
    const owners = new Map<string, DivisionSettings>();
    for (const division of defaultFirst([...part.divisions])) {
      for (const path of listed.get(division)?.keys() ?? []) if (!owners.has(path)) owners.set(path, division);
    }
    for (const path of owners.keys()) this.#listedAnywhere.add(path);
    const [source] = part.divisions;
    this.#sides = part.divisions.map((division) => {
      const all = listed.get(division) ?? new Map<string, ListedPage>();
      const own = new Set([...all.keys()].filter((path) => owners.get(path) === division));
      return { division, listed: all, own, convention: new FolderConvention(source, division, pages.find) };
    });
  }

  build(): TranslationTable {
    const [source, ...others] = this.#sides;
    if (source === undefined) throw new Error('A choice of languages came without any.');
    const pages = [...source.listed].filter(([path]) => !this.#pages.isGenerated(path));
    const answers = others.map((side) => pages.map(([path]) => this.#pageThere(path, source, side)));
    for (const [row, [path]] of pages.entries()) {
      for (const [at, side] of others.entries()) {
        const there = answers[at]?.[row];
        if (there !== undefined) side.convention.learn(path, there);
      }
    }
    const paired = new Set<string>();
    const rows = pages.map(([path, { group }], row): TranslationRow => {
      const page = this.#pages.find(path);
      const own: TranslationCell = page ? { state: 'source', path, ...page } : { state: 'no-file', path };
      const cells = others.map((side, at) => this.#cell(path, source, side, answers[at]?.[row]));
      for (const cell of cells) if (cell.path !== undefined) paired.add(cell.path);
      return { path, title: page?.title ?? path, group, cells: [own, ...cells] };
    });
    const { id, kind, trail } = this.#part;
    const columns = this.#sides.map(({ division: { name, locale, isHidden, origin } }) => ({
      name,
      isHidden,
      ...(locale !== undefined && { locale }),
      ...(origin !== undefined && { origin }),
    }));
    return { id, kind, trail, columns, rows: [...rows, ...this.#withoutSource(paired)] };
  }

  /** Pages that only a translation has: each once, with its counterparts in the other translations. */
  #withoutSource(paired: Set<string>): readonly TranslationRow[] {
    const [source, ...others] = this.#sides;
    return others.flatMap((side) =>
      [...side.own].flatMap((path): TranslationRow[] => {
        const page = this.#pages.find(path);
        if (paired.has(path) || source?.own.has(path) || page === undefined) return [];
        paired.add(path);
        const cells = this.#sides.map((other): TranslationCell => {
          if (other === side) return { state: 'no-source', path, ...page };
          const there = other === source ? undefined : this.#pageThere(path, side, other);
          const found = there === undefined ? undefined : this.#pages.find(there);
          if (there === undefined || found === undefined) return { state: 'missing' };
          paired.add(there);
          return { state: 'no-source', path: there, ...found };
        });
        return [{ path, title: page.title, group: side.listed.get(path)?.group ?? [], cells }];
      }),
    );
  }

  /** @param there path of the page's counterpart, if it has one */
  #cell(path: string, source: Side, side: Side, there: string | undefined): TranslationCell {
    if (there !== undefined) {
      const page = this.#pages.find(there);
      if (page !== undefined) return { state: 'there', path: there, ...page };
      return this.#pages.isGenerated(there) ? { state: 'there', path: there } : { state: 'no-file', path: there };
    }
    if (side.listed.has(path)) {
      const page = this.#pages.find(path);
      return { state: 'shared', path, ...page };
    }
    const lost = this.#unlisted(path, source, side);
    if (lost !== undefined) return lost;
    const wanted = side.convention.pathOf(path);
    return { state: 'missing', ...(wanted !== undefined && { path: wanted }) };
  }

  #pageThere(path: string, from: Side, to: Side): string | undefined {
    const found = counterpartPath(path, from.division, to.division, (candidate) => to.own.has(candidate));
    if (found !== undefined || !path.endsWith('/index')) return found;
    // An entry may name a folder whose page is still to come.
    return counterpartPath(path.slice(0, -6), from.division, to.division, (candidate) => to.own.has(candidate));
  }

  /** The page that has its file where it belongs, while no language lists it. */
  #unlisted(path: string, source: Side, side: Side): TranslationCell | undefined {
    const names = new Set(folderNames(side.division));
    for (const candidate of counterpartCandidates(path, source.division, side.division)) {
      const page = this.#pages.find(candidate);
      const place = page && withoutExtension(page.file);
      if (page === undefined || place === undefined || this.#listedAnywhere.has(place)) continue;
      if (place.split('/').some((folder) => names.has(folder))) return { state: 'unlisted', path: place, ...page };
    }
    return undefined;
  }

  #listedIn(division: DivisionSettings): ReadonlyMap<string, ListedPage> {
    const listed = new Map<string, ListedPage>();
    for (const page of listedPages(division)) {
      const found = this.#pages.find(page.path);
      const path = found === undefined ? page.path : withoutExtension(found.file);
      if (!listed.has(path)) listed.set(path, page);
    }
    return listed;
  }
}
