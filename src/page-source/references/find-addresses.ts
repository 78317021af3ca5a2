/** Finds where a text file of a project names pages and other files: where each address begins and ends, and how it is written. */

import { extensionOf } from '../../project/paths.ts';
import { findFrontMatter } from '../front-matter/front-matter.ts';
import { scanCode } from './code-stretches.ts';

/** How an address is written, which says what may stand in it and how it is escaped. */
export type AddressSyntax =
  /** `![](address)`, `[name]: address` */
  | 'markdown'
  /** `![](<address>)` */
  | 'markdown-angle'
  /** In quotation marks of JSX, HTML, JavaScript or CSS: `"`, `'` and, in JavaScript, backticks. */
  | 'double'
  | 'single'
  | 'template'
  /** `src=address`, `url(address)`, one of a `srcSet`. */
  | 'bare'
  /** A string of JSON, or in double quotation marks in YAML. */
  | 'json'
  /** In single quotation marks in YAML. */
  | 'yaml-single'
  /** Without quotation marks in YAML. */
  | 'yaml-plain';

export interface WrittenAddress {
  /** Offsets in the text, without quotation marks and brackets. */
  readonly start: number;
  readonly end: number;
  /** As it stands between them. */
  readonly written: string;
  readonly syntax: AddressSyntax;
  readonly role: AddressRole;
}

export type AddressRole =
  /** Leads readers somewhere, or shows a picture. */
  | 'link'
  | 'import'
  /** The `file` of a `<Snippet>`, which is looked for in the folders of snippets. */
  | 'snippet'
  /** Any other words that end like a file: they name one only if the project has it. */
  | 'mention';

/** Ends of the names of files that can be mentioned. Pages have links, which need no extension. */
const ENDING = '\\.[A-Za-z][A-Za-z0-9]{0,5}(?:[?#][^"\'`\\n]{0,200})?';

