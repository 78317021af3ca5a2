/** Components in plain JavaScript with JSX (`snippets/x.jsx`), compiled by the compiler of pages. */

import { findModuleImports } from '../../page-source/import-statements.ts';
import type { MdxCompiler } from '../../page-source/mdx-compiler.ts';
import { plainReason } from '../../page-source/repair/compiler-reason.ts';
import { rangeAt } from '../../project/diagnostics.ts';
import { attempt } from './attempt.ts';
import type { CompiledPage } from './compiled-page.ts';

/** Local name of the object that holds the module's exports. */
const MODULE = '__module';
const EXPORTED = /^export[ \t]+(?=(?:async[ \t]+)?function\b|const\b|let\b|var\b|class\b)/gm;
const DECLARED =
  /^export[ \t]+(?:default[ \t]+)?(?:async[ \t]+)?(?:function\*?|const|let|var|class)[ \t]+([A-Za-z_$][\w$]*)/gm;
const LIST = /^export[ \t]*\{([^}]*)\}[ \t]*;?/gm;

/**
 * Compiles a module as a page that consists of one export: a function that runs the module and gives its
 * exports. The page's own exports hold it as `__module`; see `exportsOf`.
 */
export function compileModule(compiler: MdxCompiler, file: string, source: string): CompiledPage {
  const text = source.replace(/^\uFEFF/, '');
  const imports = findModuleImports(text);
  const compiled = attempt(() => compiler.compileMdx(wrapModule(text, imports)));
  const base = {
    file,
    imports: imports.map(({ specifier, bindings, line }) => ({ specifier, bindings, line })),
    components: [],
    languages: [],
  };
  if (compiled.ok) return { ...base, code: compiled.code, fidelity: 'strict', diagnostics: [] };
  const [, line, column, reason] = /^(\d+):(\d+): (.*)/.exec(compiled.error) ?? ['', '1', '1', compiled.error];
  return {
    ...base,
    code: compiler.compileMdx(`export const ${MODULE} = {}\n`),
    fidelity: 'text',
    diagnostics: [
      {
        code: 'mdx/broken-script',
        severity: 'error',
        message: `The code in \`${file}\` has a mistake here, so its components are missing: ${plainReason(reason ?? '')}.`,
        hint: 'Correct the line; the place given may be just behind the mistake. Types (TypeScript) are not understood.',
        file,
        range: rangeAt(Number(line), Number(column)),
      },
    ],
  };
}

/** The exports of a module compiled by `compileModule`, taken from the exports of the page it was wrapped in. */
export function exportsOf(evaluated: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const inner = evaluated[MODULE];
  return typeof inner === 'object' && inner !== null ? (inner as Readonly<Record<string, unknown>>) : evaluated;
}

function wrapModule(text: string, imports: readonly { readonly start: number; readonly end: number }[]): string {
  let body = text;
  for (const { start, end } of [...imports].reverse()) {
    body = body.slice(0, start) + body.slice(start, end).replace(/[^\r\n]/g, '') + body.slice(end);
  }
  const exports = new Set([...body.matchAll(DECLARED)].map((match) => `${match[1]}`));
  const lists = [...body.matchAll(LIST)].flatMap((match) => (match[1] ?? '').split(',').map((part) => part.trim()));
  for (const part of lists) {
    const [, local, name] = /^([\w$]+)(?:\s+as\s+([\w$]+))?$/.exec(part) ?? [];
    if (local !== undefined) exports.add(name === undefined ? local : `${name}: ${local}`);
  }
  const named = /^export[ \t]+default[ \t]+(?:async[ \t]+)?(?:function\*?|class)[ \t]+([A-Za-z_$][\w$]*)/m.exec(
    body,
  )?.[1];
  const hasDefault = named !== undefined || /^export[ \t]+default\b/m.test(body);
  if (named !== undefined) {
    body = body.replace(/^export[ \t]+default[ \t]+(?=(?:async[ \t]+)?(?:function|class)\b)/m, '');
    exports.add(`default: ${named}`);
  } else if (hasDefault) {
    body = body.replace(/^export[ \t]+default\b/m, 'const __default =');
    exports.add('default: __default');
  }
  body = body
    .replace(EXPORTED, '')
    .replace(LIST, '')
    .replace(/^(['"])use (?:client|server|strict)\1;?/gm, '');
  // On one line with the first, so that lines keep their numbers.
  return `export const ${MODULE} = (() => { ${body}\nreturn { ${[...exports].join(', ')} };\n})();\n`;
}
