import type { ProjectFiles } from './project-files.ts';
import { encodeText, isUtf8 } from './text.ts';

/** Notes for colleagues: at the root of the project, so that they go along with it. No part of the site. */
export const NOTES_FILE = 'leafwright.notes.json';

/** A key and its value as JSON has them: within a text the marks around `page` would be escaped. */
const PAGE_OF_NOTE = /("page"\s*:\s*)("(?:[^"\\]|\\.)*")/g;

/**
 * Text of the notes file with the notes of moved pages at their new paths; everything else stays to the byte, also in a
 * file that cannot be read.
 *
 * @param moves new paths by old ones
 */
export function moveNotes(text: string, moves: ReadonlyMap<string, string>): string {
  const written = new Map([...moves].map(([from, to]) => [JSON.stringify(from), JSON.stringify(to)]));
  return text.replace(PAGE_OF_NOTE, (_, key: string, page: string) => key + (written.get(page) ?? page));
}

/** The files with the notes of moved pages at their new paths. */
export function withMovedNotes(files: ProjectFiles, moves: ReadonlyMap<string, string>): ProjectFiles {
  const bytes = files.get(NOTES_FILE);
  if (!bytes || !isUtf8(bytes)) return files;
  // With its byte-order mark, which `readText` takes away.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const moved = moveNotes(text, moves);
  return moved === text ? files : new Map(files).set(NOTES_FILE, encodeText(moved));
}
