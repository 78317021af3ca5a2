/** Names that a page gives to something itself. */
import type { PreparedSource } from './prepare/prepare-source.ts';

const EXPORTED = /^export\s+(?:default\s+)?(?:async\s+)?(?:const|let|var|function\*?|class)\s+([A-Za-z_$][\w$]*)/gm;

/** What the page imports, and what its own scripts export. */
export function declaredNames(source: string, { imports }: Pick<PreparedSource, 'imports'>): ReadonlySet<string> {
  const names = new Set(imports.flatMap(({ bindings }) => Object.keys(bindings)));
  for (const name of exportedNames(source)) names.add(name);
  return names;
}

/** What the scripts in a text export by name. */
export function exportedNames(text: string): readonly string[] {
  // Most pages export nothing.
  return text.includes('export') ? [...text.matchAll(EXPORTED)].map(([, name = '']) => name) : [];
}
