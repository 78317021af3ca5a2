import type { Component } from '../component.ts';
import { CLASS_NAME, choicesOf, ICON, ICON_TYPE, title } from '../shared-attributes.ts';
import { CALLOUT_TYPES } from '../values.ts';

const TITLE = title('A line in bold above the text.');

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
  callout('Note', 'Note', 'Something to know beside the text.', 'pencil', 'Changes take a minute to arrive.'),
  callout('Tip', 'Tip', 'A better or faster way.', 'lightbulb', 'Keep one file for each topic.'),
  callout(
    'Warning',
    'Warning',
    'What can go wrong, and what cannot be undone.',
    'triangle-alert',
    'This removes the data.',
  ),
  callout('Info', 'Information', 'Neutral background.', 'info', 'This works in every plan.'),
  callout('Check', 'Success', 'Says that something worked.', 'circle-check', 'The project is ready.'),
  callout('Danger', 'Danger', 'What must not happen.', 'octagon-alert', 'Never share the key.'),
  {
    name: 'Callout',
    kind: 'component',
    label: 'Own callout',
    description: 'A box with an icon and a colour of your own.',
    group: 'notes',
    icon: 'message-square',
    content: 'markdown',
    attributes: [
      TITLE,
      ICON,
      { name: 'color', label: 'Colour', description: 'Tints border, ground and icon.', type: 'color' },
      {
        name: 'type',
        label: 'Kind',
        description: 'Looks like one of the named kinds.',
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
