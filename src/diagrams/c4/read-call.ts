/** `Container(api, "API", $techn="Go") {`: a statement of a C4 diagram. */
import type { Faults } from '../source/fault.ts';
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

/** A brace that closes a boundary. */
export interface Close {
  readonly name: '}';
  readonly line: SourceLine;
}

const QUOTES_EXPECTED =
  'Values in double quotes with commas between them are expected: `Person(alias, "Name", "What they do")`.';
const CALL = /^([A-Za-z_]\w*)\s*\((.*)\)\s*(\{)?\s*(\})?$/s;
const ARGUMENT = /\s*(?:\$(\w+)\s*=\s*)?(?:"((?:[^"\\]|\\.)*)"|([^,]*?))\s*(?:,|$)/gy;

/** Calls and closing braces; a call may go over several lines, and its brace stand on the next one. */
export function readCalls(lines: readonly SourceLine[], faults: Faults): (Call | Close)[] {
  const calls: (Call | Close)[] = [];
  let open: SourceLine | undefined;
  for (const line of lines) {
    // A call that goes on would begin with no name and bracket of its own: the one above was never closed.
    if (open !== undefined && /^(?:\w+\s*\(|\})/.test(line.text)) {
      faults.add('left-out', open, 'The `)` that closes it is missing.');
      open = undefined;
    }
    const text = open === undefined ? line.text : `${open.text} ${line.text}`;
    const whole: SourceLine = open === undefined ? line : { ...open, text };
    open = undefined;
    const last = calls.at(-1);
    if (text === '}') calls.push({ name: '}', line });
    else if (text === '{' && last !== undefined && 'opens' in last && !last.opens)
      calls[calls.length - 1] = { ...last, opens: true };
    else if (isOpen(text) && line !== lines.at(-1)) open = whole;
    else faults.try(() => calls.push(...readCall(whole, faults)));
  }
  return calls;
}

function isOpen(text: string): boolean {
  const bare = text.replace(/"[^"]*"/g, '');
  return /^\w+\s*\(/.test(bare) && (bare.match(/\(/g)?.length ?? 0) > (bare.match(/\)/g)?.length ?? 0);
}

function readCall(line: SourceLine, faults: Faults): (Call | Close)[] {
  const match = CALL.exec(line.text);
  if (match === null) throw new NotUnderstoodError(line.text, line.number);
  const [, name = '', written = '', open, close] = match;
  const values: string[] = [];
  const named = new Map<string, string>();
  ARGUMENT.lastIndex = 0;
  while (ARGUMENT.lastIndex < written.length) {
    const argument = ARGUMENT.exec(written);
    if (argument === null) throw new NotUnderstoodError(line.text, line.number);
    if (/"/.test(argument[3] ?? '') || (argument[2] === undefined && /[()]/.test(argument[3] ?? '')))
      faults.add('guessed', line, QUOTES_EXPECTED);
    const value = argument[2]?.replaceAll('\\"', '"') ?? argument[3] ?? '';
    if (argument[1] === undefined) values.push(value);
    else named.set(argument[1].toLowerCase(), value);
  }
  const call: Call = { name, values, named, line, opens: open !== undefined };
  return close === undefined ? [call] : [call, { name: '}', line }];
}
