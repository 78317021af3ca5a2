/** Every kind of diagram that is drawn: how it begins, who draws it, and what its lines may say. */

import { drawClass } from './class/draw-class.ts';
import type { DrawKind } from './drawing.ts';
import { drawEntity } from './entity/draw-entity.ts';
import { drawFlowchart } from './flowchart/draw-flowchart.ts';
import { drawGantt } from './gantt/draw-gantt.ts';
import { drawGit } from './git/draw-git.ts';
import { drawJourney } from './journey/draw-journey.ts';
import { drawMindmap } from './mindmap/draw-mindmap.ts';
import { drawPie } from './pie/draw-pie.ts';
import { drawQuadrant } from './quadrant/draw-quadrant.ts';
import { drawSequence } from './sequence/draw-sequence.ts';
import { drawState } from './state/draw-state.ts';
import { drawTimeline } from './timeline/draw-timeline.ts';
import { drawXy } from './xy-chart/draw-xy.ts';

export interface Kind {
  readonly draw: DrawKind;
  /** First words, as they are written. */
  readonly words: readonly string[];
  /** What a line of it may be, as a sentence for the author of one that is not understood. */
  readonly expected: string;
}

export const KINDS = {
  flowchart: {
    draw: drawFlowchart,
    words: ['graph', 'flowchart', 'flowchart-elk'],
    expected:
      'A node such as `A[Text]`, a link such as `A --> B`, or a statement such as `subgraph`, `end` or `style` is expected. Names with brackets, quotes or the word `end` in them need double quotes around them.',
  },
  sequence: {
    draw: drawSequence,
    words: ['sequenceDiagram'],
    expected:
      'A message such as `A->>B: Text`, a `participant`, a note such as `Note over A: Text`, or a frame such as `loop`, `alt` or `end` is expected.',
  },
  state: {
    draw: drawState,
    words: ['stateDiagram', 'stateDiagram-v2'],
    expected: 'A change such as `A --> B : why`, a `state`, a `note` or a `direction` is expected.',
  },
  class: {
    draw: drawClass,
    words: ['classDiagram', 'classDiagram-v2'],
    expected: 'A `class`, a relation such as `A <|-- B`, a member such as `A : +name`, or a `note` is expected.',
  },
  entity: {
    draw: drawEntity,
    words: ['erDiagram'],
    expected:
      'A relation such as `A ||--o{ B : has`, or an entity with lines such as `string name PK` in braces is expected.',
  },
  pie: {
    draw: drawPie,
    words: ['pie'],
    expected: 'A part such as `"Name" : 42` is expected, with a number above zero for at least one.',
  },
  timeline: {
    draw: drawTimeline,
    words: ['timeline'],
    expected: 'A period such as `2024 : What happened`, a `section` or a `title` is expected.',
  },
  journey: {
    draw: drawJourney,
    words: ['journey'],
    expected: 'A step such as `Read: 5: Ann`, with a number from 1 to 5, a `section` or a `title` is expected.',
  },
  mindmap: {
    draw: drawMindmap,
    words: ['mindmap'],
    expected: 'An idea on a line of its own is expected, further in than the one that it belongs to.',
  },
  quadrant: {
    draw: drawQuadrant,
    words: ['quadrantChart'],
    expected:
      'A point such as `Name: [0.3, 0.6]`, an axis such as `x-axis Low --> High`, or a name such as `quadrant-1 Text` is expected.',
  },
  gantt: {
    draw: drawGantt,
    words: ['gantt'],
    expected:
      'A task such as `Name :id, 2024-01-31, 5d`, a `section`, or a setting such as `dateFormat YYYY-MM-DD` is expected.',
  },
  git: {
    draw: drawGit,
    words: ['gitGraph'],
    expected:
      '`commit`, `branch name`, `checkout name`, `merge name` or `cherry-pick id: "…"` is expected, with branches that there are.',
  },
  xy: {
    draw: drawXy,
    words: ['xychart', 'xychart-beta'],
    expected: '`bar [1, 2]` or `line [1, 2]` with numbers, an axis such as `x-axis [a, b]`, or a `title` is expected.',
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type DiagramType = keyof typeof KINDS;

const TYPES: ReadonlyMap<string, DiagramType> = new Map(
  Object.entries(KINDS).flatMap(([type, { words }]) => words.map((word) => [word, type as DiagramType])),
);

/** The kind of a diagram by its first word. */
export function typeNamed(word: string): DiagramType | undefined {
  return TYPES.get(word);
}
