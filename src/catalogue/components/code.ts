// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the notation of snippets.
import type { Attribute, Component } from '../component.ts';
import { ICON, ICON_TYPE, LANGUAGE } from '../shared-attributes.ts';

const DROPDOWN: Attribute = {
  name: 'dropdown',
  label: 'Language menu',
  description: 'Shows a menu instead of tabs. Good for many languages.',
  type: 'boolean',
  default: false,
  isAdvanced: true,
};

/** Settings of a code block: after the language of a fence, and attributes of `CodeBlock`. */
const SETTINGS: readonly Attribute[] = [
  {
    name: 'title',
    label: 'Title',
    description: 'A file name or title above the code.',
    type: 'text',
    otherNames: ['filename'],
  },
  ICON,
  ICON_TYPE,
  {
    name: 'highlight',
    label: 'Highlighted lines',
    description: 'Line numbers to highlight, such as 1,3-5.',
    type: 'lines',
    example: '1',
  },
  {
    name: 'focus',
    label: 'Focused lines',
    description: 'Line numbers to focus. All other lines are dimmed.',
    type: 'lines',
    isAdvanced: true,
    example: '1',
  },
  {
    name: 'lines',
    label: 'Line numbers',
    description: 'Shows line numbers.',
    type: 'boolean',
    default: false,
  },
  {
    name: 'wrap',
    label: 'Wrap lines',
    description: 'Breaks long lines instead of scrolling.',
    type: 'boolean',
    default: false,
  },
  {
    name: 'expandable',
    label: 'Collapse',
    description: 'Shows the first lines only, with a button to show all.',
    type: 'boolean',
    default: false,
    isAdvanced: true,
  },
  {
    name: 'nocopy',
    label: 'Hide copy button',
    description: 'Removes the button that copies the code.',
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
    description: 'Code with syntax colours and a copy button.',
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
    label: 'Code tabs',
    description: 'Code in several languages or files, with a tab for each.',
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
    label: 'Code block (tag)',
    description: 'A code block written as a tag, for code that comes from a variable.',
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
    label: 'Request example',
    description: 'Sample requests, shown beside the text on wide screens.',
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
    label: 'Response example',
    description: 'Sample responses, shown beside the text on wide screens.',
    group: 'api',
    icon: 'arrow-down-left',
    content: 'fences',
    attributes: [DROPDOWN],
    example:
      '<ResponseExample>\n```json 200\n{ "id": 1 }\n```\n\n```json 404\n{ "error": "none" }\n```\n</ResponseExample>',
    snippet: '<ResponseExample>\n```json ${1:200}\n${2:{ "id": 1 \\}}$0\n```\n</ResponseExample>',
  },
];
