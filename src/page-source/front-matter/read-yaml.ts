/** Front matter as YAML, read as it is meant where it is not: each fault becomes a problem at its place, with its fix. */
import { type Document, isMap, isScalar, parseDocument, visit } from 'yaml';
import type { Diagnostic, FixEdit } from '../../project/diagnostics.ts';
import { offsetAt, positionAt } from '../../project/text-position.ts';
import { SourceEdits } from '../repair/source-edits.ts';
import { TEXT_KEYS } from './front-matter-keys.ts';
import { readFrontMatterLines } from './front-matter-lines.ts';
import { quoteRepair, type YamlRepair } from './quote-fix.ts';
import { lineRepair } from './yaml-line-repairs.ts';

export interface YamlText {
  readonly file: string;
  readonly yaml: string;
  /** Offset of the YAML in the file, without byte-order mark. */
  readonly start: number;
  /** Line of the file that the YAML begins in, from 1. */
  readonly line: number;
}

const MAX_REPAIRS = 40;
/** Each repair reads all of it again. */
const MAX_CHARACTERS_READ = 60_000;
/** Values in which writers use `#` as a sign and hardly ever for a comment. */
const SHOWN_KEYS: ReadonlySet<string> = new Set(['title', 'description', 'sidebarTitle']);

export function readYaml(source: YamlText, diagnostics: Diagnostic[]): Record<string, unknown> {
  const edits = new SourceEdits(source.yaml, { text: source.yaml, edits: [] });
  const repairs = Math.min(MAX_REPAIRS, Math.ceil(MAX_CHARACTERS_READ / (source.yaml.length + 1)));
  for (let count = 0; ; count++) {
    const document = parse(edits.text);
    const line = faultyLine(document, edits.text);
    if (line === undefined) {
      reportDoubtful(document, source, edits, diagnostics);
      return valuesOf(document);
    }
    const repair = lineRepair(edits.text) ?? quoteRepair(edits.text, line);
    if (repair === undefined || count >= repairs) {
      reportUnreadable(source, edits, line, diagnostics);
      return readFrontMatterLines(edits.text);
    }
    diagnostics.push(problemOf(repair, source, edits));
    for (const { start, end, text } of repair.edits) edits.replace(start, end - start, text);
  }
}

function parse(yaml: string) {
  return parseDocument(yaml, { schema: 'core', uniqueKeys: false, logLevel: 'silent' });
}

