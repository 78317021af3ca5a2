// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the notation of snippets.
import type { Component } from '../component.ts';
import { choicesOf } from '../shared-attributes.ts';
import { DIAGRAM_CORNERS } from '../values.ts';

export const DIAGRAMS: readonly Component[] = [
  {
    name: 'mermaid',
    kind: 'fence',
    label: 'Diagram',
    description: 'A diagram drawn from a text in the language of Mermaid.',
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
    description: 'A diagram whose button can be placed or left out.',
    group: 'media',
    icon: 'waypoints',
    content: 'source',
    attributes: [
      { name: 'title', label: 'Caption', description: 'A line below the diagram.', type: 'text' },
      {
        name: 'actions',
        label: 'Button to enlarge',
        description: 'Shows a button that enlarges the diagram.',
        type: 'boolean',
        default: true,
      },
      {
        name: 'placement',
        label: 'Place of the button',
        description: 'In which corner the button stands.',
        type: 'choice',
        choices: choicesOf(...DIAGRAM_CORNERS),
        default: 'top-right',
        isAdvanced: true,
      },
    ],
    example: '<Mermaid>\n{`flowchart LR\n  Draft --> Review`}\n</Mermaid>',
    snippet: '<Mermaid>\n{`flowchart LR\n  ${1:Draft} --> ${2:Review}`}$0\n</Mermaid>',
  },
];
