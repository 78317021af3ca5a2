/** The ids of pages as far as their sources tell: no page is run for it, so it is quick enough while someone types. */

import { type GeneratedSource, moduleOf, type SiteModel } from '../../engine/index.ts';
import { type PageAnchor, readPageAnchors } from '../../page-source/references/page-anchors.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { readText } from '../../project/text.ts';
import { makesIds } from './computed-ids.ts';
import type { AnchorPage, AnchorsOfPage } from './links-to-check.ts';

/** Ids as written in HTML, by whatever element. */
const WRITTEN = /\b(?:id|name)\s*=\s*(?:\{\s*)?["'`]([^"'`]+)["'`]/g;
/** Ids of code blocks, tips, notes at the foot and the buttons of tabs, which only the built page has. */
const MADE = /^(?:code-|tip-|user-content-|footnote|tab-.*-tab$)/;

type Site = Pick<SiteModel, 'files' | 'pages'>;

interface Reading {
  /** What the page is made of, where that is no file. */
  readonly generated: GeneratedSource | undefined;
  /** The texts it was made of: what the page takes in, too. */
  readonly sources: readonly (readonly [file: string, bytes: Uint8Array | undefined])[];
  /** How many files there were: a text that was missing may have come. */
  readonly files: number;
  readonly anchors: readonly PageAnchor[];
  readonly ids: ReadonlySet<string> | undefined;
}

/** Keeps what it read; a page is read again when its text or a text in it has changed. */
export class SourceAnchors {
  readonly #readings = new Map<string, Reading>();

  /** The ids of pages of this site. `undefined` for a page that says only when it is run what ids it has. */
  of(site: Site): AnchorsOfPage {
    return (page, id) => (MADE.test(id) ? undefined : this.#read(page, site)?.ids);
  }

  /** The places of a page that links can lead to, in its order. */
  list(site: Site, page: AnchorPage): readonly PageAnchor[] {
    return this.#read(page, site)?.anchors ?? [];
  }

  #read({ path, file }: AnchorPage, { files, pages }: Site): Reading | undefined {
    const page = file === undefined ? pages.get(path) : undefined;
    const generated = page?.source.kind === 'generated' ? page.source : undefined;
    const module = page === undefined ? file : moduleOf(page);
    if (module === undefined) return undefined;
    const last = this.#readings.get(module);
    if (
      last?.files === files.size &&
      last.generated === generated &&
      last.sources.every(([source, bytes]) => files.get(source) === bytes)
    )
      return last;
    const reading = read(module, files, generated);
    this.#readings.set(module, reading);
    return reading;
  }
}

/** @param module see `moduleOf` */
function read(module: string, files: ProjectFiles, generated: GeneratedSource | undefined): Reading {
  const texts = new Map<string, string>();
  const readOne = (path: string): string | undefined => {
    const bytes = files.get(path);
    const own = path === module ? generated?.text : undefined;
    const text = own ?? texts.get(path) ?? (bytes && readText(bytes));
    if (text !== undefined) texts.set(path, text);
    return text;
  };
  const anchors = readPageAnchors(module, { exists: (path) => files.has(path), readText: readOne });
  const sources = [...texts.keys()].map((path) => [path, files.get(path)] as const);
  const isComputed = [...texts.values()].some(makesIds);
  return {
    generated,
    sources,
    files: files.size,
    anchors,
    ids: isComputed ? undefined : idsOf(anchors, texts.values()),
  };
}

function idsOf(anchors: readonly PageAnchor[], texts: Iterable<string>): ReadonlySet<string> {
  const ids = new Set(anchors.flatMap(({ id, aliases }) => [id, ...aliases]));
  for (const text of texts) for (const [, id = ''] of text.matchAll(WRITTEN)) ids.add(id);
  return ids;
}
