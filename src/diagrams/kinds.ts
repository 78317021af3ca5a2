/** Every kind of diagram that is drawn: how it begins, who draws it, and what its lines may say. */

import { drawArchitecture } from './architecture/draw-architecture.ts';
import { drawBlock } from './block/draw-block.ts';
import { drawC4 } from './c4/draw-c4.ts';
import { drawClass } from './class/draw-class.ts';
import type { DrawKind } from './drawing.ts';
import { drawEntity } from './entity/draw-entity.ts';
import { drawEventModel } from './event-modeling/draw-event-model.ts';
import { drawFlowchart } from './flowchart/draw-flowchart.ts';
import { drawGantt } from './gantt/draw-gantt.ts';
import { drawGit } from './git/draw-git.ts';
import { drawIshikawa } from './ishikawa/draw-ishikawa.ts';
import { drawJourney } from './journey/draw-journey.ts';
import { drawKanban } from './kanban/draw-kanban.ts';
import { drawMindmap } from './mindmap/draw-mindmap.ts';
import { drawPacket } from './packet/draw-packet.ts';
import { drawPie } from './pie/draw-pie.ts';
import { drawQuadrant } from './quadrant/draw-quadrant.ts';
import { drawRadar } from './radar/draw-radar.ts';
import { drawRequirement } from './requirement/draw-requirement.ts';
import { drawSankey } from './sankey/draw-sankey.ts';
import { drawSequence } from './sequence/draw-sequence.ts';
import { drawState } from './state/draw-state.ts';
import { drawTimeline } from './timeline/draw-timeline.ts';
import { drawTreeView } from './tree-view/draw-tree-view.ts';
import { drawTreemap } from './treemap/draw-treemap.ts';
import { drawVenn } from './venn/draw-venn.ts';
import { drawWardley } from './wardley/draw-wardley.ts';
import { drawXy } from './xy-chart/draw-xy.ts';
import { drawZenuml } from './zenuml/draw-zenuml.ts';

export interface Kind {
  readonly draw: DrawKind;
  /** First words, as they are written. */
  readonly words: readonly string[];
  /** What a line of it may be, as a sentence for the author of one that is not understood. */
  readonly expected: string;
  /** Mermaid knows no comment behind a statement of it. */
  readonly refusesEndComments?: boolean;
}

export const KINDS = {
  flowchart: {
    draw: drawFlowchart,
    words: ['graph', 'flowchart', 'flowchart-elk'],
    refusesEndComments: true,
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
    refusesEndComments: true,
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
  c4: {
    draw: drawC4,
    words: ['C4Context', 'C4Container', 'C4Component', 'C4Dynamic', 'C4Deployment'],
    expected:
      'An element such as `System(alias, "Name", "What it does")`, a boundary such as `System_Boundary(alias, "Name") {`, its `}`, or a relation such as `Rel(from, to, "Uses")` is expected.',
  },
  architecture: {
    draw: drawArchitecture,
    words: ['architecture', 'architecture-beta'],
    expected:
      'A `group`, a service such as `service db(database)[Name] in group`, a `junction`, or a line such as `db:L --> R:server` is expected.',
  },
  block: {
    draw: drawBlock,
    words: ['block', 'block-beta'],
    expected:
      'Blocks such as `a["Text"] b:2 space`, a link such as `a --> b`, `columns 3`, or a group from `block:name` to `end` is expected.',
  },
  requirement: {
    draw: drawRequirement,
    words: ['requirement', 'requirementDiagram'],
    expected:
      'A requirement such as `functionalRequirement name {`, an `element name {`, or a relation such as `element - satisfies -> requirement` is expected.',
  },
  sankey: {
    draw: drawSankey,
    words: ['sankey', 'sankey-beta'],
    expected: 'A line of three values, where from, where to and how much, such as `Coal,Power,25.5` is expected.',
  },
  kanban: {
    draw: drawKanban,
    words: ['kanban'],
    expected: 'A column such as `todo[To do]` is expected, and further in below it its cards, such as `id1[Write it]`.',
  },
  packet: {
    draw: drawPacket,
    words: ['packet', 'packet-beta'],
    expected: 'A field such as `0-15: "Source port"` or `+16: "Length"`, or a `title` is expected.',
  },
  radar: {
    draw: drawRadar,
    words: ['radar', 'radar-beta'],
    expected:
      'An axis such as `axis a["Speed"], b["Price"]`, a curve such as `curve x["Ours"]{1, 2, 3}`, or a setting such as `max 5` is expected.',
  },
  treemap: {
    draw: drawTreemap,
    words: ['treemap', 'treemap-beta'],
    refusesEndComments: true,
    expected: 'A part such as `"Name": 42`, or a name in quotes with its parts further in below it is expected.',
  },
  zenuml: {
    draw: drawZenuml,
    words: ['zenuml'],
    expected:
      'A message such as `A->B: Text`, a call such as `A.method() {`, a frame such as `if(ready) {`, or a `}` is expected.',
  },
  treeView: {
    draw: drawTreeView,
    words: ['treeView', 'treeView-beta'],
    expected:
      'The name of a folder or file on a line of its own is expected, further in than the folder that it is in.',
  },
  ishikawa: {
    draw: drawIshikawa,
    words: ['ishikawa', 'ishikawa-beta'],
    expected: 'The problem on the first line is expected, and below it its causes, further in what belongs to them.',
  },
  venn: {
    draw: drawVenn,
    words: ['venn', 'venn-beta'],
    expected:
      'A set such as `set A label: "Name"`, what sets have in common such as `union A,B`, or a `text` in them is expected.',
  },
  wardley: {
    draw: drawWardley,
    words: ['wardley', 'wardley-beta'],
    expected:
      'A component such as `component Name [0.7, 0.4]`, a link such as `Name -> Other`, `evolve Name 0.8`, or `note "Text" [0.2, 0.5]` is expected.',
  },
  eventModeling: {
    draw: drawEventModel,
    words: ['eventmodeling'],
    expected:
      'A frame such as `tf 01 ui Cart`, `tf 02 cmd AddItem` or `rf 03 evt ItemAdded`, or data such as `data Name {` is expected.',
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

/** First words of all kinds, as they are written. */
export function diagramWords(): readonly string[] {
  return [...TYPES.keys()];
}
