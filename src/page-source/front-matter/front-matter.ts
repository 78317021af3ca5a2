/** Reads the YAML between the `---` lines at the top of a page, forgiving what authors get wrong. */
import type { Diagnostic } from '../../project/diagnostics.ts';
import { fixEdit } from '../../project/fix-edit.ts';
import { markLength } from '../../project/text.ts';
import { FLAG_KEYS, isKnownKey, TEXT_KEYS } from './front-matter-keys.ts';
import type { FrontMatter } from './front-matter-types.ts';
import { readPlainFrontMatter } from './plain-front-matter.ts';
import { readYaml } from './read-yaml.ts';

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

const OPENING = /^(\uFEFF?)(\s*)---[ \t]*\r?\n/;
const CLOSED = /^(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;
/** Lines of settings without the line that ends them. */
const SETTINGS = /^(?:(?:[A-Za-z][\w.-]*(?::[\w.-]+)*:(?:[ \t][^\r\n]*)?|[ \t]+\S[^\r\n]*|- [^\r\n]*)(?:\r?\n|$))+/;

/**
 * Finds the front matter without reading it. Blank lines above it, and a missing line at its end, are overlooked where
 * the first of its lines can be nothing but a setting.
 */
export function findFrontMatter(text: string): FrontMatterBlock | undefined {
  const opening = OPENING.exec(text);
  if (opening === null) return undefined;
  const yamlStart = opening[0].length;
  const isFirst = opening[2] === '';
  const rest = text.slice(yamlStart);
  const isCertain = (): boolean => isKnownKey(/^([A-Za-z]\w*(?::\w+)*):(?:[ \t]|\r?\n)/.exec(rest)?.[1] ?? '');
  if (!isFirst && !isCertain()) return undefined;
  const closed = CLOSED.exec(rest);
  if (closed !== null) {
    return { yamlStart, yamlEnd: yamlStart + (closed[1]?.length ?? 0), bodyStart: yamlStart + closed[0].length };
  }
  const settings = isCertain() ? SETTINGS.exec(rest)?.[0] : undefined;
  if (settings === undefined) return undefined;
  const yamlEnd = yamlStart + settings.replace(/\r?\n$/, '').length;
  return { yamlStart, yamlEnd, bodyStart: yamlStart + settings.length };
}

/**
 * Reads a page's front matter. What is not valid YAML is read line by line as the author most likely
 * meant it, with a warning at the line. Dates stay strings; known keys get the type that the schema names.
 */
export function parseFrontMatter(file: string, text: string): ParsedFrontMatter {
  const block = findFrontMatter(text);
  const mark = markLength(text);
  if (block === undefined) return { frontMatter: {}, bodyStart: mark, bodyLine: 1, diagnostics: [] };
  const yaml = text.slice(block.yamlStart, block.yamlEnd);
  const diagnostics: Diagnostic[] = [];
  noteBounds(file, text, block, diagnostics);
  const line = countLines(text, block.yamlStart);
  const source = { file, yaml, start: block.yamlStart - mark, line };
  const frontMatter = readPlainFrontMatter(yaml) ?? readYaml(source, diagnostics);
  return {
    frontMatter: withTypes(frontMatter),
    bodyStart: block.bodyStart,
    bodyLine: countLines(text, block.bodyStart),
    diagnostics,
  };
}

/** What was overlooked to find the block. */
function noteBounds(file: string, text: string, block: FrontMatterBlock, diagnostics: Diagnostic[]): void {
  const mark = markLength(text);
  const dashes = text.indexOf('---');
  const line = countLines(text, dashes);
  const range = { start: { line, column: 1 }, end: { line, column: 4 } };
  if (dashes > mark) {
    diagnostics.push({
      code: 'front-matter/not-first',
      severity: 'warning',
      message: 'The page’s settings between the `---` lines have to stand at the very top of the file.',
      hint: 'Remove everything above them.',
      file,
      range,
      fix: { title: 'Move the settings to the top', edits: [fixEdit(text, mark, dashes, '')] },
    });
  }
  if (/\n---[ \t]*(?:\r?\n)?$/.test(`\n${text.slice(block.yamlStart, block.bodyStart)}`)) return;
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  diagnostics.push({
    code: 'front-matter/unclosed',
    severity: 'warning',
    message: 'The page’s settings begin here with `---`, but no second `---` ends them.',
    hint: 'Add a line with `---` below the last setting.',
    file,
    range,
    fix: {
      title: 'Add `---` below the settings',
      edits: [fixEdit(text, block.yamlEnd, block.yamlEnd, `${end}---`)],
    },
  });
}

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
