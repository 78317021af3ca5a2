/** Links of a project to other hosts, listed without holding up the editor. */
import { classifyFile, isSnippet } from '../../../../project/classify-file.ts';
import { extensionOf } from '../../../../project/paths.ts';
import type { ProjectFiles } from '../../../../project/project-files.ts';
import { readText } from '../../../../project/text.ts';
import { type LinkPlace, linksIn } from '../../../../rules/external/collect-links.ts';

export interface ExternalLink {
  readonly address: string;
  readonly places: readonly LinkPlace[];
}

/** Between two of them the editor answers. */
const SLICE_MS = 10;

/** By host, then by address. `undefined` when nobody waits for it any more. */
export async function listExternalLinks(
  files: ProjectFiles,
  isOver: () => boolean,
): Promise<readonly ExternalLink[] | undefined> {
  const found = new Map<string, LinkPlace[]>();
  let end = performance.now() + SLICE_MS;
  for (const [file, bytes] of files) {
    if (!isText(file)) continue;
    for (const { address, range } of linksIn(readText(bytes))) {
      const places = found.get(address);
      if (places) places.push({ file, range });
      else found.set(address, [{ file, range }]);
    }
    if (performance.now() < end) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (isOver()) return undefined;
    end = performance.now() + SLICE_MS;
  }
  return [...found]
    .map(([address, places]) => ({ address, places }))
    .toSorted((one, other) => compare(keyOf(one.address), keyOf(other.address)));
}

/** What readers of the site get to see. */
function isText(file: string): boolean {
  return classifyFile(file) === 'page' || (isSnippet(file) && /^mdx?$/.test(extensionOf(file)));
}

/** A host stands beside those below it. */
function keyOf(address: string): string {
  return `${hostOf(address)} ${address}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

export function hostOf(address: string): string {
  return new URL(address).host;
}
