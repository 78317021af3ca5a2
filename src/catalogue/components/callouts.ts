import type { Component } from '../component.ts';
import { CLASS_NAME, choicesOf, ICON, ICON_TYPE, title } from '../shared-attributes.ts';
import { CALLOUT_TYPES } from '../values.ts';

const TITLE = title('A bold line above the text.');

function callout(name: string, label: string, description: string, icon: string, words: string): Component {
  return {
    name,
    kind: 'component',
    label,
    description,
    group: 'notes',
    icon,
    content: 'markdown',
    attributes: [TITLE, ICON, ICON_TYPE, CLASS_NAME],
    example: `<${name}>\n  ${words}\n</${name}>`,
    snippet: `<${name}>\n  \${1:${words}}$0\n</${name}>`,
  };
}

export const CALLOUTS: readonly Component[] = [
  callout('Note', 'Note', 'A callout for something worth knowing.', 'pencil', 'Changes take a minute to arrive.'),
  callout('Tip', 'Tip', 'A callout for good advice.', 'lightbulb', 'Keep one file for each topic.'),
  callout('Warning', 'Warning', 'A callout for what can go wrong.', 'triangle-alert', 'This removes the data.'),
  callout('Info', 'Info', 'A callout for background information.', 'info', 'This works in every plan.'),
  callout('Check', 'Success', 'A callout that says that something worked.', 'circle-check', 'The project is ready.'),
  callout('Danger', 'Danger', 'A callout for serious risks.', 'octagon-alert', 'Never share the key.'),
  {
    name: 'Callout',
    kind: 'component',
    label: 'Custom callout',
    description: 'A callout with your own icon and colour.',
    group: 'notes',
    icon: 'message-square',
    content: 'markdown',
    attributes: [
      TITLE,
      ICON,
      {
        name: 'color',
        label: 'Colour',
        description: 'Colour of the border, the background and the icon.',
        type: 'color',
      },
      {
        name: 'type',
        label: 'Type',
        description: 'Looks like one of the built-in callouts.',
        type: 'choice',
        choices: choicesOf(...CALLOUT_TYPES),
      },
      ICON_TYPE,
      CLASS_NAME,
    ],
    example: '<Callout icon="key" color="#0E7490">\n  Keys are made once.\n</Callout>',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the notation of snippets.
    snippet: '<Callout icon="${1:key}" color="${2:#0E7490}">\n  ${3:What readers should know.}$0\n</Callout>',
  },
];
