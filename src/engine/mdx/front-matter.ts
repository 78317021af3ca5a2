/** Reads the YAML between the `---` lines at the top of a page, forgiving what authors get wrong. */
import { isMap, isScalar, parseDocument } from 'yaml';
import { type Diagnostic, rangeAt } from '../diagnostics.ts';
import { readFrontMatterLines } from './front-matter-lines.ts';
import type { FrontMatter } from './front-matter-types.ts';
import { readPlainFrontMatter } from './plain-front-matter.ts';
import { quoted, quoteFix, UNFINISHED_TEXT } from './quote-fix.ts';

export interface ParsedFrontMatter {
  readonly frontMatter: FrontMatter;
  /** Offset of the first character after the block; 0 without one (1 after a byte-order mark). */
  readonly bodyStart: number;
  /** Line of `bodyStart`, from 1. */
  readonly bodyLine: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Where the front matter of a text lies; `undefined` without one. Offsets are of the YAML and of the body. */
export interface FrontMatterBlock {
  readonly yamlStart: number;
  readonly yamlEnd: number;
  readonly bodyStart: number;
}

const BLOCK = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;

/** Finds the front matter without reading it. */
export function findFrontMatter(text: string): FrontMatterBlock | undefined {
  const dashes = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  if (!text.startsWith('---', dashes)) return undefined;
  const match = BLOCK.exec(text);
  if (match === null) return undefined;
  const yamlStart = text.indexOf('\n') + 1;
  return { yamlStart, yamlEnd: yamlStart + (match[1]?.length ?? 0), bodyStart: match[0].length };
}

/**
 * Reads a page's front matter. What is not valid YAML is read line by line as the author most likely
 * meant it, with a warning at the line. Dates stay strings; known keys get the type that the schema names.
 */
export function parseFrontMatter(file: string, text: string): ParsedFrontMatter {
  const block = findFrontMatter(text);
  const markLength = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  if (block === undefined) return { frontMatter: {}, bodyStart: markLength, bodyLine: 1, diagnostics: [] };
  const yaml = text.slice(block.yamlStart, block.yamlEnd);
  const diagnostics: Diagnostic[] = [];
  const frontMatter =
    readPlainFrontMatter(yaml) ?? readYaml({ file, yaml, start: block.yamlStart - markLength }, diagnostics);
  return {
    frontMatter: withTypes(frontMatter),
    bodyStart: block.bodyStart,
    bodyLine: countLines(text, block.bodyStart),
    diagnostics,
  };
}

interface YamlText {
  readonly file: string;
  readonly yaml: string;
  /** Offset of the YAML in the file, without byte-order mark. */
  readonly start: number;
}

function readYaml({ file, yaml, start }: YamlText, diagnostics: Diagnostic[]): Record<string, unknown> {
  const document = parseDocument(yaml, { schema: 'core', uniqueKeys: false, logLevel: 'silent' });
  const [error] = document.errors;
  if (error === undefined && isMap(document.contents)) {
    const values = document.toJS({ maxAliasCount: 100 }) as Record<string, unknown>;
    const result: Record<string, unknown> = {};
    for (const pair of document.contents.items) {
      const key = isScalar(pair.key) ? String(pair.key.value) : String(pair.key);
      const { value } = pair;
      const isText = TEXT_KEYS.has(key) && isScalar(value) && value.value !== null && value.source !== undefined;
      result[key] = isText ? value.source : values[key];
    }
    return result;
  }
  if (error === undefined && document.contents === null) return {};
  const lines = yaml.split(/\r?\n/);
  let line = error?.linePos?.[0].line ?? 1;
  // A blank line within a value shows nothing to correct: the value began above it.
  while (line > 1 && (lines[line - 1] ?? '').trim() === '') line--;
  const written = lines[line - 1]?.trim() ?? '';
  const fix = quoteFix(yaml, line, start);
  diagnostics.push({
    code: 'front-matter/invalid-yaml',
    severity: 'warning',
    message: `The front matter is not valid YAML at \`${written.slice(0, 80)}\`; it was read line by line instead.`,
    hint: hintFor(written),
    file,
    // The first line of the block is the one after `---`.
    range: rangeAt(line + 1, error?.linePos?.[0].line === line ? error.linePos[0].col : 1),
    ...(fix && { fix }),
  });
  return readFrontMatterLines(yaml);
}

function hintFor(written: string): string {
  if (UNFINISHED_TEXT.test(written)) {
    return 'Write the whole value on one line, or indent the lines that go on with it by two spaces.';
  }
  const match = /^([\w:.-]+):\s+(\S.*)$/.exec(written);
  if (match === null) return 'Write one `key: "value"` on each line, without tabs.';
  return `Put the value in quotation marks: \`${match[1]}: ${quoted(match[2] ?? '')}\`.`;
}

const TEXT_KEYS: ReadonlySet<string> = new Set(
  'title description sidebarTitle icon iconType tag url mode version api openapi canonical'.split(' '),
);
const FLAG_KEYS: ReadonlySet<string> = new Set(['hidden', 'noindex', 'searchable', 'deprecated']);

/** Known keys as the type that `FrontMatter` names; empty ones are left out. */
function withTypes(values: Readonly<Record<string, unknown>>): FrontMatter {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    if (TEXT_KEYS.has(key)) {
      if (typeof value === 'string') result[key] = value.trim();
      else if (typeof value === 'number' || typeof value === 'boolean') result[key] = String(value);
    } else if (FLAG_KEYS.has(key)) {
      const flag = typeof value === 'string' ? value.trim().toLowerCase() : value;
      if (flag === true || flag === 'true' || flag === 'yes') result[key] = true;
      else if (flag === false || flag === 'false' || flag === 'no') result[key] = false;
    } else if (key === 'keywords') {
      const words = typeof value === 'string' ? value.split(',') : value;
      if (Array.isArray(words))
        result[key] = words
          .filter(isPlain)
          .map((word) => String(word).trim())
          .filter((word) => word !== '');
    } else if (key !== '__proto__') result[key] = value;
  }
  return result;
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

function countLines(text: string, end: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
