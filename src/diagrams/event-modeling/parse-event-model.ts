/** Reads event models: what happens from frame to frame, in lanes. */
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource, SourceLine } from '../source/read-source.ts';
import { readTitle } from '../source/title-line.ts';

export type FrameType = 'ui' | 'processor' | 'command' | 'view' | 'event';

export interface Frame {
  readonly id: string;
  readonly type: FrameType;
  readonly name: string;
  /** Before the point of the name: a lane of its own. */
  readonly space: string;
  /** Lines of the example of its data. */
  readonly data: readonly string[];
  /** Numbers of the frames that lead to it. */
  readonly from: readonly number[];
}

export interface EventModel {
  readonly title?: string;
  readonly frames: readonly Frame[];
}

const TYPES: Readonly<Record<string, FrameType>> = {
  ui: 'ui',
  pcr: 'processor',
  processor: 'processor',
  cmd: 'command',
  command: 'command',
  rmo: 'view',
  readmodel: 'view',
  evt: 'event',
  event: 'event',
};
const FRAME =
  /^(tf|timeframe|rf|resetframe)\s+(\w+)\s+(\w+)\s+([\p{L}\p{N}_.-]+)\s*(?:\[\[\s*([^\]]+?)\s*\]\]\s*)?((?:->>\s*\w+\s*)*)(?:`\w+`\s*)?(?:\{(.*?)(\})?)?$/u;
const DATA = /^data\s+([\p{L}\p{N}_.-]+)\s*(?:`\w+`\s*)?\{(.*?)(\})?$/u;

interface Written extends Omit<Frame, 'from' | 'data'> {
  readonly data: string[];
  readonly dataName: string | undefined;
  readonly isReset: boolean;
  readonly sources: readonly string[];
  readonly line: SourceLine;
}

export function parseEventModel({ lines, faults }: DiagramSource): EventModel {
  const frames: Written[] = [];
  const blocks = new Map<string, string[]>();
  /** The data that are open, and how many braces inside them. */
  let open: { readonly data: string[]; readonly line: SourceLine; depth: number } | undefined;
  let title: string | undefined;
  faults.readEach(lines, (line) => {
    const { text } = line;
    if (open !== undefined) {
      open.depth += (text.match(/\{/g)?.length ?? 0) - (text.match(/\}/g)?.length ?? 0);
      if (open.depth >= 0) open.data.push(text);
      else open = undefined;
      return;
    }
    const named = readTitle(line);
    const data = DATA.exec(text);
    if (named !== undefined) title = named;
    else if (data !== null) {
      const [, name = '', content = '', end] = data;
      const own = content.trim() === '' ? [] : [content.trim()];
      blocks.set(name, own);
      if (end === undefined) open = { data: own, line, depth: 0 };
    } else if (/^(?:gwt|note|entity)\s/.test(text)) return;
    else {
      const frame = readFrame(line, frames);
      if (frame.end === undefined) open = { data: frame.data, line, depth: 0 };
      frames.push(frame);
    }
  });
  if (open !== undefined)
    faults.add('guessed', (open as { line: SourceLine }).line, 'The `}` that closes these data is missing.');
  const numberOf = (id: string): number => frames.findIndex((frame) => Number(frame.id) === Number(id));
  return {
    frames: frames.map(({ line, data, dataName, isReset, sources, ...frame }, index) => {
      const block = dataName === undefined ? undefined : blocks.get(dataName);
      if (dataName !== undefined && block === undefined)
        faults.add('guessed', line, `There are no data \`${dataName}\`: \`data ${dataName} {\` is expected below.`);
      const missing = sources.find((id) => numberOf(id) < 0);
      if (missing !== undefined) faults.add('guessed', line, `There is no frame \`${missing}\`.`);
      const given = sources.map(numberOf).filter((number) => number >= 0);
      const from = [...new Set([...(isReset || index === 0 ? [] : [index - 1]), ...given])];
      return { ...frame, data: block ?? data, from: from.filter((number) => number !== index) };
    }),
    ...(title === undefined ? {} : { title }),
  };
}

function readFrame(line: SourceLine, frames: readonly Written[]): Written & { readonly end: string | undefined } {
  const [, word = '', id = '', written = '', path = '', dataName, sources = '', content, end] =
    FRAME.exec(line.text) ?? [];
  const refuse = (expected?: string): never => {
    throw new NotUnderstoodError(line.text, line.number, expected);
  };
  if (word === '') refuse();
  const type = TYPES[written.toLowerCase()];
  if (type === undefined)
    return refuse(`One of \`ui\`, \`pcr\`, \`cmd\`, \`rmo\` and \`evt\` is expected in the place of \`${written}\`.`);
  if (!/^\d+$/.test(id)) refuse('A number of its own is expected behind `tf`.');
  if (frames.some((frame) => Number(frame.id) === Number(id)))
    refuse(`There is a frame \`${id}\` already: another number is expected.`);
  const point = path.indexOf('.');
  return {
    id,
    type,
    name: path.slice(point + 1),
    space: point < 0 ? '' : path.slice(0, point),
    data: content === undefined || content.trim() === '' ? [] : [content.trim()],
    dataName,
    isReset: word.startsWith('r'),
    sources: sources.match(/\w+/g) ?? [],
    line,
    end: content === undefined ? '' : end,
  };
}
