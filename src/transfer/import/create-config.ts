/** A first `docs.json` for Markdown files that have none. */
import { parseFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import { titleFromFile } from '../../page-source/page-title.ts';
import { isSnippet } from '../../project/classify-file.ts';
import { comparePaths, extensionOf, nameOf, withoutExtension } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { readText } from '../../project/text.ts';

interface Folder {
  readonly path: string;
  readonly pages: string[];
  readonly folders: Map<string, Folder>;
}

interface Group {
  readonly group: string;
  readonly pages: readonly (string | Group)[];
}

const FIRST_COLOR = '#0d7d5a';
/** Pages that introduce their folder; they come first and may give it its title. */
const INTRODUCTION = /^(index|introduction|intro|readme|overview|welcome|getting-?started|quick-?start)$/i;

/**
 * Text of a configuration that shows every Markdown file: the pages at the top in one group, each folder in a group of
 * its own, nested as the folders are. `name` is used where no introduction gives the project a better one.
 */
export function createConfigFor(files: ProjectFiles, name: string): Uint8Array {
  const top: Folder = { path: '', pages: [], folders: new Map() };
  for (const path of [...files.keys()].sort(comparePaths)) if (isPage(path)) place(top, path);
  const topPages = inOrder(top.pages).map(withoutExtension);
  const navigation: Group[] = [
    ...(topPages.length > 0 ? [{ group: 'Documentation', pages: topPages }] : []),
    ...[...top.folders.values()].map((folder) => toGroup(files, folder)),
  ];
  const config = {
    name: introductionTitle(files, top) ?? titleFromFile(name),
    colors: { primary: FIRST_COLOR },
    navigation,
  };
  return new TextEncoder().encode(`${JSON.stringify(config, null, 2)}\n`);
}

function isPage(path: string): boolean {
  const isHidden = path.split('/').some((segment) => segment.startsWith('.'));
  return ['md', 'mdx'].includes(extensionOf(path)) && !isHidden && !isSnippet(path);
}

function place(top: Folder, path: string): void {
  let folder = top;
  const segments = path.split('/').slice(0, -1);
  for (const [index, segment] of segments.entries()) {
    const next = folder.folders.get(segment) ?? {
      path: segments.slice(0, index + 1).join('/'),
      pages: [],
      folders: new Map(),
    };
    folder.folders.set(segment, next);
    folder = next;
  }
  folder.pages.push(path);
}

function toGroup(files: ProjectFiles, folder: Folder): Group {
  return {
    group: introductionTitle(files, folder) ?? titleFromFile(folder.path),
    pages: [
      ...inOrder(folder.pages).map(withoutExtension),
      ...[...folder.folders.values()].map((inner) => toGroup(files, inner)),
    ],
  };
}

/** Introductions first; the rest by name, where `2-` comes before `10-`. */
function inOrder(pages: readonly string[]): readonly string[] {
  return [...pages].sort(
    (a, b) =>
      Number(isIntroduction(b)) - Number(isIntroduction(a)) ||
      leadingNumber(a) - leadingNumber(b) ||
      comparePaths(a, b),
  );
}

function isIntroduction(path: string): boolean {
  return INTRODUCTION.test(nameOf(withoutExtension(path)));
}

function leadingNumber(path: string): number {
  return Number(/^\d+/.exec(nameOf(path))?.[0] ?? Number.POSITIVE_INFINITY);
}

/** The title that the folder's `index` or `README` gives, in its front matter or as its first heading. */
function introductionTitle(files: ProjectFiles, { pages }: Folder): string | undefined {
  const file = pages.find((path) => /^(index|readme)$/i.test(nameOf(withoutExtension(path))));
  const bytes = file === undefined ? undefined : files.get(file);
  if (file === undefined || !bytes) return undefined;
  const text = readText(bytes);
  const { frontMatter, bodyStart } = parseFrontMatter(file, text);
  const heading = /^#[ \t]+(.+?)[ \t#]*$/m.exec(text.slice(bodyStart))?.[1];
  return frontMatter.title || (heading && plainText(heading)) || undefined;
}

/** A heading without its Markdown, HTML, images and links. */
function plainText(heading: string): string {
  return heading
    .replace(/!\[[^\]]*\]\([^)]*\)|<[^>]*>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .trim();
}
