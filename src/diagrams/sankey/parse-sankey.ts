/** Reads flows: a table of where from, where to, and how much. */
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource, SourceLine } from '../source/read-source.ts';

export interface Flow {
  /** Numbers of nodes. */
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

export interface Flows {
  readonly nodes: readonly string[];
  readonly flows: readonly Flow[];
}

const FIELD = /\s*(?:"((?:[^"]|"")*)"|([^,"]*))\s*(?:,|$)/gy;

/** @throws {NotUnderstoodError} */
export function parseSankey({ lines, header, faults }: DiagramSource): Flows {
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, numbers.size);
    return numbers.size - 1;
  };
  const flows: Flow[] = [];
  faults.readEach(lines, (line) => {
    const fields = readFields(line.text);
    if (/,\s*$/.test(line.text)) faults.add('only-here', line, 'No comma is expected behind the third value.');
    const [from = '', to = '', amount = ''] = fields;
    const value = amount === '' ? Number.NaN : Number(amount);
    if (fields.length !== 3 || from === '' || to === '' || !(value >= 0) || value > Number.MAX_SAFE_INTEGER)
      throw new NotUnderstoodError(line.text, line.number);
    const flow = { from: numberOf(from), to: numberOf(to), value };
    if (reaches(flows, flow.to, flow.from)) refuseCircle(line);
    flows.push(flow);
  });
  if (!flows.some(({ value }) => value > 0)) throw new NotUnderstoodError(header.text, header.number);
  return { nodes: [...numbers.keys()], flows };
}

function readFields(text: string): string[] {
  const fields: string[] = [];
  FIELD.lastIndex = 0;
  while (FIELD.lastIndex < text.length) {
    const match = FIELD.exec(text);
    if (match === null) return [];
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2]?.trim() ?? '');
  }
  return fields;
}

function reaches(flows: readonly Flow[], from: number, to: number): boolean {
  const seen = new Set([from]);
  for (const node of seen) {
    if (node === to) return true;
    for (const flow of flows) if (flow.from === node) seen.add(flow.to);
  }
  return false;
}

function refuseCircle(line: SourceLine): never {
  const expected = 'A flow that leads on is expected: this one leads back to where it comes from.';
  throw new NotUnderstoodError(line.text, line.number, expected);
}
