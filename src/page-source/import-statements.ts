/** Reads the import statements of a page or a module. They are resolved against the project, never by a module loader. */

import { findComments } from './comments.ts';
import { codeOf, isInStretch, type Stretches } from './scan-tags.ts';
import { pageOf } from './tree/page-of.ts';

export interface ImportStatement {
  /** As written: `/snippets/x.mdx`, `./x.jsx`, `react`. */
  readonly specifier: string;
  /** Local name → exported name (`default`, `*`, or a named export). */
  readonly bindings: Readonly<Record<string, string>>;
  readonly line: number;
}

export interface FoundImport extends ImportStatement {
  readonly start: number;
  readonly end: number;
  /** The statement as it should be, where it was read although it is written wrongly. */
  readonly meant?: string;
}

const STATEMENT =
  /^import[ \t\r\n]*(?:((?:type[ \t]+)?[\w$*{][\w$*{},\s]*?)\bfrom[ \t\r\n]*)?(['"])([^'"\n]+)\2[ \t]*(?:with[ \t]*\{[^}\n]*\})?[ \t]*;?[ \t\r]*(?:\/\/[^\n]*)?$/gm;

/** `form` for `from`, a path without quotation marks or in curly ones. */
const MISWRITTEN =
  /^import[ \t]+([\w$*{][\w$*{}, \t]{0,300}?)[ \t]+(?:from|form|fron|fomr|frm|fro)[ \t]+['"‘’“”«»`]?((?:\/|\.{1,2}\/)[^\s'"‘’“”«»`;]+)['"‘’“”«»`]?[ \t]*;?[ \t\r]*$/gm;

/**
 * The import statements of a page, in order. For compilers and the tree one that stands right below a paragraph is text; it can only be
 * meant as code, so it counts.
 */
export function findImports(text: string): FoundImport[] {
  // Most pages import nothing.
  if (!/^import\b/m.test(text)) return [];
  // Not many have a line in a sample that could be one.
  let hidden: readonly Stretches[] | undefined;
  return importsIn(text, (at) => {
    if (at < pageOf(text).bodyStart) return true;
    hidden ??= [codeOf(text), findComments(text)];
    return hidden.some((stretches) => isInStretch(stretches, at));
  });
}

/** The import statements of JavaScript, in order. */
export function findModuleImports(code: string): FoundImport[] {
  return importsIn(code, () => false);
}

function importsIn(text: string, isCode: (offset: number) => boolean): FoundImport[] {
  const found: FoundImport[] = [];
  const statement = new RegExp(STATEMENT);
  let line = 1;
  let counted = 0;
  for (let match = statement.exec(text); match !== null; match = statement.exec(text)) {
    if (isCode(match.index)) continue;
    for (let at = text.indexOf('\n', counted); at >= 0 && at < match.index; at = text.indexOf('\n', at + 1)) {
      line++;
      counted = at + 1;
    }
    const end = match.index + match[0].length;
    found.push({ specifier: match[3] ?? '', bindings: readBindings(match[1] ?? ''), line, start: match.index, end });
  }
  return withMiswritten(found, text, isCode);
}

function withMiswritten(found: FoundImport[], text: string, isCode: (offset: number) => boolean): FoundImport[] {
  for (const match of text.matchAll(MISWRITTEN)) {
    const start = match.index;
    if (isCode(start) || found.some((other) => other.start === start)) continue;
    const [written, clause = '', specifier = ''] = match;
    const line = text.slice(0, start).split('\n').length;
    const end = start + written.trimEnd().length;
    found.push({
      specifier,
      bindings: readBindings(clause),
      line,
      start,
      end,
      meant: `import ${clause.trim()} from '${specifier}'`,
    });
  }
  return found.sort((one, other) => one.start - other.start);
}

/** `Default, { a, b as c }` or `* as all` → local name to exported name. */
function readBindings(clause: string): Record<string, string> {
  const bindings: Record<string, string> = {};
  const braces = /\{([^}]*)\}/.exec(clause);
  for (const part of (braces?.[1] ?? '').split(',')) {
    const match = /^(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?$/.exec(part.trim());
    if (match?.[1] !== undefined) bindings[match[2] ?? match[1]] = match[1];
  }
  for (const part of clause.replace(/\{[^}]*\}/, '').split(',')) {
    const word = part.trim();
    const all = /^\*\s+as\s+([\w$]+)$/.exec(word);
    if (all?.[1] !== undefined) bindings[all[1]] = '*';
    else if (/^[\w$]+$/.test(word)) bindings[word] = 'default';
  }
  return bindings;
}
