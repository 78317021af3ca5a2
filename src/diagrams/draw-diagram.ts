/** Diagrams from text, as SVG: no browser, no clock, the same text gives the same picture. */

import type { DrawingOptions } from './drawing.ts';
import { TooLargeError } from './graph/too-large.ts';
import { type DiagramType, KINDS, typeNamed } from './kinds.ts';
import { NotUnderstoodError } from './source/not-understood.ts';
import { readSource } from './source/read-source.ts';

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

const SHAPE = /<(?:path|rect|circle|ellipse|text)\b/;

export function drawDiagram(written: string, options: DrawingOptions): Diagram {
  const source = readSource(written);
  if (source === undefined) return { kind: 'unknown-type', type: '', line: 1, text: '' };
  const type = typeNamed(source.type);
  const { number, text } = source.header;
  if (type === undefined) return { kind: 'unknown-type', type: source.type, line: number, text };
  try {
    const drawing = KINDS[type].draw(source, options);
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
    };
  } catch (error) {
    if (error instanceof NotUnderstoodError) {
      const expected = error.expected ?? KINDS[type].expected;
      return { kind: 'refused', line: error.line, text: error.text, expected };
    }
    if (error instanceof TooLargeError) return { kind: 'too-large', parts: error.parts };
    throw error;
  }
}
