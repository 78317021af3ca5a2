/** What an assistant has to know to write pages of a project: its rules, its components, and what is special to it. Pure. */
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import type { Component } from '../../catalogue/component.ts';
import { GROUPS } from '../../catalogue/groups.ts';
import type { ProjectFacts } from './project-facts.ts';

/** Contract, authoring rules 1 to 7 and section 2.2. */
const RULES: readonly (readonly [title: string, rules: readonly string[]])[] = [
  [
    'Language',
    [
      'Write clearly and directly. Address readers as “you” in instructions.',
      'Use the active voice, and the present tense for how things are now.',
      'Use one word for one thing on all pages. Explain a technical term where it first appears.',
      'Give list items, headings and steps the same form.',
    ],
  ],
  [
    'Order',
    [
      'Begin with what matters most. Explain basics before what builds on them.',
      'Say what readers need, and why they would do it, before the instructions.',
      'Number the steps of a procedure. Say after each large step what readers see when it worked.',
      'Keep together what belongs together.',
      'In tutorials, add how to check the result, and help for what is likely to fail.',
    ],
  ],
  [
    'Structure of a page',
    [
      'Begin each page with front matter that has a `title` and a `description`, each saying what this page is about and no other does.',
      'Begin headings at level 2 (`##`), and do not leave out a level. The title of the page is level 1.',
      'Use the component that fits: Steps for a procedure, CodeGroup for the same code in several languages, Tabs for what differs by platform, ParamField and ResponseField for the fields of an endpoint.',
    ],
  ],
  [
    'Code',
    [
      'Write examples that are complete and run as they stand, with handling of errors and the output to expect.',
      'Give each code block its language, and its file name where it is a file.',
      'Never write real keys, tokens or passwords.',
    ],
  ],
  [
    'API reference',
    [
      'Document every parameter, optional ones too, with examples of success and of errors.',
      'Say how requests are authorized, what the limits on requests are in numbers, and what each status code means.',
    ],
  ],
  [
    'Links and images',
    [
      'Let link texts say where they lead. Link to pages of this project by their path from the root, without an ending.',
      'Give each image a text that says what it shows.',
    ],
  ],
];

/** What the project has chosen for its writing. */
export interface ProjectWriting {
  /** One term, and what is not written for it. */
  readonly words: readonly { readonly use: string; readonly not: readonly string[] }[];
  /** What the checks of the project tell of, by title. */
  readonly checks: readonly string[];
}

/** Rules for assistants in Markdown, made from the contract's rules, the catalogue of components and the project. */
export function assistantRules(facts: ProjectFacts, { words, checks }: ProjectWriting): string {
  return [
    `# Writing rules for ${facts.name}`,
    'You help to write documentation. Follow these rules on every page that you write or change.',
    '## The project',
    listOf(projectLines(facts)),
    ...RULES.flatMap(([title, rules]) => [`## ${title}`, listOf(rules)]),
    ...(words.length > 0 ? ['## Words', listOf(words.map(wordLine))] : []),
    ...(checks.length > 0
      ? ['## Checks', 'The checks of this project find the following. Leave nothing of it on a page.', listOf(checks)]
      : []),
    '## Components',
    'Pages are Markdown with these components. Use no others, and no HTML where one of them fits. Braces and `<` in text are written `\\{` and `\\<`.',
    ...GROUPS.flatMap(({ name, label }) => {
      const components = CATALOGUE.filter(({ group, kind }) => group === name && kind === 'component');
      return components.length === 0 ? [] : [`### ${label}`, components.map(componentText).join('\n')];
    }),
    ...examples(['Steps', 'CodeGroup', 'Tabs', 'Card', 'ParamField']),
  ].join('\n\n');
}

function listOf(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function wordLine({ use, not }: ProjectWriting['words'][number]): string {
  if (not.length === 0) return `“${use}” is a word of this project.`;
  return `Write “${use}”, not ${not.map((form) => `“${form}”`).join(' or ')}.`;
}

function projectLines({ configFile, pages, folders, languages, descriptions }: ProjectFacts): readonly string[] {
  const several = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');
  return [
    `\`${configFile}\` holds the settings and the navigation. A new page is seen once it is listed there. Change nothing else in it unasked.`,
    `There are ${pages} pages, files that end in \`.mdx\` or \`.md\`.`,
    ...(folders.length > 0 ? [`Pages stand in the folders ${several(folders)}.`] : []),
    ...(languages.length > 0
      ? [`Code is written in ${several(languages)}. Prefer these languages, under these names.`]
      : []),
    ...(descriptions.length > 0
      ? [
          `The API is described in ${several(descriptions)}. Pages name their operation in front matter: \`openapi: "GET /path"\`.`,
        ]
      : []),
  ];
}

function componentText({ name, description, attributes, children = [] }: Component): string {
  const required = attributes.filter(({ isRequired }) => isRequired).map((attribute) => `\`${attribute.name}\``);
  const holds = children.map((child) => `\`<${child}>\``);
  return [
    `- \`<${name}>\`: ${description}`,
    required.length > 0 ? ` Needs ${required.join(', ')}.` : '',
    holds.length > 0 ? ` Holds ${holds.join(', ')}.` : '',
  ].join('');
}

function examples(names: readonly string[]): readonly string[] {
  const found = CATALOGUE.filter(({ name }) => names.includes(name));
  return ['## Examples', ...found.map(({ example }) => `\`\`\`\`mdx\n${example}\n\`\`\`\``)];
}
