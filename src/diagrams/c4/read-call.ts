/** `Container(api, "API", $techn="Go") {`: a statement of a C4 diagram. */
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { SourceLine } from '../source/read-source.ts';

export interface Call {
  readonly name: string;
  /** In their order, those with names left out. */
  readonly values: readonly string[];
  /** By name without its `$`, in lower case. */
  readonly named: ReadonlyMap<string, string>;
  readonly opens: boolean;
  readonly line: SourceLine;
}

const CALL = /^([A-Za-z_]\w*)\s*\((.*)\)\s*(\{)?\s*(\})?$/s;
const ARGUMENT = /\s*(?:\$(\w+)\s*=\s*)?(?:"((?:[^"\\]|\\.)*)"|([^,]*?))\s*(?:,|$)/gy;

/** Calls and closing braces; a call may go over several lines, and its brace stand on the next one. */
export function readCalls(lines: readonly SourceLine[]): (Call | 'close')[] {
  const calls: (Call | 'close')[] = [];
  let open: SourceLine | undefined;
  for (const line of lines) {
    const text = open === undefined ? line.text : `${open.text} ${line.text}`;
    const whole: SourceLine = open === undefined ? line : { ...open, text };
    open = undefined;
    const last = calls.at(-1);
    if (text === '}') calls.push('close');
    else if (text === '{' && last !== undefined && last !== 'close' && !last.opens)
      calls[calls.length - 1] = { ...last, opens: true };
    else if (isOpen(text) && line !== lines.at(-1)) open = whole;
    else calls.push(...readCall(whole));
  }
  return calls;
}

function isOpen(text: string): boolean {
  const bare = text.replace(/"[^"]*"/g, '');
  return /^\w+\s*\(/.test(bare) && (bare.match(/\(/g)?.length ?? 0) > (bare.match(/\)/g)?.length ?? 0);
}

function readCall(line: SourceLine): (Call | 'close')[] {
  const match = CALL.exec(line.text);
  if (match === null) throw new NotUnderstoodError(line.text, line.number);
  const [, name = '', written = '', open, close] = match;
  const values: string[] = [];
  const named = new Map<string, string>();
  ARGUMENT.lastIndex = 0;
  while (ARGUMENT.lastIndex < written.length) {
    const argument = ARGUMENT.exec(written);
    if (argument === null) throw new NotUnderstoodError(line.text, line.number);
    const value = argument[2]?.replaceAll('\\"', '"') ?? argument[3] ?? '';
    if (argument[1] === undefined) values.push(value);
    else named.set(argument[1].toLowerCase(), value);
  }
  const call: Call = { name, values, named, line, opens: open !== undefined };
  return close === undefined ? [call] : [call, 'close'];
}
