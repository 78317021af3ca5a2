// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the notation of snippets.
import type { Component } from '../component.ts';
import { choicesOf } from '../shared-attributes.ts';
import { DIAGRAM_CORNERS } from '../values.ts';

export const DIAGRAMS: readonly Component[] = [
  {
    name: 'mermaid',
    kind: 'fence',
    label: 'Diagram',
    description: 'A flowchart, sequence or other diagram, written in Mermaid.',
    group: 'media',
    icon: 'workflow',
    content: 'source',
    attributes: [{ name: 'title', label: 'Caption', description: 'A line below the diagram.', type: 'text' }],
    example: '```mermaid\nflowchart LR\n  Draft --> Review --> Published\n```',
    snippet: '```mermaid\nflowchart LR\n  ${1:Draft} --> ${2:Review}$0\n```',
  },
  {
    name: 'Mermaid',
    kind: 'component',
    label: 'Diagram with settings',
    description: 'A diagram with control over its buttons.',
    group: 'media',
    icon: 'waypoints',
    content: 'source',
    attributes: [
      { name: 'title', label: 'Caption', description: 'A line below the diagram.', type: 'text' },
      {
        name: 'actions',
        label: 'Zoom buttons',
        description: 'Shows buttons to enlarge the diagram. Small diagrams have none unless you ask for them.',
        type: 'boolean',
        default: true,
      },
      {
        name: 'placement',
        label: 'Button position',
        description: 'The corner that the button is in.',
        type: 'choice',
        choices: choicesOf(...DIAGRAM_CORNERS),
        default: 'top-right',
        isAdvanced: true,
      },
    ],
    example: '<Mermaid>\n{`flowchart TD\n  Draft --> Review --> Published`}\n</Mermaid>',
    snippet: '<Mermaid>\n{`flowchart LR\n  ${1:Draft} --> ${2:Review}`}$0\n</Mermaid>',
  },
];
