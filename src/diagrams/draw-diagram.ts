/** Diagrams from text, as SVG: no browser, no clock, the same text gives the same picture. */

import type { DrawingOptions } from './drawing.ts';
import { TooLargeError } from './graph/too-large.ts';
import { type DiagramType, KINDS, type Kind, typeNamed } from './kinds.ts';
import type { Fault } from './source/fault.ts';
import { NotUnderstoodError } from './source/not-understood.ts';
import { type DiagramSource, readSource } from './source/read-source.ts';

/** A fault with what the line may be, in sentences. */
export interface DiagramFault extends Fault {
  readonly expected: string;
}

export type Diagram =
  | {
      readonly kind: 'drawn';
      /** Without the outer element; the picture begins at 0 0. */
      readonly content: string;
      /** Pixels at which its text has the size of the page's. */
      readonly width: number;
      readonly height: number;
      readonly type: DiagramType;
      /** What the author calls it. */
      readonly title?: string;
      readonly accessibleTitle?: string;
      readonly accessibleDescription?: string;
      /** What is left out of the picture, or is not sure to be meant so. */
      readonly faults: readonly DiagramFault[];
    }
  | { readonly kind: 'unknown-type'; readonly type: string; readonly line: number; readonly text: string }
  | { readonly kind: 'too-large'; readonly parts: number }
  | {
      readonly kind: 'refused';
      /** From 1, front matter and comments counted. */
      readonly line: number;
      readonly text: string;
      /** What the line may be, in a sentence. */
      readonly expected: string;
    };

const SHAPE = /<(?:path|rect|circle|ellipse|image|text)\b/;

export function drawDiagram(written: string, options: DrawingOptions): Diagram {
  const source = readSource(written);
  if (source === undefined) return { kind: 'unknown-type', type: '', line: 1, text: '' };
  const type = typeNamed(source.type);
  const { number, text } = source.header;
  if (type === undefined) return { kind: 'unknown-type', type: source.type, line: number, text };
  const kind: Kind = KINDS[type];
  if (kind.refusesEndComments) noteEndComments(source);
  const { faults } = source;
  try {
    const drawing = kind.draw(source, options);
    // A picture of nothing would be a hole in the page.
    if (!SHAPE.test(drawing.content)) throw new NotUnderstoodError(text, number);
    const { title, accessibleTitle, accessibleDescription } = source;
    return {
      kind: 'drawn',
      type,
      ...drawing,
      ...(title === undefined ? {} : { title }),
      ...(accessibleTitle === undefined ? {} : { accessibleTitle }),
      ...(accessibleDescription === undefined ? {} : { accessibleDescription }),
      faults: faults.list.map((fault) => ({ ...fault, expected: fault.expected ?? kind.expected })),
    };
  } catch (error) {
    if (error instanceof TooLargeError) return { kind: 'too-large', parts: error.parts };
    if (!(error instanceof NotUnderstoodError)) throw error;
    // What made the first line be left out is why nothing is there to draw.
    const first = faults.list.find(({ outcome }) => outcome === 'left-out');
    const { line, text: written, expected } = first ?? error;
    return { kind: 'refused', line, text: written, expected: expected ?? kind.expected };
  }
}

function noteEndComments({ faults, header, lines }: DiagramSource): void {
  for (const line of [header, ...lines]) {
    if (line.hasComment) faults.add('only-here', line, 'A comment needs a line of its own that begins with `%%`.');
  }
}
