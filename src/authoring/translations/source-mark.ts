/**
 * The mark by which a translation tells of which text of its source it is: a setting at its top. It goes along with the
 * page, into every copy of the project, and is written only when somebody starts a translation or says that it is up to date.
 */
import { parseFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import { contentHash } from '../../project/content-hash.ts';
import { applyTextEdits, type TextEdit } from '../../project/text-edit.ts';
import { setFrontMatterField } from '../source-edit/front-matter-fields.ts';

const MARK_KEY = 'translatedFrom';

/** Enough to tell the texts of one page apart. */
const MARK_LENGTH = 12;

/** Of a text of the source. Line ends and blanks at the end of the file make no other text. */
export function sourceMark(source: string): string {
  const bare = applyTextEdits(source, setFrontMatterField(source, MARK_KEY, undefined));
  return contentHash(
    bare
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n')
      .trimEnd(),
  ).slice(0, MARK_LENGTH);
}

/** The mark in a translation; `undefined` where nobody has set one. */
export function readSourceMark(translation: string): string | undefined {
  if (!translation.includes(MARK_KEY)) return undefined;
  const value = parseFrontMatter('', translation).frontMatter[MARK_KEY];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The edits by which a translation says that it is of this text of its source. */
export function setSourceMark(translation: string, source: string): readonly TextEdit[] {
  return setFrontMatterField(translation, MARK_KEY, sourceMark(source));
}
