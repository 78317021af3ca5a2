/** `-->`, `-- text -->`, `-.->|text|`, `<==>`: a link between nodes as written. */
import type { Arrowhead } from '../svg/arrowhead.ts';
import type { FlowEdge } from './flow-model.ts';
import type { TextScanner } from './text-scanner.ts';

export type WrittenLink = Pick<FlowEdge, 'line' | 'start' | 'end' | 'minLength' | 'text' | 'id'>;

const SPACE = /\s*/y;
/** Whole links, told from those that a text interrupts by their end. */
const WHOLE: readonly (readonly [RegExp, FlowEdge['line']])[] = [
  [/([<ox])?(--+)([-ox>])/y, 'solid'],
  [/([<ox])?(-?\.+-)([ox>])?/y, 'dashed'],
  [/([<ox])?(==+)([=ox>])/y, 'thick'],
  [/()(~~~+)()/y, 'invisible'],
];
const INTERRUPTED: readonly (readonly [RegExp, RegExp, FlowEdge['line']])[] = [
  [/([<ox])?--(?=[^-])/y, /\s*(--+)([-ox>])/y, 'solid'],
  [/([<ox])?-\.(?=[^.-])/y, /\s*(\.+-)([ox>])?/y, 'dashed'],
  [/([<ox])?==(?=[^=])/y, /\s*(==+)([=ox>])/y, 'thick'],
];
const HEADS: Readonly<Record<string, Arrowhead>> = { '<': 'arrow', '>': 'arrow', o: 'circle', x: 'cross' };

/** `undefined`, and the scanner where it was, when there is no link here. */
export function readLink(scanner: TextScanner): WrittenLink | undefined {
  const start = scanner.at;
  scanner.skip(SPACE);
  const id = scanner.take(/([\w-]+)@(?=[<ox]?[-=~])/y)?.[1];
  const link = readWhole(scanner) ?? readInterrupted(scanner);
  if (link === undefined) {
    scanner.at = start;
    return undefined;
  }
  scanner.skip(SPACE);
  const at = scanner.at;
  const text = scanner.take(/\|\s*(?:"([^"]*)"|([^|\n]*))\s*\|/y);
  if (
    text !== undefined &&
    text[1] === undefined &&
    /^\s*$|[[\](){}"]/.test((text[2] ?? '').replace(/<[a-z/][^<>]*>/gi, ''))
  )
    scanner.fault(
      'only-here',
      at,
      'Text between the bars is expected, in double quotes where it holds brackets: `A -->|"text (more)"| B`.',
    );
  const words = text?.[1] ?? text?.[2]?.trim();
  return {
    ...link,
    ...(words === undefined || words === '' ? {} : { text: words }),
    ...(id === undefined ? {} : { id }),
  };
}

function readWhole(scanner: TextScanner): WrittenLink | undefined {
  for (const [pattern, line] of WHOLE) {
    const match = scanner.take(pattern);
    if (match !== undefined) return linkOf(line, match[1], match[2] ?? '', match[3]);
  }
  return undefined;
}

function readInterrupted(scanner: TextScanner): WrittenLink | undefined {
  const start = scanner.at;
  for (const [opening, closing, line] of INTERRUPTED) {
    const match = scanner.take(opening);
    if (match === undefined) continue;
    const end = findClosing(scanner, closing);
    if (end === undefined) {
      scanner.at = start;
      continue;
    }
    const written = scanner.text.slice(scanner.at, end.index).trim();
    scanner.at = end.index + end[0].length;
    const text = /^"([\s\S]*)"$/.exec(written)?.[1] ?? written;
    return { ...linkOf(line, match[1], end[1] ?? '', end[2]), ...(text === '' ? {} : { text }) };
  }
  return undefined;
}

function findClosing(scanner: TextScanner, closing: RegExp): RegExpExecArray | undefined {
  const { text } = scanner;
  let at = scanner.at;
  const quoted = /\s*"[^"]*"/y;
  quoted.lastIndex = at;
  if (quoted.test(text)) at = quoted.lastIndex;
  const lineEnd = text.indexOf('\n', at);
  for (const limit = lineEnd < 0 ? text.length : lineEnd; at < limit; at++) {
    closing.lastIndex = at;
    const match = closing.exec(text);
    if (match !== null) return match;
  }
  return undefined;
}

function linkOf(
  line: FlowEdge['line'],
  start: string | undefined,
  stroke: string,
  end: string | undefined,
): WrittenLink {
  const length = stroke.replace(line === 'dashed' ? /[^.]/g : /$^/, '').length;
  // The shortest line is two signs and its end; of dots one.
  const minLength = line === 'dashed' ? length : line === 'invisible' ? length - 2 : length - 1;
  return {
    line,
    start: start === undefined || start === '' ? 'none' : (HEADS[start] ?? 'none'),
    end: end === undefined ? 'none' : (HEADS[end] ?? 'none'),
    minLength: Math.max(1, Math.min(minLength, 10)),
  };
}