/** The line, from 1, of what keeps the YAML from being read as settings; `undefined` where nothing does. */
function faultyLine(document: Document.Parsed, yaml: string): number | undefined {
  // A warning is about a value that is not taken as text, such as `!new`.
  const [error] = [...document.errors, ...document.warnings];
  let offset = error?.pos[0];
  if (error === undefined) {
    visit(document, {
      Alias: (_key, node) => {
        offset ??= node.range?.[0] ?? 0;
        return visit.BREAK;
      },
    });
  }
  if (offset === undefined) return document.contents === null || isMap(document.contents) ? undefined : 1;
  const lines = yaml.split(/\r?\n/);
  let { line } = positionAt(yaml, offset);
  // A blank line within a value shows nothing to correct: the value began above it.
  while (line > 1 && (lines[line - 1] ?? '').trim() === '') line--;
  // A quotation mark without partner is noticed below the line that it stands in.
  const open = lines.slice(0, line).findIndex((text) => /^[\w:.-]+:\s+(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/.test(text));
  return open < 0 ? line : open + 1;
}

function valuesOf(document: Document.Parsed): Record<string, unknown> {
  if (!isMap(document.contents)) return {};
  const values = document.toJS({ maxAliasCount: 100 }) as Record<string, unknown>;
  const result: Record<string, unknown> = {};
  for (const { key, value } of document.contents.items) {
    const name = isScalar(key) ? String(key.value) : String(key);
    const isText = TEXT_KEYS.has(name) && isScalar(value) && value.value !== null && value.source !== undefined;
    result[name] = isText ? value.source : values[name];
  }
  return result;
}

function problemOf(repair: YamlRepair, source: YamlText, edits: SourceEdits): Diagnostic {
  const fix: FixEdit[] = [];
  for (const { start, end, text } of repair.edits) {
    const stretch = edits.originalStretch(start, end);
    if (stretch === undefined) break;
    const written = source.yaml.slice(stretch.start, stretch.end);
    fix.push({ start: source.start + stretch.start, end: source.start + stretch.end, written, text });
  }
  return {
    code: 'front-matter/invalid-yaml',
    severity: 'warning',
    subject: repair.subject,
    message: repair.message,
    hint: repair.hint,
    file: source.file,
    range: rangeOf(source, edits, repair.start, repair.end),
    ...(fix.length === repair.edits.length && { fix: { title: repair.fixTitle, edits: fix } }),
  };
}

function rangeOf({ line }: YamlText, edits: SourceEdits, from: number, to: number): NonNullable<Diagnostic['range']> {
  const start = edits.originalPosition(from);
  const end = edits.originalPosition(to);
  return { start: { ...start, line: start.line + line - 1 }, end: { ...end, line: end.line + line - 1 } };
}

function reportUnreadable(source: YamlText, edits: SourceEdits, line: number, diagnostics: Diagnostic[]): void {
  const from = offsetAt(edits.text, { line, column: 1 });
  const [written = ''] = edits.text.slice(from).split(/\r?\n/, 1);
  const start = from + (written.length - written.trimStart().length);
  const shown = written.trim().slice(0, 80);
  diagnostics.push({
    code: 'front-matter/invalid-yaml',
    severity: 'warning',
    subject: [shown],
    message: `\`${shown}\` in the page’s settings between the \`---\` lines cannot be read.`,
    hint: 'Write one setting on each line: its name, a colon, a space and the value, such as `title: Birds`.',
    file: source.file,
    range: rangeOf(source, edits, start, from + written.trimEnd().length),
  });
}

/** What YAML reads, but hardly as its author meant it. */
function reportDoubtful(
  document: Document.Parsed,
  source: YamlText,
  edits: SourceEdits,
  diagnostics: Diagnostic[],
): void {
  if (!isMap(document.contents)) return;
  const seen = new Map<string, number>();
  for (const { key, value } of document.contents.items) {
    if (!isScalar(key) || !key.range) continue;
    const name = String(key.value);
    const [start] = key.range;
    const before = seen.get(name);
    if (before !== undefined) diagnostics.push(repeatedKey({ name, before, start }, source, edits));
    seen.set(name, start);
    const comment = isScalar(value) && value.type === 'PLAIN' && SHOWN_KEYS.has(name) ? value.comment : undefined;
    if (!comment || !isScalar(value) || !value.range) continue;
    const sign = edits.text.indexOf('#', value.range[1]);
    diagnostics.push({
      code: 'front-matter/comment-in-text',
      severity: 'info',
      subject: [name],
      message: `What comes after \`#\` is not part of the \`${name}\`: it counts as a note to yourself.`,
      hint: `Put the value in quotation marks if it belongs to it: \`${name}: ${quotedWhole(edits.text, value.range[0])}\`.`,
      file: source.file,
      range: rangeOf(source, edits, sign, sign + 1 + comment.trimEnd().length),
    });
  }
}

function quotedWhole(yaml: string, from: number): string {
  return `"${(yaml.slice(from).split(/\r?\n/, 1)[0] ?? '').trim().replaceAll('"', '\\"')}"`;
}

interface RepeatedKey {
  readonly name: string;
  /** Offsets of the key where it stands first, and again. */
  readonly before: number;
  readonly start: number;
}

function repeatedKey({ name, before, start }: RepeatedKey, source: YamlText, edits: SourceEdits): Diagnostic {
  const next = /\n(?=[^\s#-])/.exec(edits.text.slice(before));
  const end = before + (next === null ? 0 : next.index + 1);
  const stretch = end > before ? edits.originalStretch(before, end) : undefined;
  const line = edits.originalPosition(before).line + source.line - 1;
  return {
    code: 'front-matter/repeated-key',
    severity: 'warning',
    subject: [name],
    message: `\`${name}\` is there twice in the page’s settings; this one is used, and the one in line ${line} is not.`,
    hint: 'Remove one of the two.',
    file: source.file,
    range: rangeOf(source, edits, start, start + name.length),
    ...(stretch && {
      fix: {
        title: `Remove line ${line}, which does not count`,
        edits: [
          {
            start: source.start + stretch.start,
            end: source.start + stretch.end,
            written: source.yaml.slice(stretch.start, stretch.end),
            text: '',
          },
        ],
      },
    }),
  };
}
