/** Where the links, pictures and shared texts of a page lead. Knows nothing of Monaco. */

import { cursorPlaceAt } from '../../../page-source/cursor-place.ts';
import { findHeading } from '../../../page-source/headings/headings.ts';
import { readImportedComponents } from '../../../page-source/imported-components.ts';
import { findLinks } from '../../../page-source/references/page-addresses.ts';
import { type PageAnchor, readPageAnchors } from '../../../page-source/references/page-anchors.ts';
import {
  type ResolvedTarget,
  resolveImport,
  resolveSnippet,
  resolveTarget,
} from '../../../page-source/references/resolve-target.ts';
import type { WrittenAddress } from '../../../page-source/references/written-address.ts';
import type { TextRange } from '../../../project/text-edit.ts';
import type { ProjectKnowledge } from '../project-knowledge.ts';

export interface FoundTarget {
  readonly range: TextRange;
  readonly written: string;
  readonly resolved: ResolvedTarget;
  /** The heading that the fragment means; it may stand in a text that the page takes in. */
  readonly heading?: PageAnchor;
}

type Files = Pick<ProjectKnowledge, 'hasFile' | 'readText'>;

/** All addresses of a page and where they lead, without looking for headings. */
export function findTargets(text: string, file: string, hasFile: ProjectKnowledge['hasFile']): readonly FoundTarget[] {
  return findLinks(text).map((address) => ({
    range: { start: address.start, end: address.end },
    written: address.written,
    resolved: resolve(address, file, hasFile),
  }));
}

/** The address at an offset, with the heading that it leads to; at a tag, the file that its component comes from. */
export function findTarget(text: string, offset: number, file: string, files: Files): FoundTarget | undefined {
  const link = findLinks(text).find(({ start, end }) => offset >= start && offset <= end);
  if (link === undefined) return findComponentFile(text, offset, file, files.hasFile);
  const resolved = resolve(link, file, files.hasFile);
  const found = { range: { start: link.start, end: link.end }, written: link.written, resolved };
  if (resolved.kind !== 'file' || resolved.fragment === '') return found;
  const heading = findHeading(anchorsOf(resolved.file, text, file, files), resolved.fragment);
  return { ...found, ...(heading && { heading }) };
}

/** The places in a page that links can lead to, as the page would be built; `text` is that of `file` as it is being written. */
export function anchorsOf(
  page: string,
  text: string,
  file: string,
  { hasFile, readText }: Files,
): readonly PageAnchor[] {
  return readPageAnchors(page, {
    exists: hasFile,
    readText: (path) => (path === file ? text : readText(path)),
  });
}

function findComponentFile(
  text: string,
  offset: number,
  file: string,
  hasFile: ProjectKnowledge['hasFile'],
): FoundTarget | undefined {
  const place = cursorPlaceAt(text, offset);
  if (place.kind !== 'tag' && place.kind !== 'closing-tag') return undefined;
  const written = text.slice(place.range.start, place.range.end);
  const found = readImportedComponents(text).find(({ name }) => name === written);
  const target = found && resolveImport(found.specifier, file, hasFile);
  if (target === undefined) return undefined;
  return { range: place.range, written, resolved: { kind: 'file', file: target, fragment: '' } };
}

function resolve(
  { written, role }: WrittenAddress,
  file: string,
  hasFile: ProjectKnowledge['hasFile'],
): ResolvedTarget {
  const find = { import: resolveImport, snippet: resolveSnippet, link: undefined, mention: undefined }[role];
  const imported = find?.(written, file, hasFile);
  return imported === undefined
    ? resolveTarget(written, file, hasFile)
    : { kind: 'file', file: imported, fragment: '' };
}

/** Line and column, from 1, of an offset. */
export function positionOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - (before.lastIndexOf('\n') + 1) + 1 };
}
