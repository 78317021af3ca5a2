// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the notation of snippets.
import type { Component } from '../component.ts';
import { ICON, ICON_TYPE, ID, title } from '../shared-attributes.ts';

export const TABS: readonly Component[] = [
  {
    name: 'Tabs',
    kind: 'component',
    label: 'Tabs',
    description: 'Content in tabs, for example one for each platform.',
    group: 'structure',
    icon: 'panel-top',
    content: 'children',
    children: ['Tab'],
    attributes: [
      {
        name: 'defaultTabIndex',
        label: 'First open tab',
        description: 'Number of the tab that starts open, counted from 0.',
        type: 'number',
        default: 0,
        isAdvanced: true,
      },
      {
        name: 'sync',
        label: 'Sync tabs',
        description: 'Choosing a tab also opens tabs with the same title elsewhere on the page.',
        type: 'boolean',
        default: true,
        isAdvanced: true,
      },
      {
        name: 'borderBottom',
        label: 'Bottom border',
        description: 'Shows a line below the tabs.',
        type: 'boolean',
        default: false,
        isAdvanced: true,
      },
    ],
    example:
      '<Tabs>\n  <Tab title="npm">\n    Run `npm install`.\n  </Tab>\n  <Tab title="yarn">\n    Run `yarn`.\n  </Tab>\n</Tabs>',
    snippet:
      '<Tabs>\n  <Tab title="${1:First}">\n    ${2:Text of the first tab.}\n  </Tab>\n  <Tab title="${3:Second}">\n    ${4:Text of the second tab.}$0\n  </Tab>\n</Tabs>',
  },
  {
    name: 'Tab',
    kind: 'component',
    label: 'Tab',
    description: 'One tab.',
    group: 'structure',
    icon: 'square',
    content: 'markdown',
    parents: ['Tabs'],
    attributes: [title('The text on the tab.', { isRequired: true, otherNames: ['label'] }), ICON, ICON_TYPE, ID],
    example: '<Tabs>\n  <Tab title="npm">\n    Run `npm install`.\n  </Tab>\n</Tabs>',
    snippet: '<Tab title="${1:Title}">\n  ${2:Text of the tab.}$0\n</Tab>',
  },
];
