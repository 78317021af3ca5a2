/** What tags become in Markdown: those that Markdown makes, and those that authors write. */
import type { JsxElement, JsxNode, Props } from '../../render/jsx.ts';
import { type BlockWriter, joinBlocks, LINE_BREAK, listItem, quoted } from './block-writer.ts';
import type { Scribe } from './component-forms.ts';
import { listForm } from './list-form.ts';
import { textProp } from './markdown-props.ts';
import { emphasis, fence, inlineCode, markdownImage, markdownLink } from './markdown-text.ts';
import { tableForm } from './table-form.ts';

export interface TagScribe extends Omit<Scribe, 'link'> {
  /** Goes on in the same block. */
  readonly write: (node: JsxNode) => void;
  readonly find: (node: JsxNode, tags: ReadonlySet<string>) => readonly JsxElement[];
  readonly link: (href: unknown) => string;
  readonly asset: (source: unknown) => string;
}

const SKIPPED: ReadonlySet<string> = new Set(
  'svg style script template noscript input select textarea object embed canvas math'.split(' '),
);
const BLOCKS: ReadonlySet<string> = new Set(
  'address article aside center dd details dialog div dl fieldset figcaption figure footer form header main nav p section summary tbody thead'.split(
    ' ',
  ),
);
const EMPHASIS: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*', del: '~~', s: '~~' };
const MEDIA: ReadonlySet<string> = new Set(['video', 'audio', 'iframe']);
const FOOTNOTE = /fn-(.+)$/;

/** Writes an element; what has no form of its own shows what stands in it. */
export function tagForm(tag: string, props: Props, out: BlockWriter, scribe: TagScribe): void {
  const { children } = props;
  if (props['aria-hidden'] === true || props['aria-hidden'] === 'true' || props.hidden === true) return;
  if (tag === 'input' && props.type === 'checkbox') out.inline(props.checked ? '[x]' : '[ ]');
  else if (SKIPPED.has(tag)) return;
  else if (/^h[1-6]$/.test(tag)) out.block('heading', heading(Number(tag[1]), scribe.inline(children)));
  else if (tag === 'pre') out.block('code', code(props, scribe));
  else if (tag === 'code') out.inline(inlineCode(scribe.plain(children)));
  else if (tag in EMPHASIS) out.inline(emphasis(EMPHASIS[tag] as string, scribe.inline(children)));
  else if (tag === 'a') out.inline(anchor(props, scribe));
  else if (tag === 'img') out.inline(image(props, scribe));
  else if (tag === 'br') out.inline(LINE_BREAK);
  else if (tag === 'hr') out.block('other', '---');
  else if (tag === 'ul' || tag === 'ol') out.block('list', listForm(tag, props, scribe));
  else if (tag === 'blockquote') out.block('other', quoted(joinBlocks(scribe.blocks(children))));
  else if (tag === 'table') out.block('table', tableForm(children, scribe));
  else if (MEDIA.has(tag)) out.block('paragraph', media(tag, props, scribe));
  else if (tag === 'kbd') out.inline(inlineCode(scribe.plain(children)));
  else if (tag === 'sup' || tag === 'sub') out.inline(superscript(tag, children, scribe));
  else if (tag === 'section' && isFootnotes(props)) out.block('other', footnotes(props, scribe));
  else if (tag === 'summary' || tag === 'dt') out.block('paragraph', emphasis('**', scribe.inline(children)));
  else if (BLOCKS.has(tag)) out.blocks(scribe.blocks(children));
  else scribe.write(children);
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
  const info = encoded === undefined ? named.filter((part) => part !== undefined).join(' ') : decode(encoded);
  return fence(scribe.plain(inner === undefined ? props.children : inner.props.children), info);
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    // A `%` written by hand in a class name is no encoding.
    return encoded;
  }
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
