/** Finds where a text file of a project names other files: where each address begins and ends, and how it is written. */
import { findFrontMatter } from '../mdx/front-matter.ts';
import { scanCode } from '../mdx/source-scan.ts';
import { extensionOf } from '../project/paths.ts';

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
}

/** Ends of the names of files that can be named. Pages have links of their own, which name no extension. */
const ENDING = '\\.[A-Za-z][A-Za-z0-9]{0,5}(?:[?#][^"\'`\\n]{0,200})?';

/** `](address "title")`, `](<address>)`. */
const INLINE = /\]\(\s*(?:<([^<>\n]*)>|([^\s()<>]+(?:\([^\s()]*\)[^\s()]*)*))/g;
/** `[name]: address` at the start of a line. */
const DEFINITION = /^[ \t]{0,3}\[[^\]\n]+\]:[ \t]*(?:<([^<>\n]*)>|(\S+))/gm;
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

function scanPage(text: string): readonly WrittenAddress[] {
  const bodyStart = findFrontMatter(text)?.bodyStart ?? 0;
  const found = new Addresses(text);
  if (bodyStart > 0) {
    const front = new Addresses(text, 0, bodyStart);
    front.search(YAML_QUOTED, ['json', 'yaml-single']);
    front.search(YAML_PLAIN, ['yaml-plain']);
    front.search(OPENAPI_FILE, ['yaml-plain']);
    found.addAll(front);
  }
  const code = scanCode(text, bodyStart);
  const body = new Addresses(text, bodyStart, text.length, (at, end) => isInCode(text, code, at, end));
  body.search(INLINE, ['markdown-angle', 'markdown']);
  body.search(DEFINITION, ['markdown-angle', 'markdown']);
  scanTags(body);
  found.addAll(body);
  return found.inOrder();
}

function scanCodeFile(text: string): readonly WrittenAddress[] {
  const found = new Addresses(text);
  scanTags(found);
  return found.inOrder();
}

function scanTags(found: Addresses): void {
  found.search(QUOTED, ['double', 'single', 'template']);
  found.search(UNQUOTED, ['bare']);
  found.search(CSS_URL, ['double', 'single', 'bare']);
  found.searchSets();
}

function scanStyles(text: string): readonly WrittenAddress[] {
  const found = new Addresses(text);
  found.search(CSS_URL, ['double', 'single', 'bare']);
  found.search(CSS_IMPORT, ['double', 'single']);
  return found.inOrder();
}

function scanJson(text: string): readonly WrittenAddress[] {
  if (text.length > MOST_JSON_CHARACTERS) return [];
  const found = new Addresses(text);
  found.search(JSON_STRING, ['json']);
  return found.inOrder();
}

/** In a `{`…`}` the backticks are JavaScript, not code that is shown. */
function isInCode(text: string, code: readonly (readonly [number, number])[], at: number, end: number): boolean {
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

/** Collects the addresses of a stretch of a text. */
class Addresses {
  readonly #text: string;
  readonly #from: number;
  readonly #to: number;
  readonly #isLeftOut: (start: number, end: number) => boolean;
  #found: WrittenAddress[] = [];

  constructor(
    text: string,
    from = 0,
    to = text.length,
    isLeftOut: (start: number, end: number) => boolean = () => false,
  ) {
    this.#text = text;
    this.#from = from;
    this.#to = to;
    this.#isLeftOut = isLeftOut;
  }

  /** @param syntaxes The syntax of each group of the expression. */
  search(expression: RegExp, syntaxes: readonly AddressSyntax[]): void {
    this.#matches(expression, (match) => {
      const group = syntaxes.findIndex((_, index) => match[index + 1] !== undefined);
      const written = match[group + 1] ?? '';
      if (written === '' || !written.includes('.')) return;
      this.#add(match.index + match[0].lastIndexOf(written), written, syntaxes[group] ?? 'bare');
    });
  }

  searchSets(): void {
    this.#matches(SOURCE_SET, (match) => {
      const set = match[1] ?? match[2] ?? match[3] ?? '';
      const start = match.index + match[0].lastIndexOf(set);
      for (const source of set.matchAll(SOURCE)) {
        if (source[0].includes('.') && !/^[\d.]+[wx]$/.test(source[0]))
          this.#add(start + source.index, source[0], 'bare');
      }
    });
  }

  addAll(others: Addresses): void {
    this.#found.push(...others.#found);
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

  #matches(expression: RegExp, use: (match: RegExpExecArray) => void): void {
    const pattern = new RegExp(expression);
    pattern.lastIndex = this.#from;
    for (let match = pattern.exec(this.#text); match !== null; match = pattern.exec(this.#text)) {
      if (match.index + match[0].length > this.#to) break;
      if (!this.#isLeftOut(match.index, match.index + match[0].length)) use(match);
    }
  }

  #add(start: number, written: string, syntax: AddressSyntax): void {
    this.#found.push({ start, end: start + written.length, written, syntax });
  }
}
