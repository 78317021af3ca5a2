/** Names that a page gives to something itself. */
import type { PreparedSource } from './prepare/prepare-source.ts';
import { pageOf } from './tree/page-of.ts';
import { partsOf } from './tree/page-parts.ts';

const EXPORTED = /^export\s+(?:default\s+)?(?:async\s+)?(?:const|let|var|function\*?|class)\s+([A-Za-z_$][\w$]*)/gm;

/** What a page imports, and what its own scripts export. */
export function declaredNames(source: string, { imports }: Pick<PreparedSource, 'imports'>): ReadonlySet<string> {
  return new Set([...importedNames(imports), ...exportedNames(source)]);
}

/** The same of a module. */
export function namesOfModule(code: string, { imports }: Pick<PreparedSource, 'imports'>): ReadonlySet<string> {
  return new Set([...importedNames(imports), ...exportsIn(code)]);
}

/** What the scripts of a page export by name. What it shows as code exports nothing. */
export function exportedNames(text: string): readonly string[] {
  // Most pages export nothing.
  if (!text.includes('export')) return [];
  return partsOf(pageOf(text)).scripts.flatMap(({ start, end }) => exportsIn(text.slice(start, end)));
}

function importedNames(imports: PreparedSource['imports']): readonly string[] {
  return imports.flatMap(({ bindings }) => Object.keys(bindings));
}

function exportsIn(code: string): readonly string[] {
  return [...code.matchAll(EXPORTED)].map(([, name = '']) => name);
}
