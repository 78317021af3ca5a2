/** The schema validator's findings, reduced to one for each value that is wrong or missing. */
import { type ConfigPath, valueAt } from './config-path.ts';
import type { SchemaViolation } from './generated/validate-docs.js';

export type Violation =
  | { readonly kind: 'wrong'; readonly path: ConfigPath }
  | { readonly kind: 'missing'; readonly path: ConfigPath };

/**
 * A value that fits none of several alternatives breaks every one of them, and the validator says so for each. What
 * counts is the value itself when its type is none of theirs, else only what is wrong inside it.
 *
 * @param typesAt JSON types that a setting may have
 */
export function reduceViolations(
  root: unknown,
  violations: readonly SchemaViolation[],
  typesAt: (path: ConfigPath) => readonly string[],
): readonly Violation[] {
  const unions = violations.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath);
  const misfits = unions.filter((pointer) => {
    const path = pathOf(root, pointer);
    return !typesAt(path).includes(jsonType(valueAt(root, path)));
  });
  const found = new Map<string, Violation>();
  for (const violation of violations) {
    const { instancePath: pointer, keyword, params } = violation;
    if (misfits.some((misfit) => pointer.startsWith(`${misfit}/`))) continue;
    const isNoise =
      unions.includes(pointer) && !misfits.includes(pointer) && (keyword === 'anyOf' || keyword === 'type');
    if (isNoise) continue;
    const path = pathOf(root, pointer);
    const missing = keyword === 'required' ? params.missingProperty : undefined;
    if (typeof missing === 'string') {
      if (!misfits.includes(pointer))
        found.set(`${pointer}/${missing}?`, { kind: 'missing', path: [...path, missing] });
    } else found.set(pointer, { kind: 'wrong', path });
  }
  return [...found.values()];
}

export function jsonType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** A JSON pointer as a path; only the value knows whether a step of digits is a position or a key. */
function pathOf(root: unknown, pointer: string): ConfigPath {
  const path: (string | number)[] = [];
  let value = root;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const step = Array.isArray(value) ? Number(key) : key;
    path.push(step);
    value = valueAt(value, [step]);
  }
  return path;
}
