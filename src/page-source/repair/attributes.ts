/** Attributes as authors write them when they are not careful: without quotes, with curly quotes, with commas. */

import { endOfBraces } from '../tree/braces.ts';
import { readBrokenValue } from './attribute-value.ts';
import type { RepairState } from './repair-state.ts';

const MAX_TAG_LENGTH = 4_000;
const NAME = /^[A-Za-z_$](?:[\w$.-]|:(?=\w))*/;

/** A part of a tag that cannot be read, and what is meant. Offsets in the tag. */
export interface AttributeFault {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly subject: readonly string[];
  readonly message: string;
  readonly hint: string;
  readonly fixTitle: string;
}

/** Rewrites the parts of the tag at an offset that cannot be read. `false` when it is no tag or has nothing wrong. */
export function repairAttributes(state: RepairState, start: number): boolean {
  const text = state.text.slice(start, start + MAX_TAG_LENGTH);
  const head = /^<\/?([A-Za-z][\w.:$-]*)(?=[\s/>])/.exec(text);
  if (head === null) return false;
  const faults = findFaults(text, head[0].length, head[1] ?? '');
  if (faults === undefined || faults.length === 0) return false;
  for (const { start: from, end, text: meant, ...words } of faults.toReversed()) {
    state.report(start + from, start + end, { code: 'mdx/broken-attribute', severity: 'warning', ...words });
    state.replace(start + from, start + end, meant);
  }
  return true;
}

/** `undefined` when the tag has no end. */
function findFaults(text: string, from: number, tag: string): readonly AttributeFault[] | undefined {
  const faults: AttributeFault[] = [];
  const drop = (at: number, written: string): void => {
    const shown = written.replace(/\s+/g, ' ');
    faults.push({
      start: at,
      end: at + written.length,
      text: '',
      subject: [shown.slice(0, 60), tag],
      message: `\`${shown.slice(0, 60)}\` has no place in the tag \`<${tag}>\`.`,
      hint: 'Remove it, or write it as `name="value"`.',
      fixTitle: `Remove \`${shown.slice(0, 30)}\``,
    });
  };
  for (let at = from; at < text.length; ) {
    const rest = text.slice(at);
    const space = /^\s+/.exec(rest)?.[0].length ?? 0;
    if (space > 0) {
      at += space;
      continue;
    }
    if (/^(?:>|\/\s*>)/.test(rest)) return faults;
    if (rest.startsWith('{')) {
      const end = endOfBraces(text, at);
      if (end === undefined) return undefined;
      if (!/^\{\s*(?:\.\.\.|\/\*)/.test(rest)) drop(at, text.slice(at, end));
      at = end;
      continue;
    }
    if (rest.startsWith('<')) return undefined;
    const name = NAME.exec(rest)?.[0];
    if (name === undefined) {
      // A comma, a stray string, a sign: nothing that a tag can hold.
      const stray = /^(?:"[^"\n]*"|'[^'\n]*'|[^\s>]?)/.exec(rest)?.[0] || rest.charAt(0);
      drop(at, stray);
      at += stray.length;
      continue;
    }
    const sign = /^(?:\s*=\s*|:\s*(?=["'{“‘]))/.exec(rest.slice(name.length))?.[0];
    if (sign === undefined) {
      at += name.length;
      continue;
    }
    const valueStart = at + name.length + sign.length;
    const value = readValue(text, valueStart, name);
    if (value === undefined) return undefined;
    if (sign.startsWith(':')) {
      const meant = `${name}=${value.fault?.text ?? text.slice(valueStart, value.end)}`;
      const written = text.slice(at, value.end);
      const message = `\`${written}\` is written with a colon; a tag needs an equals sign.`;
      faults.push({ start: at, end: value.end, text: meant, subject: [written], message, ...writing(meant) });
    } else if (value.fault !== undefined) faults.push(value.fault);
    at = value.end;
  }
  return undefined;
}

function writing(meant: string): Pick<AttributeFault, 'hint' | 'fixTitle'> {
  return { hint: `Write \`${meant}\`.`, fixTitle: `Write \`${meant}\`` };
}

interface ReadValue {
  readonly end: number;
  readonly fault?: AttributeFault;
}

function readValue(text: string, start: number, name: string): ReadValue | undefined {
  const first = text.charAt(start);
  if (first === '{') {
    const end = endOfBraces(text, start);
    if (end !== undefined) return { end };
  }
  if ((first === '"' || first === "'") && isClosedText(text, start, first)) {
    return { end: text.indexOf(first, start + 1) + 1 };
  }
  const broken = readBrokenValue(text.slice(start));
  if (broken === undefined) return undefined;
  const { length, meant, message, namesValue = false, fixTitle } = broken;
  const written = text.slice(start, start + length);
  const fault = {
    start,
    end: start + length,
    text: meant,
    subject: namesValue ? [name, written] : [name],
    message: message(name, written),
    hint: `Write \`${name}=${meant}\`.`,
    fixTitle,
  };
  return { end: start + length, fault };
}

/** Whether the quotation mark that closes a text is its own, and not the one that begins the next value. */
function isClosedText(text: string, start: number, mark: string): boolean {
  const close = text.indexOf(mark, start + 1);
  if (close < 0) return false;
  const value = text.slice(start + 1, close);
  if (/\s[\w-]+=$/.test(value) && /[\w/#.]/.test(text.charAt(close + 1))) return false;
  const line = /^[^\n>]*(?=>)/.exec(text.slice(start + 1));
  return line === null || close <= start + 1 + line[0].length || !value.includes('\n');
}
