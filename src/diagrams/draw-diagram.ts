/** Diagrams from text, as SVG: no browser, no clock, the same text gives the same picture. */

import { drawClass } from './class/draw-class.ts';
import type { DrawingOptions, DrawKind } from './drawing.ts';
import { drawEntity } from './entity/draw-entity.ts';
import { drawFlowchart } from './flowchart/draw-flowchart.ts';
import { drawGantt } from './gantt/draw-gantt.ts';
import { drawGit } from './git/draw-git.ts';
import { TooLargeError } from './graph/too-large.ts';
import { drawJourney } from './journey/draw-journey.ts';
import { drawMindmap } from './mindmap/draw-mindmap.ts';
import { drawPie } from './pie/draw-pie.ts';
import { drawQuadrant } from './quadrant/draw-quadrant.ts';
import { drawSequence } from './sequence/draw-sequence.ts';
import { NotUnderstoodError } from './source/not-understood.ts';
import { readSource } from './source/read-source.ts';
import { drawState } from './state/draw-state.ts';
import { drawTimeline } from './timeline/draw-timeline.ts';
import { drawXy } from './xy-chart/draw-xy.ts';

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
  | { readonly kind: 'unknown-type'; readonly type: string }
  | { readonly kind: 'too-large'; readonly parts: number }
  | { readonly kind: 'refused'; readonly line: number; readonly text: string };

const KINDS = {
  flowchart: drawFlowchart,
  sequence: drawSequence,
  state: drawState,
  class: drawClass,
  entity: drawEntity,
  pie: drawPie,
  timeline: drawTimeline,
  journey: drawJourney,
  mindmap: drawMindmap,
  quadrant: drawQuadrant,
  gantt: drawGantt,
  git: drawGit,
  xy: drawXy,
} as const satisfies Readonly<Record<string, DrawKind>>;

export type DiagramType = keyof typeof KINDS;

/** The first words of diagrams, as they are written. */
const TYPES: Readonly<Record<string, DiagramType>> = {
  graph: 'flowchart',
  flowchart: 'flowchart',
  'flowchart-elk': 'flowchart',
  sequenceDiagram: 'sequence',
  stateDiagram: 'state',
  'stateDiagram-v2': 'state',
  classDiagram: 'class',
  'classDiagram-v2': 'class',
  erDiagram: 'entity',
  pie: 'pie',
  timeline: 'timeline',
  journey: 'journey',
  mindmap: 'mindmap',
  quadrantChart: 'quadrant',
  gantt: 'gantt',
  gitGraph: 'git',
  xychart: 'xy',
  'xychart-beta': 'xy',
};

export function drawDiagram(written: string, options: DrawingOptions): Diagram {
  const source = readSource(written);
  const type = source !== undefined && Object.hasOwn(TYPES, source.type) ? TYPES[source.type] : undefined;
  if (source === undefined || type === undefined) return { kind: 'unknown-type', type: source?.type ?? '' };
  try {
    const drawing = KINDS[type](source, options);
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
    if (error instanceof NotUnderstoodError) return { kind: 'refused', line: error.line, text: error.text };
    if (error instanceof TooLargeError) return { kind: 'too-large', parts: error.parts };
    throw error;
  }
}
