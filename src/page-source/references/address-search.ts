import type { AddressRole, AddressSyntax, WrittenAddress } from './written-address.ts';

/** `srcSet="a.png 1x, b.png 2x"`. */
const SOURCE_SET = /(?<![\w-])(?:image)?srcset\s*=\s*\{?\s*(?:"([^"]*)"|'([^']*)'|`([^`]*)`)/gi;
const SOURCE = /[^\s,][^\s]*[^\s,]/g;

/** What of a text is searched: from one offset to another, without what is left out. */
export interface Where {
  readonly from?: number;
  readonly to?: number;
  readonly isLeftOut?: (start: number, end: number) => boolean;
}

/** Collects the addresses of a text. Of two readings of the same characters the one that was found first counts. */
export class AddressSearch {
  readonly #text: string;
  readonly #found: WrittenAddress[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** @param syntaxes The syntax of each group of the expression. */
  search(expression: RegExp, syntaxes: readonly AddressSyntax[], role: AddressRole, where: Where = {}): void {
    this.#matches(expression, where, (match) => {
      const group = syntaxes.findIndex((_, index) => match[index + 1] !== undefined);
      const written = match[group + 1] ?? '';
      if (written === '' || (role === 'mention' && !written.includes('.'))) return;
      this.#add(match.index + match[0].lastIndexOf(written), written, syntaxes[group] ?? 'bare', role);
    });
  }

  searchSets(where: Where): void {
    this.#matches(SOURCE_SET, where, (match) => {
      const set = match[1] ?? match[2] ?? match[3] ?? '';
      const start = match.index + match[0].lastIndexOf(set);
      for (const source of set.matchAll(SOURCE)) {
        if (source[0].includes('.') && !/^[\d.]+[wx]$/.test(source[0]))
          this.#add(start + source.index, source[0], 'bare', 'mention');
      }
    });
  }

  /** Of readings that overlap the shorter counts: a set of sources looks like one string at first. */
  inOrder(): readonly WrittenAddress[] {
    let end = 0;
    return this.#found
      .sort((one, other) => one.start - other.start || one.end - other.end)
      .filter((address) => {
        if (address.start < end) return false;
        end = address.end;
        return true;
      });
  }

  #matches(expression: RegExp, where: Where, use: (match: RegExpExecArray) => void): void {
    const { from = 0, to = this.#text.length, isLeftOut } = where;
    const pattern = new RegExp(expression);
    pattern.lastIndex = from;
    for (let match = pattern.exec(this.#text); match !== null; match = pattern.exec(this.#text)) {
      const end = match.index + match[0].length;
      if (end > to) break;
      if (!isLeftOut?.(match.index, end)) use(match);
    }
  }

  #add(start: number, written: string, syntax: AddressSyntax, role: AddressRole): void {
    this.#found.push({ start, end: start + written.length, written, syntax, role });
  }
}
