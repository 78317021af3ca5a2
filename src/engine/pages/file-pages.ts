/** The pages of a file map with their front matter, read again only when a file's bytes are others. */

import { parseFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import type { FrontMatter } from '../../page-source/front-matter/front-matter-types.ts';
import { changedPaths } from '../../project/changed-paths.ts';
import { classifyFile } from '../../project/classify-file.ts';
import { type Diagnostic, rangeAt } from '../../project/diagnostics.ts';
import { comparePaths, withoutExtension } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { isUtf8, readText } from '../../project/text.ts';

export interface FilePage {
  readonly path: string;
  readonly file: string;
  readonly frontMatter: FrontMatter;
  readonly diagnostics: readonly Diagnostic[];
}

interface Remembered {
  readonly bytes: Uint8Array;
  readonly page: FilePage;
  /** The front matter and its diagnostics as text, to see whether an edit touched them. */
  readonly fingerprint: string;
}

export class FilePages {
  #remembered = new Map<string, Remembered>();
  #last: { files: ProjectFiles; listed: ReadonlySet<string>; reading: FilePagesReading } | undefined;

  /**
   * By page path, sorted by path. A page keeps its identity for as long as its front matter says the same,
   * and so does the reading while all of them do.
   * @param listed Paths that the navigation lists: only these of `README.md` and its like are pages.
   */
  read(files: ProjectFiles, listed: ReadonlySet<string>): FilePagesReading {
    const reading = this.#kept(files, listed) ?? this.#readAll(files, (path) => listed.has(path));
    this.#last = { files, listed, reading };
    return reading;
  }

  /** The last reading, when nothing was changed but the text of pages. */
  #kept(files: ProjectFiles, listed: ReadonlySet<string>): FilePagesReading | undefined {
    const last = this.#last;
    if (last === undefined || last.listed !== listed) return undefined;
    const typed = changedPaths(last.files, files);
    const isKept = typed?.every((file) => {
      const known = this.#remembered.get(file);
      const bytes = files.get(file);
      if (known === undefined || bytes === undefined) return true;
      const entry = this.#remember(file, bytes);
      this.#remembered.set(file, entry);
      return entry.page === known.page;
    });
    return isKept ? last.reading : undefined;
  }

  #readAll(files: ProjectFiles, isListed: (path: string) => boolean): FilePagesReading {
    const remembered = new Map<string, Remembered>();
    const chosen = new Map<string, FilePage>();
    const duplicates: DuplicatePage[] = [];
    for (const [file, bytes] of files) {
      const role = classifyFile(file);
      if (role !== 'page' && !(role === 'repository' && isListed(withoutExtension(file)))) continue;
      const entry = this.#remember(file, bytes);
      remembered.set(file, entry);
      const { page } = entry;
      const rival = chosen.get(page.path);
      if (rival !== undefined) duplicates.push(duplicate(rival, page));
      if (rival === undefined || isPreferred(page, rival)) chosen.set(page.path, page);
    }
    this.#remembered = remembered;
    const pages = new Map([...chosen].sort(([a], [b]) => comparePaths(a, b)));
    return { pages, duplicates, diagnostics: [...pages.values()].flatMap((page) => page.diagnostics) };
  }

  #remember(file: string, bytes: Uint8Array): Remembered {
    const last = this.#remembered.get(file);
    if (last?.bytes === bytes) return last;
    const text = readText(bytes);
    const { frontMatter, diagnostics: faults } = parseFrontMatter(file, text);
    const diagnostics = [...encodingFaults(file, bytes, text), ...faults];
    const fingerprint = JSON.stringify([frontMatter, diagnostics]);
    if (last?.fingerprint === fingerprint) return { ...last, bytes };
    return { bytes, fingerprint, page: { path: withoutExtension(file), file, frontMatter, diagnostics } };
  }
}

export interface FilePagesReading {
  readonly pages: ReadonlyMap<string, FilePage>;
  readonly duplicates: readonly DuplicatePage[];
  /** Of what could not be read as it is written. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Two files that would have the same address. */
export interface DuplicatePage {
  /** The file that is the page, and the one that is left out. */
  readonly kept: string;
  readonly dropped: string;
}

/** A file in another encoding than UTF-8 loses letters, which only its author can bring back. */
function encodingFaults(file: string, bytes: Uint8Array, text: string): readonly Diagnostic[] {
  const at = text.indexOf('\uFFFD');
  if (at < 0 || isUtf8(bytes)) return [];
  const line = text.slice(0, at).split('\n').length;
  return [
    {
      code: 'page/not-utf8',
      severity: 'warning',
      message:
        'The file is saved in an old encoding, so some of its letters cannot be read; they are shown as `\uFFFD`.',
      hint: 'Open it in a text editor, and save it again with the encoding UTF-8.',
      file,
      range: rangeAt(line, at - text.lastIndexOf('\n', at)),
    },
  ];
}

/** `.mdx` before `.md`. */
function isPreferred(one: FilePage, other: FilePage): boolean {
  return one.file.endsWith('.mdx') && !other.file.endsWith('.mdx');
}

function duplicate(one: FilePage, other: FilePage): DuplicatePage {
  const [kept, dropped] = isPreferred(other, one) ? [other, one] : [one, other];
  return { kept: kept.file, dropped: dropped.file };
}
