/**
 * What the components of pages become in Markdown: forms that any tool shows and any model reads, such as quotes for
 * notes, numbered lists for steps and a list with an entry for each tab.
 */
import type { JsxNode, Props } from '../jsx/jsx.ts';
import { joinBlocks, joinItem, listItem, type MarkdownBlock, quoted } from './block-writer.ts';
import { fieldForm } from './field-form.ts';
import { flagProp, listProp, prop, textProp } from './markdown-props.ts';
import { fence, inlineCode, markdownLink } from './markdown-text.ts';

/** What a form may ask for. */
export interface Scribe {
  readonly blocks: (node: JsxNode) => readonly MarkdownBlock[];
  readonly inline: (node: JsxNode) => string;
  readonly plain: (node: JsxNode) => string;
  readonly link: (href: string) => string;
  /** Hears of each entry of a changelog, for the page's feed. */
  readonly onUpdate: (props: Props, blocks: readonly MarkdownBlock[]) => void;
}

export type ComponentForm = (props: Props, scribe: Scribe) => readonly MarkdownBlock[];

/** A title, which is inline Markdown or an element. */
export function titleOf(props: Props, scribe: Scribe, ...names: readonly string[]): string {
  for (const name of names) {
    const value = prop(props, name);
    if (typeof value === 'string' && value.trim() !== '') return withLinks(value.trim().replace(/\s+/g, ' '), scribe);
    if (typeof value === 'number' || (typeof value === 'object' && value !== null))
      return scribe.inline(value as JsxNode);
  }
  return '';
}

/** Links in the Markdown of an attribute lead from the twin as those of the page's text do. */
function withLinks(markdown: string, { link }: Scribe): string {
  return markdown.replace(
    /(?<!!)(\[[^\]]*\]\()([^()\s<>]+)(?=\))/g,
    (_, words: string, href: string) => words + link(href),
  );
}

/** The form that notes have on GitHub and elsewhere; where it is not known it is a quote that begins with its kind. */
const callout =
  (kind: string): ComponentForm =>
  (props, scribe) => {
    const title = titleOf(props, scribe, 'title');
    const body = [...(title === '' ? [] : [`**${title}**`]), joinBlocks(scribe.blocks(props.children))];
    return [{ kind: 'other', text: quoted(`[!${kind}]\n${body.filter((part) => part !== '').join('\n\n')}`) }];
  };

/** An entry of a list: its title in bold, then what stands in it. */
const entry =
  (fallback: string, ...names: readonly string[]): ComponentForm =>
  (props, scribe) => {
    const title = titleOf(props, scribe, ...names) || fallback;
    const description = titleOf(props, scribe, 'description');
    const head = `**${title}**${description === '' ? '' : ` – ${description}`}`;
    return [{ kind: 'list', text: listItem('- ', joinItem([paragraph(head), ...scribe.blocks(props.children)])) }];
  };

const card: ComponentForm = (props, scribe) => {
  const title = titleOf(props, scribe, 'title');
  const href = textProp(props, 'href');
  const description = titleOf(props, scribe, 'description');
  const body = [...(description === '' ? [] : [paragraph(description)]), ...scribe.blocks(props.children)];
  const [first, ...rest] = body;
  if (title === '' && href !== undefined)
    return [{ kind: 'list', text: listItem('- ', linkedBody(body, scribe.link(href))) }];
  const head = href === undefined ? (title === '' ? '' : `**${title}**`) : markdownLink(title, scribe.link(href));
  if (head === '') return body;
  const isShort = rest.length === 0 && first?.kind === 'paragraph' && !first.text.includes('\n');
  const text = isShort ? `${head}: ${first.text}` : joinItem([paragraph(head), ...body]);
  return [{ kind: 'list', text: listItem('- ', text) }];
};

