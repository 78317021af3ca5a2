/** Attributes as authors write them when they are not careful: without quotes, with curly quotes, with commas. */
import type { RepairState } from './repair-state.ts';
import { endOfBraces } from './scan-tags.ts';

const MAX_TAG_LENGTH = 4_000;
const NAME = /^[A-Za-z_$][\w:$.-]*/;

/** Rewrites the tag at an offset so that it can be read. `false` when it is no tag or has nothing wrong. */
export function repairAttributes(state: RepairState, start: number): boolean {
  const text = state.text.slice(start, start + MAX_TAG_LENGTH);
  const head = /^<\/?([A-Za-z][\w.:$-]*)(?=[\s/>])/.exec(text);
  if (head === null) return false;
  const read = readAttributes(text, head[0].length);
  if (read === undefined) return false;
  const rewritten = `${head[0]}${read.attributes.map((attribute) => ` ${attribute}`).join('')}${read.isEmpty ? ' />' : '>'}`;
  const written = text.slice(0, read.end);
  if (rewritten === written || read.faults.length === 0) return false;
  state.report(start, start + read.end, {
    code: 'mdx/broken-attribute',
    severity: 'warning',
    message: `The tag \`<${head[1]}>\` has attributes that cannot be read: \`${read.faults.join(' ').slice(0, 120)}\`.`,
    hint: `Write \`${rewritten.replace(/\s+/g, ' ').slice(0, 160)}\`.`,
    fixTitle: 'Correct the attributes',
  });
  state.replace(start, start + read.end, rewritten);
  return true;
}

interface ReadTag {
  readonly attributes: readonly string[];
  /** Parts that had to be rewritten or left out, as written. */
  readonly faults: readonly string[];
  readonly end: number;
  readonly isEmpty: boolean;
}

function readAttributes(text: string, from: number): ReadTag | undefined {
  const attributes: string[] = [];
  const faults: string[] = [];
  for (let at = from; at < text.length; ) {
    const rest = text.slice(at);
    const space = /^\s+/.exec(rest)?.[0].length ?? 0;
    if (space > 0) {
      at += space;
      continue;
    }
    if (rest.startsWith('>')) return { attributes, faults, end: at + 1, isEmpty: false };
    if (/^\/\s*>/.test(rest)) return { attributes, faults, end: at + rest.indexOf('>') + 1, isEmpty: true };
    if (rest.startsWith('{')) {
      const end = endOfBraces(text, at);
      if (end === undefined) return undefined;
      if (/^\{\s*\.\.\./.test(rest)) attributes.push(text.slice(at, end));
      else if (!/^\{\s*\/\*/.test(rest)) faults.push(text.slice(at, end));
      at = end;
      continue;
    }
    if (rest.startsWith('<')) return undefined;
    const name = NAME.exec(rest)?.[0];
    if (name === undefined) {
      // A comma, a stray string, a sign: nothing that a tag can hold.
      const stray = /^(?:"[^"\n]*"|'[^'\n]*'|[^\s>]?)/.exec(rest)?.[0] || rest.charAt(0);
      faults.push(stray);
      at += stray.length;
      continue;
    }
    const equals = /^\s*=\s*/.exec(rest.slice(name.length));
    if (equals === null) {
      attributes.push(name);
      at += name.length;
      continue;
    }
    const valueStart = at + name.length + equals[0].length;
    const value = readValue(text, valueStart);
    if (value === undefined) return undefined;
    attributes.push(`${name}=${value.written}`);
    if (value.isFault) faults.push(text.slice(at, value.end));
    at = value.end;
  }
  return undefined;
}

interface ReadValue {
  readonly written: string;
  readonly end: number;
  readonly isFault: boolean;
}

function readValue(text: string, start: number): ReadValue | undefined {
  const first = text.charAt(start);
  if (first === '{') {
    const end = endOfBraces(text, start);
    return end === undefined ? undefined : { written: text.slice(start, end), end, isFault: false };
  }
  if (first === '"' || first === "'") {
    const close = text.indexOf(first, start + 1);
    const line = /^[^\n>]*(?=>)/.exec(text.slice(start + 1));
    const isClosed =
      close >= 0 && (line === null || close <= start + 1 + line[0].length || !text.slice(start, close).includes('\n'));
    if (isClosed) return { written: text.slice(start, close + 1), end: close + 1, isFault: false };
    if (line === null) return undefined;
    return { written: quote(line[0].trimEnd()), end: start + 1 + line[0].length, isFault: true };
  }
  const curly = /^[“”„«‘’]([^“”«»‘’\n]*)[“”»‘’]/.exec(text.slice(start));
  if (curly !== null) return { written: quote(curly[1] ?? ''), end: start + curly[0].length, isFault: true };
  const element = /^<([A-Za-z][\w.]*)\b[^<>]*(?:\/>|>[^<]*<\/\1>)/.exec(text.slice(start));
  if (element !== null) return { written: `{${element[0]}}`, end: start + element[0].length, isFault: true };
  const bare = /^(?:[^\s>"'<{}/]|\/(?!\s*>))+/.exec(text.slice(start));
  return bare === null ? undefined : { written: quote(bare[0]), end: start + bare[0].length, isFault: true };
}

function quote(value: string): string {
  return `"${value.replaceAll('"', '&quot;')}"`;
}
