/** Blocks of Markdown, put together from runs of text and whole blocks. */

/** A `step` becomes an entry of a list when the steps around it are counted. */
export type BlockKind = 'paragraph' | 'heading' | 'list' | 'code' | 'table' | 'step' | 'other';

export interface MarkdownBlock {
  readonly kind: BlockKind;
  readonly text: string;
  /** The number that an author gave to a step. */
  readonly number?: number;
}

/** A new line that is meant as one. */
export const LINE_BREAK = '\\\n';

export class BlockWriter {
  readonly #blocks: MarkdownBlock[] = [];
  #line = '';

  /** Adds to the paragraph that is being written. */
  inline(text: string): void {
    // Markdown has a line end of its own behind a break.
    this.#line += this.#line.endsWith(LINE_BREAK) && text.startsWith('\n') ? text.slice(1) : text;
  }

  /** Ends the paragraph and adds a block; an empty one is left out. */
  block(kind: BlockKind, text: string): void {
    this.#endLine();
    if (text.trim() !== '') this.#blocks.push({ kind, text });
  }

  /** Ends the paragraph and adds what stands in another writer. */
  blocks(blocks: readonly MarkdownBlock[]): void {
    this.#endLine();
    this.#blocks.push(...blocks);
  }

  finish(): readonly MarkdownBlock[] {
    this.#endLine();
    return this.#blocks;
  }

  #endLine(): void {
    const text = (this.#line.includes('\n') ? this.#line.replace(/[ \t]*\n[ \t]*/g, '\n') : this.#line).trim();
    this.#line = '';
    if (text !== '') this.#blocks.push({ kind: 'paragraph', text: escapeLineStarts(text) });
  }
}

/** Blocks as text, with a blank line between two; short entries of lists stand close together. */
export function joinBlocks(blocks: readonly MarkdownBlock[]): string {
  return blocks.map(({ text }, index) => separator(blocks[index - 1], blocks[index]) + text).join('');
}

/** Blocks as an item of a list: a list right below a line of text needs no blank line. */
export function joinItem(blocks: readonly MarkdownBlock[]): string {
  return blocks
    .map(({ kind, text }, index) => {
      const isClose = kind === 'list' && index === 1 && blocks[0]?.kind === 'paragraph' && !text.includes('\n\n');
      return (isClose ? '\n' : separator(blocks[index - 1], blocks[index])) + text;
    })
    .join('');
}

function separator(before: MarkdownBlock | undefined, block: MarkdownBlock | undefined): string {
  if (before === undefined || block === undefined) return '';
  const areShort = [before, block].every(({ kind, text }) => kind === 'list' && !text.includes('\n\n'));
  const areClose = areShort && before.text.startsWith('-') === block.text.startsWith('-');
  return areClose ? '\n' : '\n\n';
}

/** `- ` or `1. ` before the first line, as much white space before the others. */
export function listItem(marker: string, text: string): string {
  if (!text.includes('\n')) return marker + text;
  const indentation = ' '.repeat(marker.length);
  return marker + text.replace(/\n(?=[^\n])/g, `\n${indentation}`);
}

/** `> ` before each line. */
export function quoted(text: string): string {
  return text.replace(/^(?=(.?))/gm, (_match, first: string) => (first === '' ? '>' : '> '));
}

/** What a paragraph may not begin with, because it would be read as a heading, a list or a rule. */
function escapeLineStarts(text: string): string {
  if (!/^[-#+>=\d]/m.test(text)) return text;
  return text
    .replace(/^(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|>)/gm, '\\')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2')
    .replace(/^(?=(?:={2,}|-{2,})[ \t]*$)/gm, '\\');
}
