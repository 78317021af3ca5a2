/**
 * Reads the text of a page that this program has written, without a compiler. Pages of an API are nearly all components of the
 * theme, code and plain words. They are what a compiler makes of them, to the last space; whatever has another form is left to it.
 */
import { encodeInfo } from '../../../page-source/prepare/prepare-source.ts';
import { fenceLanguageOf } from '../../../page-source/source-scan.ts';
import type { MadeBlock } from './made-block.ts';
import { readMadeTag } from './made-tag.ts';
import { plainParagraphs } from './plain-paragraphs.ts';

export interface MadeText {
  readonly blocks: readonly MadeBlock[];
  /** What has to be compiled: one element for each block that is `compiled`, in their order. Empty where nothing has. */
  readonly markdown: string;
  /** Names of the components, sorted. */
  readonly components: readonly string[];
  /** Languages of code outside of `markdown`. */
  readonly languages: readonly string[];
}

/** In what a compiler has to read: definitions and footnotes hold for the whole page, and formulas may go on in another block. */
const OF_WHOLE_PAGE = /\]:|\[\^|\$|<Latex/;
const INDENT = '  ';
const FENCE = /^(`{3,})([^`]*)$/;

/** @returns `undefined` for a text that has to be compiled as a whole */
export function readMadeText(text: string): MadeText | undefined {
  const reader = new MadeReader(text);
  return reader.read() ? reader.made() : undefined;
}

interface OpenComponent {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: MadeBlock[];
}

class MadeReader {
  readonly #lines: readonly string[];
  readonly #blocks: MadeBlock[] = [];
  readonly #open: OpenComponent[] = [];
  readonly #components = new Set<string>();
  readonly #languages = new Set<string>();
  readonly #markdown: string[] = [];
  #at = 0;
  /** Where the next block goes. */
  #into: MadeBlock[] = this.#blocks;

  constructor(text: string) {
    this.#lines = text.split('\n');
  }

  made(): MadeText {
    return {
      blocks: this.#blocks,
      markdown: this.#markdown.join('\n\n'),
      components: [...this.#components].sort(),
      languages: [...this.#languages],
    };
  }

  /** Whether all of it could be read. */
  read(): boolean {
    for (; this.#at < this.#lines.length; ) {
      const line = this.#lines[this.#at] as string;
      if (line === '') this.#at++;
      else if (!this.#readBlock(line)) return false;
    }
    return this.#open.length === 0 && this.#blocks.length > 0;
  }

  #readBlock(line: string): boolean {
    if (line.startsWith('</')) return this.#close(line);
    if (line.startsWith('<')) return this.#openTag(line);
    if (line.startsWith('`')) return this.#readCode(line);
    return line.startsWith(INDENT) && this.#readWords();
  }

  #openTag(line: string): boolean {
    const tag = readMadeTag(line);
    if (tag === undefined) return false;
    const { name, props, isEmpty } = tag;
    this.#at++;
    this.#components.add(name);
    const children: MadeBlock[] = [];
    this.#into.push({ kind: 'component', name, props, children });
    if (isEmpty) return true;
    this.#open.push({ name, props, children });
    this.#into = children;
    return true;
  }

  #close(line: string): boolean {
    this.#at++;
    const closed = this.#open.pop();
    this.#into = this.#open.at(-1)?.children ?? this.#blocks;
    return closed !== undefined && line === `</${closed.name}>`;
  }

  #readCode(line: string): boolean {
    const [, fence = '', written = ''] = FENCE.exec(line) ?? [];
    const end = this.#lines.indexOf(fence, this.#at + 1);
    if (fence === '' || end < 0) return false;
    const lines = this.#lines.slice(this.#at + 1, end);
    const code = `${lines.join('\n')}\n`;
    const info = written.trim();
    // Compilers have rules of their own for these.
    if (code.trim() === '' || code.includes(fence) || /[\r\0]/.test(code) || /\p{Surrogate}/u.test(info)) return false;
    const language = fenceLanguageOf(info);
    if (language !== '') this.#languages.add(language);
    this.#into.push({ kind: 'code', info: encodeInfo(info), code });
    this.#at = end + 1;
    return true;
  }

  /** Words of a description: all of its lines are indented. */
  #readWords(): boolean {
    const start = this.#at;
    let end = start;
    for (let at = start; at < this.#lines.length; at++) {
      const line = this.#lines[at] as string;
      if (line.startsWith(INDENT)) end = at + 1;
      else if (line !== '') break;
    }
    const lines = this.#lines.slice(start, end);
    this.#at = end;
    const next = this.#lines[end] ?? '';
    // Without a blank line before it, another block would be taken for a part of the words.
    if (next !== '' && !next.startsWith('</')) return false;
    const paragraphs = plainParagraphs(lines.map((line) => line.slice(INDENT.length)));
    if (paragraphs !== undefined) {
      for (const parts of paragraphs) this.#into.push({ kind: 'paragraph', parts });
      return true;
    }
    const markdown = lines.join('\n');
    if (OF_WHOLE_PAGE.test(markdown)) return false;
    this.#into.push({ kind: 'compiled', index: this.#markdown.length });
    this.#markdown.push(`<div>\n${markdown}\n${next === '' ? '\n' : ''}</div>`);
    return true;
  }
}
