// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the notation of snippets.
import type { Attribute, Component } from '../component.ts';
import { CLASS_NAME, choicesOf, ID } from '../shared-attributes.ts';
import { PARAMETER_LOCATIONS } from '../values.ts';

const PLACES: Readonly<Record<(typeof PARAMETER_LOCATIONS)[number], string>> = {
  path: 'in the path',
  query: 'in the query',
  body: 'in the body',
  header: 'as a header',
  cookie: 'as a cookie',
};

const COMMON: readonly Attribute[] = [
  {
    name: 'type',
    label: 'Type',
    description: 'Type of the value, as your API names it.',
    type: 'text',
    choices: choicesOf('string', 'number', 'integer', 'boolean', 'object', 'string[]', 'number[]', 'object[]'),
  },
  { name: 'required', label: 'Required', description: 'The value must be given.', type: 'boolean', default: false },
  {
    name: 'default',
    label: 'Default',
    description: 'The value that is used when none is given.',
    type: 'text',
    otherNames: ['defaultValue'],
  },
  {
    name: 'deprecated',
    label: 'Deprecated',
    description: 'Marks it as deprecated: it still works, but should no longer be used.',
    type: 'boolean',
    default: false,
  },
  {
    name: 'optional',
    label: 'Optional',
    description: 'Marks it as optional.',
    type: 'boolean',
    default: false,
    isAdvanced: true,
  },
  {
    name: 'pre',
    label: 'Labels before the name',
    description: 'Short labels before the name.',
    type: 'list',
    isAdvanced: true,
  },
  {
    name: 'post',
    label: 'Labels after the type',
    description: 'Short labels after the type.',
    type: 'list',
    isAdvanced: true,
  },
];

export const FIELDS: readonly Component[] = [
  {
    name: 'ParamField',
    kind: 'component',
    label: 'Parameter',
    description: 'A parameter of an API request, with its type and meaning.',
    group: 'api',
    icon: 'text-cursor-input',
    content: 'markdown',
    attributes: [
      ...PARAMETER_LOCATIONS.map(
        (location): Attribute => ({
          name: location,
          label: `Name ${PLACES[location]}`,
          description: `Name of a parameter ${PLACES[location]}.`,
          type: 'text',
          exclusive: 'location',
        }),
      ),
      ...COMMON,
      {
        name: 'placeholder',
        label: 'Example',
        description: 'An example value.',
        type: 'text',
        otherNames: ['initialValue'],
      },
      ID,
      CLASS_NAME,
    ],
    example: '<ParamField query="limit" type="integer" default="20">\n  How many items a page has.\n</ParamField>',
    snippet:
      '<ParamField ${1|path,query,body,header|}="${2:name}" type="${3:string}">\n  ${4:What it means.}$0\n</ParamField>',
  },
  {
    name: 'ResponseField',
    kind: 'component',
    label: 'Response field',
    description: 'A field of an API response, with its type and meaning.',
    group: 'api',
    icon: 'list-tree',
    content: 'markdown',
    attributes: [
      { name: 'name', label: 'Name', description: 'Name of the field.', type: 'text', isRequired: true },
      ...COMMON,
      ID,
      CLASS_NAME,
    ],
    example: '<ResponseField name="id" type="string" required>\n  What it is known by.\n</ResponseField>',
    snippet: '<ResponseField name="${1:name}" type="${2:string}">\n  ${3:What it means.}$0\n</ResponseField>',
  },
  {
    name: 'Expandable',
    kind: 'component',
    label: 'Nested fields',
    description: 'Fields of an object that readers can expand.',
    group: 'api',
    icon: 'list-collapse',
    content: 'markdown',
    attributes: [
      {
        name: 'title',
        label: 'Title',
        description: 'Text of the button that shows and hides the fields.',
        type: 'markdown',
        default: 'child attributes',
      },
      {
        name: 'defaultOpen',
        label: 'Open by default',
        description: 'Starts open when the page loads.',
        type: 'boolean',
        default: false,
        otherNames: ['open'],
      },
      { ...ID, description: 'The part of a link after the `#`.' },
      CLASS_NAME,
    ],
    example:
      '<ResponseField name="user" type="object">\n  <Expandable title="properties">\n    <ResponseField name="id" type="string">\n      What it is known by.\n    </ResponseField>\n  </Expandable>\n</ResponseField>',
    snippet:
      '<Expandable title="${1:properties}">\n  <ResponseField name="${2:name}" type="${3:string}">\n    ${4:What it means.}$0\n  </ResponseField>\n</Expandable>',
  },
];
