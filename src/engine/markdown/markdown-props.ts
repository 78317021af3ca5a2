/** Properties of components, read the way authors write them. */
import type { Props } from '../jsx/jsx.ts';

/** Text of a property in any case of its name; `undefined` for a blank one. */
export function textProp(props: Props, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = prop(props, name);
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return undefined;
}

export function flagProp(props: Props, name: string): boolean {
  const value = prop(props, name);
  if (typeof value === 'string') return !/^(?:false|no|off|0)$/i.test(value.trim());
  return value !== undefined && value !== null && value !== false && value !== 0;
}

/** `['a', 'b']` or `a, b`. */
export function listProp(props: Props, name: string): readonly string[] {
  const value = prop(props, name);
  const items = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return items
    .filter((item) => typeof item === 'string' || typeof item === 'number')
    .map((item) => String(item).trim())
    .filter((item) => item !== '');
}

export function prop(props: Props, name: string): unknown {
  if (props[name] !== undefined) return props[name];
  const wanted = name.toLowerCase();
  for (const key in props) {
    // Most keys are told apart by their length alone.
    if (key.length === name.length && key.toLowerCase() === wanted && Object.hasOwn(props, key)) return props[key];
  }
  return undefined;
}
