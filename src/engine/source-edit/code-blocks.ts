/** Code blocks: their language and title, and lines made into one. */
import { type Fence, languageOf, scanFences } from '../mdx/source-scan.ts';
import { insertBlock } from './insert-block.ts';
import { indentOf, linesIn } from './lines.ts';
import { lineEndOf, type SourceChange, type TextEdit, type TextRange } from './text-edit.ts';

/** The code block around an offset. */
export function codeBlockAt(text: string, offset: number): Fence | undefined {
  return scanFences(text).find(({ start, end }) => offset >= start && (offset < end || end === text.length));
}

/** Makes the selected lines code, or opens an empty block. More backticks where the lines hold some. */
export function insertCodeBlock(text: string, selection: TextRange, language = ''): SourceChange {
  if (selection.start === selection.end) {
    const open = `\`\`\`${language}\n`;
    return insertBlock(text, selection, { text: `${open}\n\`\`\``, select: { start: open.length, end: open.length } });
  }
  const lines = linesIn(text, selection);
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return { edits: [] };
  const content = text.slice(first.start, last.end);
  const longest = Math.max(2, ...(content.match(/`+/g) ?? []).map(({ length }) => length));
  const ticks = '`'.repeat(longest + 1);
  const indent = indentOf(content);
  const lineEnd = lineEndOf(text);
  const open = `${indent}${ticks}${language}${lineEnd}`;
  return {
    edits: [
      { start: first.start, end: first.start, text: open },
      { start: last.end, end: last.end, text: `${lineEnd}${indent}${ticks}` },
    ],
    selection: { start: selection.start + open.length, end: selection.end + open.length },
  };
}

export interface FenceInfo {
  /** In the case in which it is written. */
  readonly language: string;
  readonly title: string;
}

/** Language and title of a fence; the settings behind them are left alone. */
export function readFenceInfo({ info }: Fence): FenceInfo {
  const language = info.slice(0, languageOf(info).length);
  const { title } = splitInfo(info);
  return { language, title };
}

/** The smallest edit that gives a fence another language or title. */
export function setFenceInfo(fence: Fence, { language, title }: FenceInfo): readonly TextEdit[] {
  const { settings, isNamed } = splitInfo(fence.info);
  const clean = title.replace(/[`"{}\r\n]/g, '').trim();
  const needsName = isNamed || /[=[\]]/.test(clean);
  const titleText = clean === '' ? '' : needsName ? `title="${clean}"` : clean;
  // A title without a language would be read as one.
  const name = language.trim() || (titleText !== '' || settings !== '' ? 'text' : '');
  const info = [name, titleText, settings].filter((part) => part !== '').join(' ');
  return info === fence.info ? [] : [{ start: fence.infoStart, end: fence.infoEnd, text: info }];
}

const SETTING =
  /(?:^|\s)(?:[\w-]+=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S+)|\{[^}]*\}|(?:lines|wrap|expandable|nocopy|twoslash)(?=\s|$))/g;

function splitInfo(info: string): { readonly title: string; readonly settings: string; readonly isNamed: boolean } {
  const rest = info.slice(languageOf(info).length);
  const named = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(rest);
  const settings = (rest.match(SETTING) ?? []).map((part) => part.trim()).filter((part) => !part.startsWith('title='));
  const bare = rest.replace(SETTING, ' ').replace(/\s+/g, ' ').trim();
  return {
    title: named?.[1] ?? named?.[2] ?? named?.[3] ?? bare,
    settings: settings.join(' '),
    isNamed: named !== null,
  };
}
