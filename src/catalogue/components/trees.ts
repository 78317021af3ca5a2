// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the notation of snippets.
import type { Attribute, Component } from '../component.ts';
import { CLASS_NAME, choicesOf, title } from '../shared-attributes.ts';

const HIGHLIGHT: Attribute = {
  name: 'highlight',
  label: 'Highlighted',
  description: 'Highlights this entry.',
  type: 'boolean',
  default: false,
};

export const TREES: readonly Component[] = [
  {
    name: 'Tree',
    kind: 'component',
    otherNames: ['FileTree'],
    label: 'File tree',
    description: 'Folders and files as a tree. A Markdown list works too; folders end with `/`.',
    group: 'more',
    icon: 'folder-tree',
    content: 'markdown',
    children: ['Tree.Folder', 'Tree.File'],
    attributes: [CLASS_NAME],
    example:
      '<Tree>\n  <Tree.Folder name="src" defaultOpen>\n    <Tree.File name="main.ts" />\n  </Tree.Folder>\n</Tree>',
    snippet:
      '<Tree>\n  <Tree.Folder name="${1:src}" defaultOpen>\n    <Tree.File name="${2:main.ts}" />$0\n  </Tree.Folder>\n</Tree>',
  },
  {
    name: 'Tree.Folder',
    kind: 'component',
    otherNames: ['FileTree.Folder'],
    label: 'Folder',
    description: 'A folder in a file tree.',
    group: 'more',
    icon: 'folder',
    content: 'children',
    parents: ['Tree', 'Tree.Folder'],
    children: ['Tree.Folder', 'Tree.File'],
    attributes: [
      { name: 'name', label: 'Name', description: 'Name of the folder.', type: 'markdown', isRequired: true },
      {
        name: 'defaultOpen',
        label: 'Open by default',
        description: 'Starts open when the page loads.',
        type: 'boolean',
        default: false,
        otherNames: ['open'],
      },
      {
        name: 'openable',
        label: 'Can be opened',
        description: 'Readers can open and close it.',
        type: 'boolean',
        default: true,
        isAdvanced: true,
      },
      HIGHLIGHT,
    ],
    example: '<Tree>\n  <Tree.Folder name="src">\n    <Tree.File name="main.ts" />\n  </Tree.Folder>\n</Tree>',
    snippet: '<Tree.Folder name="${1:folder}">\n  <Tree.File name="${2:file.ts}" />$0\n</Tree.Folder>',
  },
  {
    name: 'Tree.File',
    kind: 'component',
    otherNames: ['FileTree.File'],
    label: 'File',
    description: 'A file in a file tree.',
    group: 'more',
    icon: 'file',
    content: 'none',
    parents: ['Tree', 'Tree.Folder'],
    attributes: [
      { name: 'name', label: 'Name', description: 'Name of the file.', type: 'markdown', isRequired: true },
      HIGHLIGHT,
    ],
    example: '<Tree>\n  <Tree.File name="main.ts" />\n</Tree>',
    snippet: '<Tree.File name="${1:file.ts}" />$0',
  },
];

export const COLORS: readonly Component[] = [
  {
    name: 'Color',
    kind: 'component',
    label: 'Colour palette',
    description: 'A set of colours. A click copies a colour.',
    group: 'more',
    icon: 'palette',
    content: 'children',
    children: ['Color.Row', 'Color.Item'],
    attributes: [
      {
        name: 'variant',
        label: 'Layout',
        description: 'How the colours are arranged.',
        type: 'choice',
        choices: choicesOf('compact', 'table'),
        default: 'compact',
        isRequired: true,
      },
      CLASS_NAME,
    ],
    example:
      '<Color variant="compact">\n  <Color.Item name="Forest" value="#2A6F49" />\n  <Color.Item name="Sky" value="#2B5C8A" />\n</Color>',
    snippet:
      '<Color variant="${1|compact,table|}">\n  <Color.Item name="${2:Forest}" value="${3:#2A6F49}" />$0\n</Color>',
  },
  {
    name: 'Color.Row',
    kind: 'component',
    label: 'Colour row',
    description: 'A named row of colours in a table.',
    group: 'more',
    icon: 'rows-2',
    content: 'children',
    parents: ['Color'],
    children: ['Color.Item'],
    attributes: [title('Name of the row.')],
    example:
      '<Color variant="table">\n  <Color.Row title="Greens">\n    <Color.Item name="Forest" value="#2A6F49" />\n  </Color.Row>\n</Color>',
    snippet:
      '<Color.Row title="${1:Greens}">\n  <Color.Item name="${2:Forest}" value="${3:#2A6F49}" />$0\n</Color.Row>',
  },
  {
    name: 'Color.Item',
    kind: 'component',
    label: 'Colour',
    description: 'One colour, or one each for light and dark mode.',
    group: 'more',
    icon: 'circle',
    content: 'none',
    parents: ['Color', 'Color.Row'],
    attributes: [
      { name: 'name', label: 'Name', description: 'Name of the colour.', type: 'markdown' },
      {
        name: 'value',
        label: 'Colour',
        description: 'A colour, or `{{ light: "#fff", dark: "#000" }}` for light and dark mode.',
        type: 'color',
        isRequired: true,
        otherNames: ['color'],
      },
    ],
    example: '<Color variant="compact">\n  <Color.Item name="Forest" value="#2A6F49" />\n</Color>',
    snippet: '<Color.Item name="${1:Forest}" value="${2:#2A6F49}" />$0',
  },
];
