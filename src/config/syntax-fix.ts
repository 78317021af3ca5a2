/** Mends a text that is nearly JSON, where its author's meaning is plain: a comma, a quotation mark, a bracket. */
import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Fix } from '../project/diagnostics.ts';
import { fixEdit } from '../project/fix-edit.ts';
import { endOfTokenBefore, innermostOpener, isWhereKeyBelongs } from './json-tokens.ts';

interface Repair {
  /** What a button says. */
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text with more mistakes than these is not one that slipped. */
const MOST_REPAIRS = 20;
/** What a configuration cannot be without. */
const BEGINNING = '{\n  "name": "My docs",\n  "navigation": []\n}\n';
const READ_LENIENTLY = { allowTrailingComma: true, disallowComments: false, allowEmptyContent: false };

/**
 * One fix for everything that keeps the text from being read, when all of it can be mended; else for the first mistake,
 * when that brings the reading further. Every repair is tried before it is offered.
 */
export function fixSyntax(text: string, first: ParseError): Fix | undefined {
  if (text.trim() === '') return { title: 'Write the beginning', edits: [fixEdit(text, 0, text.length, BEGINNING)] };
  const repairs: Repair[] = [];
  let current = text;
  let error: ParseError | undefined = first;
  let added = 0;
  while (error !== undefined && repairs.length < MOST_REPAIRS) {
    const repair = repairOf(current, error);
    if (repair === undefined) break;
    const next: string = current.slice(0, repair.start) + repair.text + current.slice(repair.end);
    const left = firstError(next);
    const grown = repair.text.length - (repair.end - repair.start);
    if (left !== undefined && left.offset <= error.offset + grown && left.error === error.error) break;
    const at = repair.start - added;
    const before = repairs.at(-1);
    if (at < 0 || (before !== undefined && at < before.end)) break;
    repairs.push({ ...repair, start: at, end: repair.end - added });
    added += grown;
    current = next;
    error = left;
  }
  const [only] = repairs;
  if (only === undefined) return undefined;
  const wanted = error === undefined ? repairs : [only];
  const title = wanted.length === 1 ? only.title : `Fix all ${wanted.length} mistakes`;
  return { title, edits: joined(wanted).map(({ start, end, text: by }) => fixEdit(text, start, end, by)) };
}

/** Several that put something in at one place are one edit. */
function joined(repairs: readonly Repair[]): readonly Repair[] {
  const result: Repair[] = [];
  for (const repair of repairs) {
    const last = result.at(-1);
    if (last !== undefined && last.end === repair.start) {
      result[result.length - 1] = { ...last, end: repair.end, text: last.text + repair.text };
    } else result.push(repair);
  }
  return result;
}

function firstError(text: string): ParseError | undefined {
  const errors: ParseError[] = [];
  parseTree(text, errors, READ_LENIENTLY);
  return errors[0];
}

function repairOf(text: string, { error, offset }: ParseError): Repair | undefined {
  const before = endOfTokenBefore(text, offset);
  const rest = text.slice(offset);
  if (before === 0 && !/^\s*[{[]/.test(text)) return undefined;
  if (/^(?:<{7}|={7}|>{7})/m.test(rest.slice(0, 80))) return undefined;
  switch (printParseErrorCode(error)) {
    case 'CommaExpected':
    case 'CloseBraceExpected':
    case 'CloseBracketExpected':
      return /^\s*(?:$|[}\]])/.test(rest) ? closing(text, offset, before) : (sign(text, offset) ?? comma(before));
    case 'ColonExpected':
      return keyWithoutEnd(text, before) ?? sign(text, offset) ?? insert('Add the missing colon', before, ':');
    case 'PropertyNameExpected':
      return rest.startsWith(',') ? tooMany(offset) : quoted(text, offset, 'key');
    case 'ValueExpected':
    case 'InvalidSymbol':
      return rest.startsWith(',') ? tooMany(offset) : stray(text, offset, before);
    case 'EndOfFileExpected':
      if (/^[\s}\],]*$/.test(rest)) {
        return { title: 'Remove what follows the end', start: before, end: offset + rest.trimEnd().length, text: '' };
      }
      return undefined;
    case 'UnexpectedEndOfString':
      return endOfText(text, offset);
    case 'InvalidCharacter':
      return inText(text, offset, (written) => written.replaceAll('\t', '\\t'), 'Write the tab as `\\t`');
    case 'InvalidEscapeCharacter':
      return inText(text, offset, (written) => written.replace(/\\(?!["\\/bfnrtu])/g, '\\\\'), 'Write `\\\\`');
    default:
      return undefined;
  }
}

function insert(title: string, at: number, text: string): Repair {
  return { title, start: at, end: at, text };
}

function comma(at: number): Repair {
  return insert('Add the missing comma', at, ',');
}

function tooMany(offset: number): Repair {
  return { title: 'Remove the comma', start: offset, end: offset + 1, text: '' };
}

/** On a line of its own, where its opening bracket ends one. */
function closing(text: string, offset: number, before: number): Repair | undefined {
  const opener = innermostOpener(text, offset);
  if (opener === undefined) return undefined;
  const closer = text.charAt(opener) === '{' ? '}' : ']';
  const indent = /[^\n]*$/.exec(text.slice(0, opener))?.[0].match(/^\s*/)?.[0] ?? '';
  const isOnLines = /^[^\S\n]*\r?\n/.test(text.slice(opener + 1));
  return insert(`Add the missing \`${closer}\``, before, isOnLines ? `\n${indent}${closer}` : closer);
}

/** A sign that stands where JSON has another. */
function sign(text: string, offset: number): Repair | undefined {
  const meant = { ';': ',', '=': ':' }[text.charAt(offset)];
  if (meant === undefined) return undefined;
  return { title: `Write \`${meant}\``, start: offset, end: offset + 1, text: meant };
}

/** `"name: "Acorn"`, whose first text is `name: `. */
function keyWithoutEnd(text: string, before: number): Repair | undefined {
  const written = /"([\w$-]+)(\s*:\s*)"$/.exec(text.slice(0, before));
  if (written === null) return undefined;
  const [whole, key, colon] = written;
  return {
    title: 'Add the missing quotation mark',
    start: before - whole.length,
    end: before,
    text: `"${key}"${colon}"`,
  };
}

function stray(text: string, offset: number, before: number): Repair | undefined {
  if (innermostOpener(text, offset) === undefined) return undefined;
  const key = keyWithoutEnd(text, before);
  if (key !== undefined) return key;
  if (isWhereKeyBelongs(text, offset)) return quoted(text, offset, 'key');
  const word = /^[A-Za-z]+(?=[\s,\]}]|$)/.exec(text.slice(offset))?.[0];
  const known = ['true', 'false', 'null'].find((one) => one === word?.toLowerCase());
  if (word !== undefined && known !== undefined) {
    return { title: `Write \`${known}\``, start: offset, end: offset + word.length, text: known };
  }
  return sign(text, offset) ?? quoted(text, offset, 'value');
}

const OTHER_QUOTES = /^(?:'([^'\n]*)'|[“”„]([^“”\n]*)[“”]|[‘’]([^‘’\n]*)[‘’]|`([^`\n]*)`)/;
const BARE_KEY = /^([\w$-]+)"?(?=\s*:)/;
/** Up to the end of the line, without the comma or bracket that ends it. */
const BARE_VALUE = /^([^\s"'“”‘’`{}[\],:;][^"'“”‘’`{}[\],\n]*?)"?(?=\s*(?:[,}\]]|\r?\n|$))/;

/** What stands in no or in other quotation marks. */
function quoted(text: string, offset: number, what: 'key' | 'value'): Repair | undefined {
  const rest = text.slice(offset);
  const found = OTHER_QUOTES.exec(rest) ?? (what === 'key' ? BARE_KEY : BARE_VALUE).exec(rest);
  if (found === null) return undefined;
  const [whole, ...groups] = found;
  const inner = groups.find((group) => group !== undefined) ?? '';
  return {
    title: `Write \`${shorten(JSON.stringify(inner.trim()))}\``,
    start: offset,
    end: offset + whole.length,
    text: JSON.stringify(inner.trim()),
  };
}

/** A text ends with its line, before the comma. */
function endOfText(text: string, offset: number): Repair | undefined {
  const line = /^[^\n]*/.exec(text.slice(offset))?.[0].trimEnd() ?? '';
  const own = line.replace(/\s*[}\]]*,?$/, '');
  return own.length < 2 ? undefined : insert('Add the missing quotation mark', offset + own.length, '"');
}

function inText(text: string, offset: number, mend: (written: string) => string, title: string): Repair | undefined {
  const written = /^"(?:[^"\\\n]|\\.)*"/.exec(text.slice(offset))?.[0];
  if (written === undefined) return undefined;
  return { title, start: offset, end: offset + written.length, text: mend(written) };
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}
