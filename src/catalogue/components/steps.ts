// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the notation of snippets.
import type { Attribute, Component } from '../component.ts';
import { CLASS_NAME, ICON, ICON_TYPE, ID, title } from '../shared-attributes.ts';

const TITLE_SIZE: Attribute = {
  name: 'titleSize',
  label: 'Title size',
  description: 'Titles that are headings appear in the table of contents.',
  type: 'choice',
  choices: [
    { value: 'p', label: 'Text' },
    { value: 'h2', label: 'Heading' },
    { value: 'h3', label: 'Smaller heading' },
    { value: 'h4', label: 'Smallest heading' },
  ],
  default: 'p',
  isAdvanced: true,
};

export const STEPS: readonly Component[] = [
  {
    name: 'Steps',
    kind: 'component',
    label: 'Steps',
    description: 'Numbered steps of a procedure.',
    group: 'structure',
    icon: 'list-ordered',
    content: 'children',
    children: ['Step'],
    attributes: [TITLE_SIZE, CLASS_NAME],
    example:
      '<Steps>\n  <Step title="Install">\n    Run the installer.\n  </Step>\n  <Step title="Open">\n    Open the folder.\n  </Step>\n</Steps>',
    snippet:
      '<Steps>\n  <Step title="${1:First step}">\n    ${2:What to do.}\n  </Step>\n  <Step title="${3:Second step}">\n    ${4:What to do next.}$0\n  </Step>\n</Steps>',
  },
  {
    name: 'Step',
    kind: 'component',
    label: 'Step',
    description: 'One step of a procedure.',
    group: 'structure',
    icon: 'footprints',
    content: 'markdown',
    parents: ['Steps'],
    attributes: [
      title('A few words that say what to do.', { isRequired: true }),
      ICON,
      ICON_TYPE,
      {
        name: 'stepNumber',
        label: 'Number',
        description: 'A different number for this step.',
        type: 'number',
        isAdvanced: true,
      },
      TITLE_SIZE,
      ID,
      {
        name: 'noAnchor',
        label: 'Hide link icon',
        description: 'Removes the icon that copies a link to the step.',
        type: 'boolean',
        default: false,
        isAdvanced: true,
      },
    ],
    example: '<Steps>\n  <Step title="Install">\n    Run the installer.\n  </Step>\n</Steps>',
    snippet: '<Step title="${1:Next step}">\n  ${2:What to do.}$0\n</Step>',
  },
];
