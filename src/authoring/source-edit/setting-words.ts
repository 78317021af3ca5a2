/** Words that are the value of an attribute, or of a field of the front matter: shown without quotes, written as they are. Pure. */
import { allElements, type JsxElement, scanElements } from '../../page-source/blocks/jsx-elements.ts';
import { lineAt } from '../../page-source/blocks/lines.ts';
import { applyTextEdits, type TextEdit, type TextRange } from '../../project/text-edit.ts';
import { offsetAt, positionAt } from '../../project/text-position.ts';
import { textDifference } from '../../shared/text-difference.ts';
import type { WordsPlace } from '../../shared/words-place.ts';
import { findJsxAttribute, readAttributeValue, setAttribute } from './attributes.ts';
import { readFrontMatterFields, setFrontMatterField } from './front-matter-fields.ts';

export interface SettingWords extends TextRange {
  readonly value: string;
  /** The smallest edit that gives it other words. */
  readonly write: (next: string) => readonly TextEdit[];
}

/** The words of an attribute of the one element on exactly these lines that has it; none where they are computed. */
export function attributeWords(text: string, { first, last, key }: WordsPlace): SettingWords | undefined {
  if (!key) return undefined;
  const [top, bottom] = [lineOf(text, first), lineOf(text, last)];
  const isThere = ({ start, end }: JsxElement) => isOn(top, start) && isOn(bottom, end);
  const found = allElements(scanElements(text)).flatMap((element) => {
    const attribute = isThere(element) ? findJsxAttribute(element, [key]) : undefined;
    return attribute ? [{ element, attribute }] : [];
  });
  const [only] = found;
  if (!only || found.length > 1 || only.attribute.value?.kind !== 'string') return undefined;
  const { element, attribute } = only;
  const { start, end } = only.attribute.value;
  const read = readAttributeValue(text, attribute);
  if (read.kind !== 'text' || /[\r\n]/.test(read.value)) return undefined;
  return {
    value: read.value,
    start: start + 1,
    end: end - 1,
    write: (next) => smallest(text, setAttribute(text, element, key, { kind: 'text', value: next })),
  };
}

/** The words of a field of the front matter that begins on this line. */
export function frontMatterWords(text: string, { first, key }: WordsPlace): SettingWords | undefined {
  const line = lineOf(text, first);
  if (!key || !line || !text.startsWith(`${key}:`, line.start)) return undefined;
  const field = readFrontMatterFields(text).findLast((one) => one.key === key);
  if (field?.lines.start !== line.start || typeof field.value !== 'string') return undefined;
  const written = text.slice(field.written.start, field.written.end);
  if (written.includes('\n') || /[\r\n]/.test(field.value)) return undefined;
  const blanks = written.length - written.trimStart().length;
  return {
    value: field.value,
    start: field.written.start + blanks,
    end: Math.max(field.written.end, field.written.start + blanks),
    // YAML knows of no blanks at the end.
    write: (next) => smallest(text, setFrontMatterField(text, key, next.trim())),
  };
}

/** By its number, from 1. */
function lineOf(text: string, line: number): TextRange | undefined {
  const start = offsetAt(text, { line, column: 1 });
  return positionAt(text, start).line === line ? lineAt(text, start) : undefined;
}

function isOn(line: TextRange | undefined, offset: number): boolean {
  return line !== undefined && offset >= line.start && offset <= line.end;
}

function smallest(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  const difference = textDifference(text, applyTextEdits(text, edits));
  return difference ? [difference] : [];
}
