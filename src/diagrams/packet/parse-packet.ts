/** Reads packets: fields of bits, one after the other. */
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource } from '../source/read-source.ts';
import { readTitle } from '../source/title-line.ts';

export interface PacketField {
  readonly name: string;
  /** First and last bit. */
  readonly start: number;
  readonly end: number;
}

export interface Packet {
  readonly title?: string;
  readonly fields: readonly PacketField[];
}

/** 128 rows of 32. */
const MOST_BITS = 4_096;
const FIELD = /^(?:(\d+)(?:\s*-\s*(\d+))?|\+\s*(\d+))\s*:\s*(?:"([^"]*)"|'([^']*)')$/;

/** @throws {NotUnderstoodError} */
export function parsePacket({ lines, header, faults }: DiagramSource): Packet {
  const fields: PacketField[] = [];
  let title: string | undefined;
  let next = 0;
  faults.readEach(lines, (line) => {
    const named = readTitle(line);
    const match = FIELD.exec(line.text.replace(/\s*%%.*$/, ''));
    if (named !== undefined) title = named;
    else if (match !== null) {
      const [, from, to, count, double, single] = match;
      const start = from === undefined ? next : Number(from);
      const end = count === undefined ? Number(to ?? start) : start + Number(count) - 1;
      const refuse = (expected: string): never => {
        throw new NotUnderstoodError(line.text, line.number, expected);
      };
      if (start !== next) refuse(`A field that begins at bit ${next} is expected, right behind the one before.`);
      if (end < start) refuse('A field of at least one bit is expected, with its first bit before its last.');
      if (end >= MOST_BITS) refuse(`A field that ends before bit ${MOST_BITS} is expected: more is not drawn.`);
      fields.push({ name: double ?? single ?? '', start, end });
      next = end + 1;
    } else throw new NotUnderstoodError(line.text, line.number);
  });
  if (fields.length === 0) throw new NotUnderstoodError(header.text, header.number);
  return { fields, ...(title === undefined ? {} : { title }) };
}
