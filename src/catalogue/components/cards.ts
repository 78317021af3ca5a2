// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the notation of snippets.
import type { Attribute, Component } from '../component.ts';
import { CLASS_NAME, choicesOf, href, ICON, ICON_TYPE, title } from '../shared-attributes.ts';
import { CALLOUT_TYPES } from '../values.ts';

const COLS: Attribute = {
  name: 'cols',
  label: 'Columns',
  description: 'Number of columns on wide screens.',
  type: 'number',
  choices: choicesOf('1', '2', '3', '4'),
  default: 2,
};

const DESCRIPTION: Attribute = {
  name: 'description',
  label: 'Description',
  description: 'A line below the title.',
  type: 'markdown',
};

export const CARDS: readonly Component[] = [
  {
    name: 'CardGroup',
    kind: 'component',
    label: 'Card group',
    description: 'Cards side by side. On phones they are stacked.',
    group: 'links',
    icon: 'layout-grid',
    content: 'children',
    children: ['Card', 'Tile'],
    attributes: [COLS, CLASS_NAME],
    example:
      '<CardGroup cols={3}>\n  <Card title="Start" icon="rocket" href="/page">\n    Ready in five minutes.\n  </Card>\n  <Card title="Learn" icon="book" href="/page">\n    All there is.\n  </Card>\n</CardGroup>',
    snippet:
      '<CardGroup cols={${1:2}}>\n  <Card title="${2:First}" icon="${3:rocket}" href="${4:/}">\n    ${5:What it leads to.}\n  </Card>\n  <Card title="${6:Second}" icon="${7:book}" href="${8:/}">\n    ${9:What it leads to.}$0\n  </Card>\n</CardGroup>',
  },
  {
    name: 'Card',
    kind: 'component',
    label: 'Card',
    description: 'A large link with a title, an icon and a few words.',
    group: 'links',
    icon: 'square-arrow-out-up-right',
    content: 'markdown',
    attributes: [
      title('Title of the card.'),
      ICON,
      href('Page or web address that the card opens.'),
      {
        name: 'img',
        label: 'Picture',
        description: 'A picture at the top of the card.',
        type: 'image',
        otherNames: ['image'],
      },
      {
        name: 'horizontal',
        label: 'Horizontal',
        description: 'Shows the icon to the left of the text.',
        type: 'boolean',
        default: false,
      },
      { name: 'color', label: 'Colour', description: 'Colour of the icon.', type: 'color' },
      { ...DESCRIPTION, isAdvanced: true },
      { name: 'cta', label: 'Link text', description: 'Text of a link at the bottom of the card.', type: 'markdown' },
      {
        name: 'arrow',
        label: 'Arrow',
        description: 'Shows an arrow. By default, only links to other sites have one.',
        type: 'boolean',
        isAdvanced: true,
      },
      {
        name: 'type',
        label: 'Type',
        description: 'Looks like one of the callouts.',
        type: 'choice',
        choices: choicesOf(...CALLOUT_TYPES),
        isAdvanced: true,
      },
      ICON_TYPE,
      CLASS_NAME,
    ],
    example: '<Card title="Start" icon="rocket" href="/page">\n  Ready in five minutes.\n</Card>',
    snippet: '<Card title="${1:Title}" icon="${2:rocket}" href="${3:/}">\n  ${4:What it leads to.}$0\n</Card>',
  },
  {
    name: 'Tile',
    kind: 'component',
    label: 'Tile',
    description: 'A link with a preview picture and a title below it.',
    group: 'links',
    icon: 'image',
    content: 'markdown',
    attributes: [
      { ...href('Page or web address that the tile opens.'), isRequired: true },
      title('Title of the tile.'),
      DESCRIPTION,
      CLASS_NAME,
    ],
    example: '<Tile href="/page" title="Windows">\n  ![A window](/images/picture.png)\n</Tile>',
    snippet: '<Tile href="${1:/}" title="${2:Title}">\n  ${3:A picture or a few words.}$0\n</Tile>',
  },
  {
    name: 'Columns',
    kind: 'component',
    label: 'Columns',
    description: 'Content side by side. On phones it is stacked.',
    group: 'links',
    icon: 'columns-2',
    content: 'children',
    children: ['Column', 'Card', 'Tile'],
    attributes: [COLS, CLASS_NAME],
    example:
      '<Columns cols={3}>\n  <Column>\n    On the left.\n  </Column>\n  <Column>\n    On the right.\n  </Column>\n</Columns>',
    snippet:
      '<Columns cols={${1:2}}>\n  <Column>\n    ${2:On the left.}\n  </Column>\n  <Column>\n    ${3:On the right.}$0\n  </Column>\n</Columns>',
  },
  {
    name: 'Column',
    kind: 'component',
    label: 'Column',
    description: 'One column.',
    group: 'links',
    icon: 'rectangle-vertical',
    content: 'markdown',
    parents: ['Columns'],
    attributes: [CLASS_NAME],
    example: '<Columns cols={2}>\n  <Column>\n    On the left.\n  </Column>\n</Columns>',
    snippet: '<Column>\n  ${1:Text of the column.}$0\n</Column>',
  },
];
