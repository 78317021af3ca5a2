/** The ids of pages as far as their sources tell: no page is run for it, so it is quick enough while someone types. */

import { type PageAnchor, readPageAnchors } from '../page-source/references/page-anchors.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { readText } from '../project/text.ts';
import type { AnchorPage, AnchorsOfPage } from './check-config-anchors.ts';
import { makesIds } from './computed-ids.ts';

/** Ids as written in HTML, by whatever element. */
const WRITTEN = /\b(?:id|name)\s*=\s*(?:\{\s*)?["'`]([^"'`]+)["'`]/g;
/** Ids of code blocks, tips, notes at the foot and the buttons of tabs, which only the built page has. */
const MADE = /^(?:code-|tip-|user-content-|footnote|tab-.*-tab$)/;

interface Reading {
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

  /** The ids of pages of these files. `undefined` for a page that says only when it is run what ids it has, and for a generated one. */
  of(files: ProjectFiles): AnchorsOfPage {
    return ({ file }, id) => (file === undefined || MADE.test(id) ? undefined : this.#read(file, files).ids);
  }

  /** The places of a page that links can lead to, in its order. */
  list(files: ProjectFiles, { file }: AnchorPage): readonly PageAnchor[] {
    return file === undefined ? [] : this.#read(file, files).anchors;
  }

  #read(file: string, files: ProjectFiles): Reading {
    const last = this.#readings.get(file);
    const isSame = last?.files === files.size && last.sources.every(([path, bytes]) => files.get(path) === bytes);
    if (last !== undefined && isSame) return last;
    const reading = read(file, files);
    this.#readings.set(file, reading);
    return reading;
  }
}

function read(file: string, files: ProjectFiles): Reading {
  const texts = new Map<string, string>();
  const readOne = (path: string): string | undefined => {
    const bytes = files.get(path);
    const text = texts.get(path) ?? (bytes && readText(bytes));
    if (text !== undefined) texts.set(path, text);
    return text;
  };
  const anchors = readPageAnchors(file, { exists: (path) => files.has(path), readText: readOne });
  const sources = [...texts.keys()].map((path) => [path, files.get(path)] as const);
  const isComputed = [...texts.values()].some(makesIds);
  return { sources, files: files.size, anchors, ids: isComputed ? undefined : idsOf(anchors, texts.values()) };
}

function idsOf(anchors: readonly PageAnchor[], texts: Iterable<string>): ReadonlySet<string> {
  const ids = new Set(anchors.flatMap(({ id, aliases }) => [id, ...aliases]));
  for (const text of texts) for (const [, id = ''] of text.matchAll(WRITTEN)) ids.add(id);
  return ids;
}
