/** HTML from a clipboard, as the Markdown and the components that a careful writer would have used for it. */
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Handle, type State, toMdast } from 'hast-util-to-mdast';
import type { Code, Image, Nodes, RootContent } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import { type MdxJsxAttribute, mdxJsxToMarkdown } from 'mdast-util-mdx-jsx';
import { phrasing } from 'mdast-util-phrasing';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { clean } from './clean.ts';
import { COMPONENT, componentOf, isInlineComponent } from './component.ts';
import { attributeOf, findIn, wordsIn } from './hast.ts';

export interface PastedPicture {
  /** Its bytes, in base 64. */
  readonly base64: string;
  /** As in `image/png`. */
  readonly type: string;
}

export interface PastedPage {
  /** Words of one line, without anything that stands in lines of its own. */
  readonly isInline: boolean;
  /** Whether it says more than its words alone do. */
  readonly isFormatted: boolean;
  /** Pictures that are in the HTML itself. */
  readonly pictures: readonly PastedPicture[];
  /** How many pictures only the other program has. */
  readonly lostPictures: number;
  /** The Markdown, with the addresses of the pictures, in their order. */
  readonly write: (addresses: readonly string[]) => string;
}

/** Reads the HTML of a clipboard (`text/html`), of whatever program. Never throws: HTML has no errors. */
export function readHtml(html: string): PastedPage {
  const tree: Root = fromHtml(html.replaceAll('\u00a0', ' '), { fragment: true });
  clean(tree);
  const pictures: PastedPicture[] = [];
  let lostPictures = 0;
  const root = toMdast(tree, {
    handlers: {
      [COMPONENT]: writeComponent,
      pre: writeCode,
      u: (state: State, node: Element) => state.all(node),
      iframe: writeFrame,
      comment: () => undefined,
      img(_: State, node: Element) {
        const source = attributeOf(node, 'src');
        const alt = attributeOf(node, 'alt').replace(/\s+/g, ' ').trim();
        const inline = pictureIn(source);
        if (inline) return { type: 'image', url: `${PICTURE}${pictures.push(inline) - 1}`, alt } satisfies Image;
        if (/^https?:\/\//i.test(source)) return { type: 'image', url: source, alt } satisfies Image;
        if (source !== '') lostPictures++;
        return undefined;
      },
    },
  });
  const children = 'children' in root ? (root.children as readonly RootContent[]) : [];
  const [first] = children;
  const isInline = children.every((child) => phrasing(child)) || (children.length === 1 && first?.type === 'paragraph');
  return {
    isInline,
    isFormatted: children.length > 1 ? !isInline || isFormatted(root) : isFormatted(root),
    pictures,
    lostPictures,
    write: (addresses) => write(root, addresses),
  };
}

const PICTURE = 'leafwright-picture:';

const OPTIONS: Options = {
  bullet: '-',
  rule: '-',
  emphasis: '*',
  fences: true,
  listItemIndent: 'one',
  incrementListMarker: true,
  resourceLink: true,
  extensions: [
    gfmStrikethroughToMarkdown(),
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmTaskListItemToMarkdown(),
    mdxJsxToMarkdown({ printWidth: 100 }),
    {
      // A page reads braces as code, `import` and `export` as that of a program, and dollars around words as a formula.
      unsafe: [
        { character: '{', inConstruct: 'phrasing' },
        { atBreak: true, character: '{' },
        { atBreak: true, character: 'i', after: 'mport[ {]' },
        { atBreak: true, character: 'e', after: 'xport[ {]' },
        { character: '$', inConstruct: 'phrasing', after: '[^\\s\\d$]' },
      ],
    },
  ],
};

function write(root: Nodes, addresses: readonly string[]): string {
  // A tree is plain data.
  const placed: Nodes = JSON.parse(JSON.stringify(root));
  eachImage(placed, (image) => {
    if (image.url.startsWith(PICTURE)) image.url = addresses[Number(image.url.slice(PICTURE.length))] ?? '';
  });
  return toMarkdown(placed, OPTIONS).trim();
}

function eachImage(node: Nodes, change: (image: Image) => void): void {
  if (node.type === 'image') change(node);
  if ('children' in node) for (const child of node.children) eachImage(child, change);
}

/** Text and paragraphs say nothing but words. */
function isFormatted(node: Nodes): boolean {
  if (node.type === 'text' || node.type === 'break') return false;
  if (node.type === 'root' || node.type === 'paragraph') return node.children.some(isFormatted);
  return true;
}

const writeComponent: Handle = (state, node) => {
  const { name, attributes } = componentOf(node);
  const written = Object.entries(attributes).map(([key, value]): MdxJsxAttribute => {
    const isNumber = key.endsWith('={}');
    return {
      type: 'mdxJsxAttribute',
      name: isNumber ? key.slice(0, -3) : key,
      value: value === true ? null : isNumber ? { type: 'mdxJsxAttributeValueExpression', value } : value,
    };
  });
  const children = state.all(node);
  if (isInlineComponent(node)) return { type: 'mdxJsxTextElement', name, attributes: written, children } as never;
  return { type: 'mdxJsxFlowElement', name, attributes: written, children: state.toFlow(children) } as never;
};

const writeCode: Handle = (_, node) => {
  const code = findIn(node, ({ tagName }) => tagName === 'code');
  const className = code?.properties.className;
  const lang = Array.isArray(className) ? String(className[0] ?? '').replace(/^language-/, '') : '';
  const title = attributeOf(node, 'dataTitle');
  // A title needs a language before it.
  const head =
    title === '' ? { lang: lang || null } : { lang: lang || 'text', meta: `title="${title.replaceAll('"', "'")}"` };
  return { type: 'code', ...head, value: wordsIn(node) } satisfies Code;
};

/** A video or another page, in the page. */
const writeFrame: Handle = (_, node) => {
  const address = attributeOf(node, 'src').replace(/^\/\//, 'https://');
  if (!/^https:\/\//.test(address)) return undefined;
  const named = Object.entries({ src: address, title: attributeOf(node, 'title') || 'Embedded page' });
  const attributes = named.map(([name, value]): MdxJsxAttribute => ({ type: 'mdxJsxAttribute', name, value }));
  return { type: 'mdxJsxFlowElement', name: 'iframe', attributes, children: [] } as never;
};

function pictureIn(source: string): PastedPicture | undefined {
  const [, type, base64 = ''] = /^data:(image\/[\w+.-]+);base64,([A-Za-z0-9+/]+={0,2})$/.exec(source) ?? [];
  return type === undefined || base64.length % 4 !== 0 ? undefined : { type, base64 };
}