/** `](address "title")`, `](<address>)`. */
const INLINE = /\]\(\s*(?:<([^<>\n]*)>|([^\s()<>]+(?:\([^\s()]*\)[^\s()]*)*))/g;
/** `[name]: address` at the start of a line. */
const DEFINITION = /^[ \t]{0,3}\[[^\]\n]+\]:[ \t]*(?:<([^<>\n]*)>|(\S+))/gm;
/** `href="address"`, `src={'address'}`, `url: "address"` in an object. */
const ATTRIBUTE = /(?<![\w-])(?:href|src|url|to|file)\s*[=:]\s*(?:\{\s*)?(?:"([^"\n]*)"|'([^'\n]*)'|`([^`\n]*)`)/g;
/** `<Snippet file="address" />`. */
const SNIPPET = /<Snippet\s[^>]*?\bfile\s*=\s*\{?\s*(?:"([^"\n]+)"|'([^'\n]+)'|`([^`\n]+)`)/g;
/** `import … from 'address'`, `import 'address'`. */
const IMPORT = /^import\b[^'"\n]*?(?:\bfrom[ \t]*)?(?:"([^"\n]+)"|'([^'\n]+)')/gm;
/** `url: address` in the front matter. */
const FRONT_MATTER_URL = /^url:[ \t]*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s#"'][^\n]*?))[ \t\r]*$/gm;
/** A string that ends like a file: an attribute, an import, an item of a list. */
const QUOTED = new RegExp(
  `(?<=[=({[,:?\\s])(?:"([^"\\n<>]{1,300}?${ENDING})"|'([^'\\n<>]{1,300}?${ENDING})'|\`([^\`\\n<>$]{1,300}?${ENDING})\`)`,
  'g',
);
/** `src=address`, as HTML allows. */
const UNQUOTED = /(?<![\w-])(?:src|href|poster)=([^\s"'`{}<>=]+)/gi;
/** `srcSet="a.png 1x, b.png 2x"`. */
const SOURCE_SET = /(?<![\w-])(?:image)?srcset\s*=\s*\{?\s*(?:"([^"]*)"|'([^']*)'|`([^`]*)`)/gi;
const SOURCE = /[^\s,][^\s]*[^\s,]/g;
const CSS_URL = /\burl\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'()]+))\s*\)/gi;
const CSS_IMPORT = /@import\s+(?:"([^"\n]*)"|'([^'\n]*)')/gi;
const JSON_STRING = /"((?:[^"\\\n]|\\.)*)"/g;
/** `key: "address"`, `- address`, and the file of `openapi: file.json GET /path`. */
const YAML_QUOTED = /(?<=[:-][ \t]+)(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\n]|'')*)')/g;
const YAML_PLAIN = /(?:[:-])[ \t]+([^\s"'#[{|>&*!%@`][^\n]*?)[ \t\r]*$/gm;
const OPENAPI_FILE = /^openapi:[ \t]*["']?(\S+\.(?:json|ya?ml))(?=[ \t]+[A-Za-z])/gm;

/** A description of an interface may hold a million strings, none of which names a file of the project. */
const MOST_JSON_CHARACTERS = 1_000_000;

type Scan = (text: string) => readonly WrittenAddress[];

const SCANS: Readonly<Record<string, Scan>> = {
  md: scanPage,
  mdx: scanPage,
  js: scanCodeFile,
  jsx: scanCodeFile,
  mjs: scanCodeFile,
  ts: scanCodeFile,
  tsx: scanCodeFile,
  css: scanStyles,
  html: scanCodeFile,
  htm: scanCodeFile,
  svg: scanCodeFile,
  json: scanJson,
};

/** Whether files of this name can name other files. */
export function canNameFiles(file: string): boolean {
  return SCANS[extensionOf(file)] !== undefined;
}

/** The addresses of a text, in order; those of other sites and of pages among them. Code shown to readers is left out. */
export function findAddresses(file: string, text: string): readonly WrittenAddress[] {
  return SCANS[extensionOf(file)]?.(text) ?? [];
}

/** The links, imports and shared texts of a page or of code, in order, without what only looks like a file. */
export function findLinks(text: string): readonly WrittenAddress[] {
  const found = new Addresses(text);
  scanLinks(found, text, findFrontMatter(text)?.bodyStart ?? 0);
  return found.inOrder();
}

function scanPage(text: string): readonly WrittenAddress[] {
  const bodyStart = findFrontMatter(text)?.bodyStart ?? 0;
  const found = new Addresses(text);
  const code = scanLinks(found, text, bodyStart);
  if (bodyStart > 0) {
    const front = { to: bodyStart };
    found.search(YAML_QUOTED, ['json', 'yaml-single'], 'mention', front);
    found.search(YAML_PLAIN, ['yaml-plain'], 'mention', front);
    found.search(OPENAPI_FILE, ['yaml-plain'], 'mention', front);
  }
  scanTags(found, { from: bodyStart, isLeftOut: (start, end) => isInCode(text, code, start, end) });
  return found.inOrder();
}

type Stretches = readonly (readonly [number, number])[];

/** Gives back where code is. */
function scanLinks(found: Addresses, text: string, bodyStart: number): Stretches {
  found.search(FRONT_MATTER_URL, ['json', 'yaml-single', 'yaml-plain'], 'link', { to: bodyStart });
  const code = scanCode(text, bodyStart);
  const body = { from: bodyStart, isLeftOut: (start: number) => isInCode(text, code, start, start + 1) };
  found.search(SNIPPET, ['double', 'single', 'template'], 'snippet', body);
  found.search(IMPORT, ['double', 'single'], 'import', body);
  found.search(INLINE, ['markdown-angle', 'markdown'], 'link', body);
  found.search(DEFINITION, ['markdown-angle', 'markdown'], 'link', body);
  found.search(ATTRIBUTE, ['double', 'single', 'template'], 'link', body);
  return code;
}

function scanCodeFile(text: string): readonly WrittenAddress[] {
  const found = new Addresses(text);
  scanTags(found);
  return found.inOrder();
}

function scanTags(found: Addresses, where: Where = {}): void {
  found.search(QUOTED, ['double', 'single', 'template'], 'mention', where);
  found.search(UNQUOTED, ['bare'], 'mention', where);
  found.search(CSS_URL, ['double', 'single', 'bare'], 'mention', where);
  found.searchSets(where);
}

function scanStyles(text: string): readonly WrittenAddress[] {
  const found = new Addresses(text);
  found.search(CSS_URL, ['double', 'single', 'bare'], 'mention');
  found.search(CSS_IMPORT, ['double', 'single'], 'mention');
  return found.inOrder();
}

function scanJson(text: string): readonly WrittenAddress[] {
  if (text.length > MOST_JSON_CHARACTERS) return [];
  const found = new Addresses(text);
  found.search(JSON_STRING, ['json'], 'mention');
  return found.inOrder();
}

/** In a `{`…`}` the backticks are JavaScript, not code that is shown. */
function isInCode(text: string, code: Stretches, at: number, end: number): boolean {
  let low = 0;
  let high = code.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((code[middle]?.[1] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const [start, stop] = code[low] ?? [end, end];
  return end > start && !(start === at && stop === end && text.charAt(start - 1) === '{');
}

/** What of a text is searched: from one offset to another, without what is left out. */
interface Where {
  readonly from?: number;
  readonly to?: number;
  readonly isLeftOut?: (start: number, end: number) => boolean;
}

/** Collects the addresses of a text. Of two readings of the same characters the one that was found first counts. */
class Addresses {
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
