/** Whether a slash in the text opens the list of what can be inserted. Pure. */
import { findFrontMatter } from '../../../../page-source/front-matter/front-matter.ts';
import { scanCode } from '../../../../page-source/source-scan.ts';

/** How far back a tag may have begun that the cursor is in. */
const LONGEST_TAG = 1000;

/** Whether the slash before `cursor` stands at the start of a line or behind a blank, in text and not in code or a tag. */
export function isSlashCommand(text: string, cursor: number): boolean {
  if (text.charAt(cursor - 1) !== '/') return false;
  const before = text.charAt(cursor - 2);
  if (cursor > 1 && !/\s/.test(before)) return false;
  const after = text.charAt(cursor);
  if (after !== '' && !/\s/.test(after)) return false;
  if (cursor <= (findFrontMatter(text)?.bodyStart ?? 0)) return false;
  const back = text.slice(Math.max(0, cursor - LONGEST_TAG), cursor);
  const opening = back.lastIndexOf('<');
  if (opening > back.lastIndexOf('>') && /[A-Za-z/]/.test(back.charAt(opening + 1))) return false;
  return !scanCode(text).some(([start, end]) => cursor > start && cursor <= end);
}

/** What was typed behind the slash; `undefined` when the cursor left it or no name can go on so. */
export function slashQuery(text: string, slash: number, cursor: number): string | undefined {
  if (cursor <= slash || text.charAt(slash) !== '/') return undefined;
  const query = text.slice(slash + 1, cursor);
  return /^\s|[\r\n]|\s\s|\//.test(query) ? undefined : query;
}
