/** Values of front matter in quotation marks, for those that YAML cannot read without. */
import { offsetAt } from '../../project/text-position.ts';

/** A change of the YAML; offsets in it. */
export interface YamlEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What is wrong with a value, and what to write. */
export interface YamlRepair {
  /** Of its problem. */
  readonly subject: readonly string[];
  readonly message: string;
  readonly hint: string;
  readonly fixTitle: string;
  /** Where it is wrong. */
  readonly start: number;
  readonly end: number;
  readonly edits: readonly YamlEdit[];
}

/** A line whose text in quotation marks goes on below. */
const UNFINISHED_TEXT = /^(?:[\w:.-]+:\s+)?(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/;

/** A value in quotation marks that YAML reads: what is wrong is somewhere else, and another pair would only make it longer. */
const WHOLE_TEXT = /^(?:"(?:[^"\\]|\\["\\/ 0abtnvfreNLP_])*"|'(?:[^']|'')*')$/;

/** A value as YAML text. Quotation marks around it go; one that has no partner goes too. */
export function quoted(value: string): string {
  const mark = value.charAt(0);
  const isMark = mark === '"' || mark === "'";
  let text = value;
  if (isMark && value.length > 1 && value.endsWith(mark)) text = value.slice(1, -1);
  else if (isMark && !value.slice(1).includes(mark)) text = value.slice(1);
  return `"${text.replace(/\\(?!")/g, '\\\\').replace(/(?<!\\)"/g, '\\"')}"`;
}

/** The repair of a value that cannot be read; `undefined` for a line that is no `key: value`. `line` counts from 1. */
export function quoteRepair(yaml: string, line: number): YamlRepair | undefined {
  const lineStart = offsetAt(yaml, { line, column: 1 });
  const [first = ''] = yaml.slice(lineStart).split(/\r?\n/, 1);
  const match = /^(\s*)([\w:.-]+)(:\s+)(\S.*?)\s*$/.exec(first);
  if (UNFINISHED_TEXT.test(first.trim())) {
    const joined = joinRepair(yaml, lineStart);
    if (joined !== undefined) return joined;
  }
  if (match === null) return undefined;
  const [, indentation = '', key = '', colon = '', value = ''] = match;
  const start = lineStart + indentation.length + key.length + colon.length;
  if (WHOLE_TEXT.test(value)) return undefined;
  const text = quoted(value);
  const isOpen = UNFINISHED_TEXT.test(first.trim());
  return {
    subject: [key],
    message: isOpen
      ? `The quotation mark that begins the value of \`${key}\` has no partner at its end.`
      : faultOf(key, value),
    hint: `Write \`${key}: ${text}\`.`,
    fixTitle: isOpen ? 'Close the quotation marks' : 'Put the value in quotation marks',
    start,
    end: start + value.length,
    edits: [{ start, end: start + value.length, text }],
  };
}

function faultOf(key: string, value: string): string {
  const first = value.charAt(0);
  if (/^(["']).*\1$/.test(value)) {
    return value.slice(1, -1).includes(first)
      ? `Quotation marks inside the value of \`${key}\` look like its end.`
      : `The backslash in the value of \`${key}\` has to be written twice.`;
  }
  return `The value of \`${key}\` needs quotation marks around it, because of ${causeOf(first, value)}.`;
}

function causeOf(first: string, value: string): string {
  if (first === '"' || first === "'") return 'those inside';
  if (first === '`') return 'the backtick that it begins with';
  if (/[@%&*!|>[\]{},]/.test(first)) return `the \`${first}\``;
  return /:(?:\s|$)/.test(value) ? 'the colon' : 'a sign in it';
}

/** Takes a text of several lines onto the line of its key; `undefined` when it has no end before the next key. */
function joinRepair(yaml: string, lineStart: number): YamlRepair | undefined {
  const match = /^([ \t]*(?:[\w:.-]+:[ \t]+)?)(["'])([\s\S]*?)\2[ \t]*(?=\r?\n|$)/.exec(yaml.slice(lineStart));
  if (match === null) return undefined;
  const [, before = '', quote = '', value = ''] = match;
  if (/\n[\w:.-]+:(?:\s|$)/.test(value)) return undefined;
  // A text that begins below its key goes up to it.
  const key = /:[ \t]*\r?\n[ \t]*$/.exec(yaml.slice(0, lineStart + before.length));
  const start = key === null ? lineStart + before.length : key.index + 1;
  const end = lineStart + match[0].length;
  const text = `${key === null ? '' : ' '}${quote}${value.trim().replace(/\s*\r?\n\s*/g, ' ')}${quote}`;
  return {
    subject: ['next'],
    message: 'A value continues in the next line, which is not indented.',
    hint: 'Write the whole value on one line, or indent its other lines by two spaces.',
    fixTitle: 'Write the value on one line',
    start: lineStart + before.length,
    end: lineStart + before.length + value.split(/\r?\n/, 1).join('').length + 1,
    edits: [{ start, end, text }],
  };
}
