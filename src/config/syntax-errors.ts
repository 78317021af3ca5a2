/** What is wrong with a text that is not JSON, in plain words. */
import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import type { Diagnostic } from '../project/diagnostics.ts';
import { endOfTokenBefore, innermostOpener, isWhereKeyBelongs } from './json-tokens.ts';
import type { LineIndex } from './line-index.ts';
import { fixSyntax } from './syntax-fix.ts';

interface Finding {
  readonly message: string;
  readonly hint: string;
  readonly offset: number;
  readonly length: number;
}

/** One diagnostic for a syntax error: what, on which line, and what to do. It quotes the line. */
export function describeSyntaxError(text: string, file: string, error: ParseError, lines: LineIndex): Diagnostic {
  const finding = explain(text, error, lines);
  const start = lines.positionAt(finding.offset);
  const line = lines.lineTextAt(finding.offset).trim();
  const fix = fixSyntax(text, error);
  return {
    code: 'config/syntax',
    severity: 'error',
    message: `\`${file}\` cannot be read: ${finding.message}${line === '' ? '' : ` Line ${start.line} is \`${shorten(line)}\`.`}`,
    hint: finding.hint,
    file,
    range: lines.rangeAt(finding.offset, finding.length),
    ...(fix && { fix }),
  };
}

function explain(text: string, error: ParseError, lines: LineIndex): Finding {
  const at = { offset: error.offset, length: Math.max(error.length, 1) };
  const token = tokenAt(text, error.offset);
  if (text.trim() === '') {
    return { ...at, message: 'it is empty.', hint: 'Write `{ "name": "…", "navigation": [] }` to begin with.' };
  }
  if (/^(<{7}|={7}|>{7})/.test(lines.lineTextAt(error.offset))) {
    return {
      ...at,
      message: 'it holds the marks of a merge that was not finished.',
      hint: 'Keep the lines you want and delete the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`.',
    };
  }
  switch (printParseErrorCode(error.error)) {
    case 'CommaExpected':
    case 'CloseBraceExpected':
    case 'CloseBracketExpected':
      return missingSeparator(text, error, token, lines);
    case 'ColonExpected':
      return { ...at, message: `a colon is missing before \`${token}\`.`, hint: 'Write `"key": value`.' };
    case 'PropertyNameExpected':
      return missingName(at, token);
    case 'ValueExpected':
      return missingValue(text, at, token, lines);
    case 'EndOfFileExpected':
      return {
        ...at,
        message: `something follows after the end: \`${token}\`.`,
        hint: 'Delete what follows the last closing brace, or check whether a brace closes too early.',
      };
    case 'UnexpectedEndOfString':
      return {
        ...at,
        message: 'a text has no closing quotation mark.',
        hint: 'Put `"` at the end of the text. A text cannot go on over several lines.',
      };
    case 'InvalidCharacter':
      return {
        ...at,
        message: 'a text holds a tab or another control character.',
        hint: 'Write `\\t` for a tab and `\\n` for a new line.',
      };
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return {
        ...at,
        message: 'a text has a backslash that means nothing there.',
        hint: 'Write `\\\\` for a backslash.',
      };
    case 'UnexpectedEndOfComment':
      return { ...at, message: 'a comment is not closed.', hint: 'Put `*/` at its end.' };
    case 'InvalidNumberFormat':
    case 'UnexpectedEndOfNumber':
      return {
        ...at,
        message: `\`${token}\` is not a number.`,
        hint: 'Write a number such as `400`, or put it in quotes.',
      };
    default:
      return strayWord(text, at, token);
  }
}

function missingSeparator(text: string, error: ParseError, token: string, lines: LineIndex): Finding {
  const opener = innermostOpener(text, error.offset);
  if (opener !== undefined && (token === '' || token === '}' || token === ']')) {
    const bracket = text.charAt(opener);
    const closer = bracket === '{' ? '}' : ']';
    const message = `the \`${bracket}\` on line ${lines.positionAt(opener).line} is never closed.`;
    const end = endOfTokenBefore(text, error.offset);
    return { message, hint: `Put \`${closer}\` where it should end.`, offset: Math.max(end - 1, 0), length: 1 };
  }
  const end = endOfTokenBefore(text, error.offset);
  const { line } = lines.positionAt(end);
  const isSameLine = lines.positionAt(error.offset).line === line;
  return {
    message: `a comma is missing before \`${token}\`.`,
    hint: isSameLine ? `Put a comma before \`${token}\`.` : `Put a comma at the end of line ${line}.`,
    offset: Math.max(end - 1, 0),
    length: 1,
  };
}

function missingName(at: Pick<Finding, 'offset' | 'length'>, token: string): Finding {
  if (token === '' || token === '}') {
    return {
      ...at,
      message: 'a key is missing after the comma.',
      hint: 'Remove the comma, or write `"key": value` after it.',
    };
  }
  if (token === ',') return { ...at, message: 'there is a comma too many.', hint: 'Remove one of the commas.' };
  const bare = unquoted(token);
  return {
    ...at,
    message: `\`${token}\` stands where a key in double quotation marks should.`,
    hint: `Write \`"${bare}"\`.`,
  };
}

function missingValue(text: string, at: Pick<Finding, 'offset' | 'length'>, token: string, lines: LineIndex): Finding {
  if (/^[A-Za-z'`“”‘’]/.test(token)) return strayWord(text, at, token);
  const end = endOfTokenBefore(text, at.offset);
  return {
    message: token === '' ? 'it ends where a value should follow.' : `a value is missing before \`${token}\`.`,
    hint: `Write a value at the end of line ${lines.positionAt(end).line}, or remove the key.`,
    offset: Math.max(end - 1, 0),
    length: 1,
  };
}

function strayWord(text: string, at: Pick<Finding, 'offset' | 'length'>, token: string): Finding {
  if (at.offset === 0) {
    return {
      ...at,
      message: 'it is not JSON.',
      hint: 'Put the settings in braces: `{ "name": "…", "navigation": [] }`.',
    };
  }
  if (isWhereKeyBelongs(text, at.offset)) return missingName(at, token);
  const meant = token === ';' ? ',' : token === '=' ? ':' : undefined;
  if (meant !== undefined) {
    return { ...at, message: `\`${token}\` has no meaning here.`, hint: `Write \`${meant}\`.` };
  }
  const bare = unquoted(token);
  const known = ['true', 'false', 'null'].find((word) => word === bare.toLowerCase());
  if (known !== undefined && known !== token) {
    return { ...at, message: `\`${token}\` is not a value.`, hint: `Write \`${known}\`.` };
  }
  return {
    ...at,
    message: `\`${token}\` is not a value.`,
    hint: bare === '' ? `Remove \`${token}\`.` : `Put a text in double quotation marks: \`"${bare}"\`.`,
  };
}

function unquoted(token: string): string {
  return token.replace(/^['"`“”‘’]+|['"`“”‘’]+$/g, '');
}

/** What stands at an offset: a bracket, a text in quotes, or a word up to the next separator. */
function tokenAt(text: string, offset: number): string {
  const rest = text.slice(offset).trimStart();
  const token = /^("(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?|[{}[\],:]|[^\s{}[\],:"]+)/.exec(rest)?.[0] ?? '';
  return shorten(token);
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
