/** Where the links, pictures and shared texts of a page lead. Knows nothing of Monaco. */
import { findLinkTargets } from '../../../engine/navigation-edit/link-targets.ts';
import { cursorPlaceAt } from '../../../engine/source/cursor-place.ts';
import { leadsTo, readHeadings, type SourceHeading } from '../../../engine/source/headings.ts';
import { readImportedComponents } from '../../../engine/source/imported-components.ts';
import { type ResolvedTarget, resolveImport, resolveTarget } from '../../../engine/source/resolve-target.ts';
import type { TextRange } from '../../../engine/source-edit/text-edit.ts';
import type { ProjectKnowledge } from '../project-knowledge.ts';

export interface FoundTarget {
  readonly range: TextRange;
  readonly written: string;
  readonly resolved: ResolvedTarget;
  /** The heading that the fragment means. */
  readonly heading?: SourceHeading;
}

/** All addresses of a page and where they lead, without looking for headings. */
export function findTargets(text: string, file: string, hasFile: ProjectKnowledge['hasFile']): readonly FoundTarget[] {
  return findLinkTargets(text).map(({ start, end, target }) => ({
    range: { start, end },
    written: target,
    resolved: resolve(text, start, target, file, hasFile),
  }));
}

/** The address at an offset, with the heading that it leads to; at a tag, the file that its component comes from. */
export function findTarget(
  text: string,
  offset: number,
  file: string,
  { hasFile, readText }: Pick<ProjectKnowledge, 'hasFile' | 'readText'>,
): FoundTarget | undefined {
  const link = findLinkTargets(text).find(({ start, end }) => offset >= start && offset <= end);
  if (link === undefined) return findComponentFile(text, offset, file, hasFile);
  const resolved = resolve(text, link.start, link.target, file, hasFile);
  const found = { range: { start: link.start, end: link.end }, written: link.target, resolved };
  if (resolved.kind !== 'file' || resolved.fragment === '') return found;
  const source = resolved.file === file ? text : (readText(resolved.file) ?? '');
  const heading = readHeadings(source).find((one) => leadsTo(one, resolved.fragment));
  return { ...found, ...(heading && { heading }) };
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
  text: string,
  start: number,
  written: string,
  file: string,
  hasFile: ProjectKnowledge['hasFile'],
): ResolvedTarget {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(lineStart, start);
  if (/^import\b/.test(before) || /<Snippet\b[^>]*\bfile\s*=\s*\{?["'`]$/.test(before)) {
    const imported = resolveImport(written, file, hasFile);
    if (imported !== undefined) return { kind: 'file', file: imported, fragment: '' };
  }
  return resolveTarget(written, file, hasFile);
}

/** Line and column, from 1, of an offset. */
export function positionOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - (before.lastIndexOf('\n') + 1) + 1 };
}
