/** What is known while a page is read: its whole text, for what goes over more than one line. */

import type { BlockContext } from '@lezer/markdown';
import type { TextRange } from '../../project/text-edit.ts';
import { KnownEnds } from './braces.ts';

export class Reading {
  readonly text: string;
  /** Offset behind the front matter; 0 without one. */
  readonly bodyStart: number;
  /** Of the whole page. */
  readonly known = new KnownEnds();
  /** Stretches that were looked at beyond the block that was made of their beginning: a change in one may change that block. */
  readonly lookedAt: TextRange[] = [];

  constructor(text: string, bodyStart: number) {
    this.text = text;
    this.bodyStart = bodyStart;
  }

  lookTo(start: number, end: number): void {
    const last = this.lookedAt.at(-1);
    if (last?.start !== start) this.lookedAt.push({ start, end });
    else if (last.end < end) this.lookedAt[this.lookedAt.length - 1] = { start, end };
  }
}

const readings = new WeakMap<object, Reading>();

/** Ties a reading to the parse that belongs to it. */
export function holdReading(parse: object, reading: Reading): void {
  readings.set(parse, reading);
}

/** The reading that a block parser is called in. */
export function readingOf(context: BlockContext): Reading {
  const reading = readings.get(context);
  if (reading === undefined) throw new Error('A page is read with `readPage` alone.');
  return reading;
}
