// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the notation of snippets.
import type { Attribute, Component } from '../component.ts';
import { ICON, ICON_TYPE, LANGUAGE } from '../shared-attributes.ts';

const DROPDOWN: Attribute = {
  name: 'dropdown',
  label: 'Menu in place of tabs',
  description: 'Better where there are many languages.',
  type: 'boolean',
  default: false,
  isAdvanced: true,
};

/** Settings of a code block: after the language of a fence, and attributes of `CodeBlock`. */
const SETTINGS: readonly Attribute[] = [
  {
    name: 'title',
    label: 'Title',
    description: 'A file name or a few words above the code.',
    type: 'text',
    otherNames: ['filename'],
  },
  ICON,
  ICON_TYPE,
  {
    name: 'highlight',
    label: 'Marked lines',
    description: 'Lines that are marked, counted from 1.',
    type: 'lines',
    example: '1',
  },
  {
    name: 'focus',
    label: 'Lines in focus',
    description: 'All other lines are dimmed.',
    type: 'lines',
    isAdvanced: true,
    example: '1',
  },
  {
    name: 'lines',
    label: 'Line numbers',
    description: 'Shows the number of each line.',
    type: 'boolean',
    default: false,
  },
  { name: 'wrap', label: 'Wrap', description: 'Breaks long lines.', type: 'boolean', default: false },
  {
    name: 'expandable',
    label: 'Fold',
    description: 'Shows the first lines of a long block, and a button for the rest.',
    type: 'boolean',
    default: false,
    isAdvanced: true,
  },
  {
    name: 'nocopy',
    label: 'Without a copy button',
    description: 'Leaves out the button that copies the code.',
    type: 'boolean',
    default: false,
    isAdvanced: true,
  },
];

const LONG_CODE = Array.from({ length: 20 }, (_, index) => `const value${index + 1} = ${index + 1};`).join('\n');

export const CODE: readonly Component[] = [
  {
    name: 'code',
    kind: 'fence',
    label: 'Code block',
    description: 'Code with colours and a button to copy it.',
    group: 'code',
    icon: 'code',
    content: 'source',
    attributes: SETTINGS,
    example: `\`\`\`js hello.js\n${LONG_CODE}\n\`\`\``,
    snippet: '```${1:js} ${2:file.js}\n${3:code}$0\n```',
  },
  {
    name: 'CodeGroup',
    kind: 'component',
    label: 'Code in several languages',
    description: 'The same code in several languages, with a tab for each.',
    group: 'code',
    icon: 'square-code',
    content: 'fences',
    attributes: [DROPDOWN],
    example: '<CodeGroup>\n```js JavaScript\nhello();\n```\n\n```python Python\nhello()\n```\n</CodeGroup>',
    snippet:
      '<CodeGroup>\n```${1:js} ${2:JavaScript}\n${3:code}\n```\n\n```${4:python} ${5:Python}\n${6:code}$0\n```\n</CodeGroup>',
  },
  {
    name: 'CodeBlock',
    kind: 'component',
    label: 'Code block as a tag',
    description: 'A code block whose text comes from a value; elsewhere three backticks are shorter.',
    group: 'code',
    icon: 'braces',
    content: 'source',
    attributes: [LANGUAGE, ...SETTINGS],
    example: `<CodeBlock language="js">\n{\`${LONG_CODE}\`}\n</CodeBlock>`,
    snippet: '<CodeBlock language="${1:js}">\n{`${2:code}`}$0\n</CodeBlock>',
  },
  {
    name: 'RequestExample',
    kind: 'component',
    label: 'Example of a request',
    description: 'Samples of a request, beside the text on wide screens.',
    group: 'api',
    icon: 'arrow-up-right',
    content: 'fences',
    attributes: [DROPDOWN],
    example:
      '<RequestExample>\n```bash cURL\ncurl https://example.com/v1\n```\n\n```python Python\nget("/v1")\n```\n</RequestExample>',
    snippet: '<RequestExample>\n```${1:bash} ${2:cURL}\n${3:curl https://example.com/v1}$0\n```\n</RequestExample>',
  },
  {
    name: 'ResponseExample',
    kind: 'component',
    label: 'Example of a response',
    description: 'Samples of a response, beside the text on wide screens.',
    group: 'api',
    icon: 'arrow-down-left',
    content: 'fences',
    attributes: [DROPDOWN],
    example:
      '<ResponseExample>\n```json 200\n{ "id": 1 }\n```\n\n```json 404\n{ "error": "none" }\n```\n</ResponseExample>',
    snippet: '<ResponseExample>\n```json ${1:200}\n${2:{ "id": 1 \\}}$0\n```\n</ResponseExample>',
  },
];
