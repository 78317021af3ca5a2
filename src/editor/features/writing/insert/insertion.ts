/** The change that inserts an item at a selection. Pure. */

import { wrapLines } from '../../../../authoring/source-edit/elements.ts';
import { insertBlock, type NewBlock } from '../../../../authoring/source-edit/insert-block.ts';
import type { Component } from '../../../../catalogue/component.ts';
import { readSnippet } from '../../../../catalogue/snippet.ts';
import { applyTextEdits, type SourceChange, type TextRange } from '../../../../project/text-edit.ts';
import type { InsertItem } from './insert-items.ts';

/** Files of the project that can stand where a snippet only has an example. */
export interface FilesForSnippets {
  readonly hasFile: (path: string) => boolean;
  readonly images: readonly string[];
  readonly videos: readonly string[];
  readonly snippets: readonly string[];
}

/** Inserts a component from its snippet, around the selected lines where it can hold them, or runs a text command. */
export function insertion(item: InsertItem, text: string, selection: TextRange, files: FilesForSnippets): SourceChange {
  const { component, command } = item;
  if (command) return command.change(text, selection);
  if (!component) return { edits: [] };
  const { text: source, stops } = readSnippet(withFiles(component.snippet, files));
  const first = stops[0];
  const select = first ? { start: first.start, end: first.end } : { start: source.length, end: source.length };
  if (component.isInline) return insertInline(text, selection, source, select);
  if (selection.start !== selection.end && canHoldLines(component)) {
    const open = source.slice(0, source.indexOf('\n'));
    return wrapLines(text, selection, open, `</${component.name}>`);
  }
  return insertBlock(text, { start: selection.end, end: selection.end }, { text: source, select });
}

/** What an item is in lines of its own: between two blocks, where no text is that it could change. */
export function blockOf(item: InsertItem, files: FilesForSnippets): NewBlock {
  const { component, command } = item;
  if (command) {
    const { edits, selection } = command.change('', { start: 0, end: 0 });
    const text = applyTextEdits('', edits).replace(/\n+$/, '');
    return { text, ...(selection && { select: selection }) };
  }
  const { text, stops } = readSnippet(withFiles(component?.snippet ?? '', files));
  const [first] = stops;
  return { text, ...(first && { select: { start: first.start, end: first.end } }) };
}

/** In the line; what is selected becomes the words between the tags. */
function insertInline(text: string, selection: TextRange, source: string, select: TextRange): SourceChange {
  const selected = text.slice(selection.start, selection.end);
  const content = />([^<>]*)<\/[\w.]+>$/.exec(source);
  const contentStart = content ? content.index + 1 : -1;
  if (selected === '' || selected.includes('\n') || content === null) {
    const at = selection.end;
    return {
      edits: [{ start: at, end: at, text: source }],
      selection: { start: at + select.start, end: at + select.end },
    };
  }
  const written = source.slice(0, contentStart) + selected + source.slice(contentStart + (content[1]?.length ?? 0));
  const isBefore = select.end <= contentStart;
  const chosen = isBefore ? select : { start: contentStart, end: contentStart + selected.length };
  return {
    edits: [{ ...selection, text: written }],
    selection: { start: selection.start + chosen.start, end: selection.start + chosen.end },
  };
}

function canHoldLines({ kind, content, snippet }: Component): boolean {
  return kind === 'component' && content === 'markdown' && snippet.includes('\n');
}

/** Drawn in the tab of a browser, and far too small for a page. */
const SITE_ICON = /(?:^|\/)(?:favicon|apple-touch-icon)[^/]*$/i;

/** Examples of files that the project lacks, replaced by files that it has. */
function withFiles(snippet: string, { hasFile, images, videos, snippets }: FilesForSnippets): string {
  const replace = (source: string, example: string, path: string | undefined, isThere: boolean) =>
    path === undefined || isThere ? source : source.replaceAll(example, () => path.replace(/[$}\\]/g, '\\$&'));
  let fitted = snippet;
  for (const match of snippet.matchAll(/\/images\/[\w-]+\.(png|mp4)/g)) {
    const candidates = match[1] === 'mp4' ? videos : images.filter((path) => !SITE_ICON.test(path));
    fitted = replace(fitted, match[0], candidates[0] && `/${candidates[0]}`, hasFile(match[0].slice(1)));
  }
  return replace(fitted, 'shared.mdx', snippets[0]?.replace(/^_?snippets\//, ''), hasFile('snippets/shared.mdx'));
}