/** A card without a title is a link that is named after what stands in it: its first words, or else its address. */
function linkedBody(body: readonly MarkdownBlock[], address: string): string {
  const [first, ...rest] = body;
  const words =
    first?.kind === 'paragraph' ? first.text : first?.kind === 'heading' ? first.text.replace(/^#+ /, '') : '';
  // A link cannot hold another, nor a line that ends by itself.
  const canBeLinked = words !== '' && !words.includes('](') && !/(?: {2}|\\)\n/.test(words);
  if (!canBeLinked) return joinItem([paragraph(markdownLink('', address)), ...body]);
  return joinItem([paragraph(markdownLink(words.replace(/\n/g, ' '), address)), ...rest]);
}

const steps: ComponentForm = (props, scribe) => {
  let number = 0;
  return scribe.blocks(props.children).map((block) => {
    if (block.kind !== 'step') return block;
    number = block.number ?? number + 1;
    return { kind: 'list', text: listItem(`${number}. `, block.text) };
  });
};

const step: ComponentForm = (props, scribe) => {
  const title = titleOf(props, scribe, 'title');
  const number = Number(textProp(props, 'stepNumber'));
  const body = [...(title === '' ? [] : [paragraph(`**${title}**`)]), ...scribe.blocks(props.children)];
  return [{ kind: 'step', text: joinItem(body), ...(Number.isInteger(number) && number > 0 && { number }) }];
};

const frame: ComponentForm = (props, scribe) => {
  const caption = titleOf(props, scribe, 'caption');
  const hint = titleOf(props, scribe, 'hint');
  return [
    ...(hint === '' ? [] : [paragraph(hint)]),
    ...scribe.blocks(props.children),
    ...(caption === '' ? [] : [paragraph(`_${caption}_`)]),
  ];
};

/** An entry of a changelog. */
const update: ComponentForm = (props, scribe) => {
  const label = textProp(props, 'label') ?? 'Update';
  const description = titleOf(props, scribe, 'description');
  const tags = listProp(props, 'tags').join(', ');
  const line = [description, tags === '' ? '' : `*${tags}*`].filter((part) => part !== '').join(' · ');
  const blocks = scribe.blocks(props.children);
  scribe.onUpdate(props, blocks);
  return [{ kind: 'heading', text: `## ${label}` }, ...(line === '' ? [] : [paragraph(line)]), ...blocks];
};

const treeFolder: ComponentForm = (props, scribe) => {
  const children = scribe.blocks(props.children);
  const name = `${textProp(props, 'name') ?? 'folder'}/`;
  return [{ kind: 'list', text: listItem('- ', [name, ...children.map(({ text }) => text)].join('\n')) }];
};

const treeFile: ComponentForm = (props, scribe) => [
  { kind: 'list', text: `- ${textProp(props, 'name') ?? scribe.inline(props.children)}` },
];

const colorItem: ComponentForm = (props) => {
  const value = prop(props, 'value');
  const values = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return [{ kind: 'list', text: `- ${textProp(props, 'name') ?? 'Color'}: \`${values.map(String).join(' / ')}\`` }];
};

const repository: ComponentForm = (props) => {
  const name = textProp(props, 'repo') ?? '';
  return [paragraph(markdownLink(name, /^https?:/.test(name) ? name : `https://github.com/${name}`))];
};

const prompt: ComponentForm = (props, scribe) => {
  const description = titleOf(props, scribe, 'description');
  return [
    ...(description === '' ? [] : [paragraph(`**${description}**`)]),
    { kind: 'code', text: fence(scribe.plain(props.children).trim(), '') },
  ];
};

const onlyChildren: ComponentForm = (props, scribe) => scribe.blocks(props.children);

/** English, as the titles of other parts are. */
const API_PARTS: Readonly<Record<string, string>> = {
  server: 'Base URL',
  authorization: 'Authorization',
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
  body: 'Body',
  response: 'Response',
  links: 'What to call next',
  callbacks: 'Callbacks',
};

const apiSection: ComponentForm = (props, scribe) => {
  const title = API_PARTS[textProp(props, 'part') ?? ''];
  const level = { 3: '###', 4: '####' }[textProp(props, 'level') ?? ''] ?? '##';
  const heading: MarkdownBlock = { kind: 'heading', text: `${level} ${title}` };
  return [...(title === undefined ? [] : [heading]), ...scribe.blocks(props.children)];
};

/** Allowed values, limits and examples in one line. */
const apiFacts: ComponentForm = (props) => {
  const values = (name: string, word: string): readonly string[] => {
    const found = Array.isArray(prop(props, name)) ? listProp(props, name) : [textProp(props, name) ?? ''];
    const listed = found.filter((one) => one !== '').map(inlineCode);
    return listed.length === 0 ? [] : [`${word}${word === '' ? '' : ' '}${listed.join(', ')}`];
  };
  const flag = (name: string, words: string): readonly string[] => (flagProp(props, name) ? [words] : []);
  const facts = [
    ...flag('isItem', 'each item'),
    ...values('content', ''),
    ...values('type', ''),
    ...flag('isCertificate', 'client certificate (mutual TLS)'),
    ...values('authorizationUrl', 'authorization URL'),
    ...values('tokenUrl', 'token URL'),
    ...values('refreshUrl', 'refresh URL'),
    ...values('openIdConnectUrl', 'discovery URL'),
    ...values('written', 'written as'),
    ...values('default', 'default'),
    ...values('options', 'allowed:'),
    ...values('range', ''),
    ...values('length', 'length'),
    ...values('items', 'items'),
    ...values('multipleOf', 'multiple of'),
    ...values('pattern', 'pattern'),
    ...flag('isUnique', 'each item once'),
    ...values('contains', 'contains'),
    ...values('fields', 'fields'),
    ...values('names', 'field names'),
    ...values('needed', `required with \`${textProp(props, 'with') ?? ''}\`:`),
    ...values('not', 'not allowed:'),
    ...flag('isOpen', 'other fields allowed'),
    ...flag('isClosed', 'no other fields'),
    ...values('examples', 'for example'),
  ];
  return facts.length === 0 ? [] : [paragraph(facts.join('; '))];
};

/** What is meant for people only is left out of what programs read. */
const visibility: ComponentForm = (props, scribe) =>
  (props.for ?? props.htmlFor) === 'humans' ? [] : scribe.blocks(props.children);

const latex: ComponentForm = (props, scribe) => [
  { kind: 'other', text: `$$\n${scribe.plain(props.children).trim()}\n$$` },
];

/** Components that stand in a line of text. */
export const INLINE_FORMS: ReadonlyMap<string, (props: Props, scribe: Scribe) => string> = new Map([
  ['Icon', () => ''],
  ['Badge', (props, scribe) => scribe.inline(props.children)],
  [
    'Tooltip',
    (props, scribe) => {
      const tip = titleOf(props, scribe, 'tip');
      return `${scribe.inline(props.children)}${tip === '' ? '' : ` (${tip})`}`;
    },
  ],
  ['Latex', (props, scribe) => `$${scribe.plain(props.children).trim()}$`],
] satisfies [string, (props: Props, scribe: Scribe) => string][]);

export const BLOCK_FORMS: ReadonlyMap<string, ComponentForm> = new Map([
  ['Note', callout('NOTE')],
  ['Info', callout('NOTE')],
  ['Callout', callout('NOTE')],
  ['Tip', callout('TIP')],
  ['Check', callout('TIP')],
  ['Warning', callout('WARNING')],
  ['Danger', callout('CAUTION')],
  ['Steps', steps],
  ['Step', step],
  ['Tab', entry('Tab', 'title')],
  ['Accordion', entry('More', 'title')],
  ['Expandable', entry('Child attributes', 'title')],
  ['View', entry('View', 'title')],
  ['Card', card],
  ['Tile', card],
  ['Frame', frame],
  ['Update', update],
  ['ParamField', fieldForm],
  ['ResponseField', fieldForm],
  ['Tree.Folder', treeFolder],
  ['Tree.File', treeFile],
  ['FileTree.Folder', treeFolder],
  ['FileTree.File', treeFile],
  ['Color.Row', entry('Colors', 'title')],
  ['Color.Item', colorItem],
  ['GitHub.Repo', repository],
  ['Prompt', prompt],
  ['Mermaid', (props, scribe) => [{ kind: 'code', text: fence(scribe.plain(props.children).trim(), 'mermaid') }]],
  ['Visibility', visibility],
  ['Tabs', onlyChildren],
  ['ApiSection', apiSection],
  ['ApiFacts', apiFacts],
] satisfies [string, ComponentForm][]);

/** A formula on a line of its own. */
export function isBlockFormula(props: Props): boolean {
  return flagProp(props, 'display') || flagProp(props, 'block');
}

export const blockFormula = latex;

function paragraph(text: string): MarkdownBlock {
  return { kind: 'paragraph', text };
}
