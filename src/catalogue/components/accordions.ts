// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the notation of snippets.
import type { Component } from '../component.ts';
import { CLASS_NAME, ICON, ICON_TYPE, ID, title } from '../shared-attributes.ts';

export const ACCORDIONS: readonly Component[] = [
  {
    name: 'AccordionGroup',
    kind: 'component',
    label: 'Sections that open',
    description: 'Several sections as one block; each opens on its own.',
    group: 'structure',
    icon: 'rows-3',
    content: 'children',
    children: ['Accordion'],
    attributes: [CLASS_NAME],
    example:
      '<AccordionGroup>\n  <Accordion title="Can I change the plan?">\n    Yes, at any time.\n  </Accordion>\n  <Accordion title="Can I leave?">\n    Yes.\n  </Accordion>\n</AccordionGroup>',
    snippet:
      '<AccordionGroup>\n  <Accordion title="${1:First question}">\n    ${2:Its answer.}\n  </Accordion>\n  <Accordion title="${3:Second question}">\n    ${4:Its answer.}$0\n  </Accordion>\n</AccordionGroup>',
  },
  {
    name: 'Accordion',
    kind: 'component',
    label: 'Section that opens',
    description: 'Details that a reader opens when they are wanted.',
    group: 'structure',
    icon: 'chevrons-down-up',
    content: 'markdown',
    attributes: [
      title('What is shown while it is closed.', { isRequired: true }),
      { name: 'description', label: 'Description', description: 'A line below the title.', type: 'markdown' },
      ICON,
      {
        name: 'defaultOpen',
        label: 'Open at first',
        description: 'It is open when the page is.',
        type: 'boolean',
        default: false,
      },
      ICON_TYPE,
      ID,
      CLASS_NAME,
    ],
    example: '<Accordion title="Can I change the plan?">\n  Yes, at any time.\n</Accordion>',
    snippet: '<Accordion title="${1:Question}">\n  ${2:Its answer.}$0\n</Accordion>',
  },
];
