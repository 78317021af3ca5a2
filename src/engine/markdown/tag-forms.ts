/** What tags become in Markdown: those that Markdown makes, and those that authors write. */
import { decodePart } from '../../project/decode-address.ts';
import type { JsxElement, JsxNode, Props } from '../jsx/jsx.ts';
import { type BlockWriter, joinBlocks, LINE_BREAK, listItem, quoted } from './block-writer.ts';
import type { Scribe } from './component-forms.ts';
import { listForm } from './list-form.ts';
import { textProp } from './markdown-props.ts';
import { emphasis, fence, inlineCode, markdownImage, markdownLink } from './markdown-text.ts';
import { tableForm } from './table-form.ts';

export interface TagScribe extends Omit<Scribe, 'link'> {
  /** Goes on in the same block. */
  readonly write: (node: JsxNode, out: BlockWriter) => void;
  readonly find: (node: JsxNode, tags: ReadonlySet<string>) => readonly JsxElement[];
  readonly link: (href: unknown) => string;
  readonly asset: (source: unknown) => string;
}

type TagForm = (props: Props, out: BlockWriter, scribe: TagScribe, tag: string) => void;

const FOOTNOTE = /fn-(.+)$/;

const skipped: TagForm = () => {};
const transparentBlock: TagForm = ({ children }, out, scribe) => out.blocks(scribe.blocks(children));
const transparent: TagForm = ({ children }, out, scribe) => scribe.write(children, out);
const bold: TagForm = ({ children }, out, scribe) => out.block('paragraph', emphasis('**', scribe.inline(children)));
const list: TagForm = (props, out, scribe, tag) => out.block('list', listForm(tag === 'ol', props, scribe));
const codeInLine: TagForm = ({ children }, out, scribe) => out.inline(inlineCode(scribe.plain(children)));
const headingForm: TagForm = ({ children }, out, scribe, tag) =>
  out.block('heading', heading(Number(tag[1]), scribe.inline(children)));
const mediaForm: TagForm = (props, out, scribe, tag) => out.block('paragraph', media(tag, props, scribe));
const raised: TagForm = ({ children }, out, scribe, tag) => out.inline(superscript(tag, children, scribe));
const emphasized =
  (mark: string): TagForm =>
  ({ children }, out, scribe) =>
    out.inline(emphasis(mark, scribe.inline(children)));

const each = (tags: string, form: TagForm): readonly (readonly [string, TagForm])[] =>
  tags.split(' ').map((tag) => [tag, form] as const);

const FORMS: ReadonlyMap<string, TagForm> = new Map([
  ...each('svg style script template noscript select textarea object embed canvas math', skipped),
  ...each(
    'address article aside center dd details dialog div dl fieldset figcaption figure footer form header main nav p tbody thead',
    transparentBlock,
  ),
  ...each('h1 h2 h3 h4 h5 h6', headingForm),
  ...each('summary dt', bold),
  ...each('ul ol', list),
  ...each('code kbd', codeInLine),
  ...each('strong b', emphasized('**')),
  ...each('em i', emphasized('*')),
  ...each('del s', emphasized('~~')),
  ...each('video audio iframe', mediaForm),
  ...each('sup sub', raised),
  ['a', (props, out, scribe) => out.inline(anchor(props, scribe))],
  ['img', (props, out, scribe) => out.inline(image(props, scribe))],
  ['br', (_props, out) => out.inline(LINE_BREAK)],
  ['hr', (_props, out) => out.block('other', '---')],
  ['pre', (props, out, scribe) => out.block('code', code(props, scribe))],
  ['table', ({ children }, out, scribe) => out.block('table', tableForm(children, scribe))],
  ['blockquote', ({ children }, out, scribe) => out.block('other', quoted(joinBlocks(scribe.blocks(children))))],
  [
    'input',
    (props, out) => {
      if (props.type === 'checkbox') out.inline(props.checked ? '[x]' : '[ ]');
    },
  ],
  [
    'section',
    (props, out, scribe) => {
      if (isFootnotes(props)) out.block('other', footnotes(props, scribe));
      else out.blocks(scribe.blocks(props.children));
    },
  ],
]);

/** Writes an element; what has no form of its own shows what stands in it. */
export function tagForm(tag: string, props: Props, out: BlockWriter, scribe: TagScribe): void {
  if (props['aria-hidden'] === true || props['aria-hidden'] === 'true' || props.hidden === true) return;
  (FORMS.get(tag) ?? transparent)(props, out, scribe, tag);
}

function heading(level: number, text: string): string {
  const line = text.replace(/\\?\n/g, ' ').trim();
  return line === '' ? '' : `${'#'.repeat(level)} ${line}`;
}

function code(props: Props, scribe: TagScribe): string {
  const inner = [props.children]
    .flat()
    .find((child) => typeof child === 'object' && child !== null && 'props' in child);
  const className: unknown = inner?.props.className ?? inner?.props.class;
  const encoded = typeof className === 'string' ? /(?:^|\s)language-(\S+)/.exec(className)?.[1] : undefined;
  const named = [textProp(props, 'language', 'lang'), textProp(props, 'filename', 'title')];
  const info = encoded === undefined ? named.filter((part) => part !== undefined).join(' ') : decodePart(encoded);
  return fence(scribe.plain(inner === undefined ? props.children : inner.props.children), info);
}

function anchor(props: Props, scribe: TagScribe): string {
  const label = scribe.inline(props.children);
  const isBack = 'data-footnote-backref' in props || 'dataFootnoteBackref' in props;
  if (isBack) return '';
  if ('data-footnote-ref' in props || 'dataFootnoteRef' in props) {
    return `[^${FOOTNOTE.exec(String(props.href))?.[1] ?? label}]`;
  }
  return typeof props.href === 'string' ? markdownLink(label, scribe.link(props.href)) : label;
}

function image(props: Props, scribe: TagScribe): string {
  const source = scribe.asset(props.src);
  // A drawing inlined as data is of no use as text.
  if (source === '' || source.startsWith('data:')) return textProp(props, 'alt') ?? '';
  return markdownImage(textProp(props, 'alt') ?? '', source);
}

function media(tag: string, props: Props, scribe: TagScribe): string {
  const [source] = scribe.find(props.children, new Set(['source']));
  const address = scribe.asset(props.src ?? source?.props.src);
  const label =
    textProp(props, 'title', 'aria-label') ??
    (tag === 'iframe' ? 'Embedded page' : tag === 'audio' ? 'Audio' : 'Video');
  return address === '' || address.startsWith('data:') ? '' : markdownLink(label, address);
}

function superscript(tag: string, children: JsxNode, scribe: TagScribe): string {
  const text = scribe.inline(children);
  return text === '' || text.startsWith('[^') ? text : `<${tag}>${text}</${tag}>`;
}

function isFootnotes(props: Props): boolean {
  return 'data-footnotes' in props || 'dataFootnotes' in props;
}

function footnotes(props: Props, scribe: TagScribe): string {
  return scribe
    .find(props.children, new Set(['li']))
    .map((note) => {
      const name = FOOTNOTE.exec(String(note.props.id))?.[1] ?? '';
      return listItem(`[^${name}]: `, joinBlocks(scribe.blocks(note.props.children)));
    })
    .join('\n');
}
