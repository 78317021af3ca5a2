// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the notation of snippets.
import type { Component } from '../component.ts';
import { CLASS_NAME, ICON, ICON_TYPE, ID, title } from '../shared-attributes.ts';

export const ACCORDIONS: readonly Component[] = [
  {
    name: 'AccordionGroup',
    kind: 'component',
    label: 'Accordion group',
    description: 'Several accordions in one block, for example questions and answers.',
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
    label: 'Accordion',
    description: 'A section that readers open and close.',
    group: 'structure',
    icon: 'chevrons-down-up',
    content: 'markdown',
    attributes: [
      title('The line that is always shown. A click on it opens the accordion.', { isRequired: true }),
      { name: 'description', label: 'Description', description: 'A smaller line below the title.', type: 'markdown' },
      ICON,
      {
        name: 'defaultOpen',
        label: 'Open by default',
        description: 'Starts open when the page loads.',
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
