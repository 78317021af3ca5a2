import type { Layout } from './layout.ts';

/**
 * A value as JSON text.
 *
 * @param layout of the place the value stands in: nested lines are one step deeper than its `indent`
 * @param isMultiline whether entries stand on lines of their own
 */
export function printValue(value: unknown, layout: Layout, isMultiline: boolean): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => printValue(item ?? null, deeper(layout), isMultiline));
    return bracket('[', items, ']', layout, isMultiline, '');
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => printProperty(key, inner, deeper(layout), isMultiline));
  return bracket('{', fields, '}', layout, isMultiline, layout.padding);
}

export function printProperty(key: string, value: unknown, layout: Layout, isMultiline: boolean): string {
  return `${JSON.stringify(key)}:${layout.gap}${printValue(value, layout, isMultiline)}`;
}

function deeper(layout: Layout): Layout {
  return { ...layout, indent: layout.indent + layout.step };
}

function bracket(
  open: string,
  entries: readonly string[],
  close: string,
  layout: Layout,
  isMultiline: boolean,
  padding: string,
): string {
  if (entries.length === 0) return open + close;
  if (!isMultiline) return `${open}${padding}${entries.join(`,${layout.gap}`)}${padding}${close}`;
  const inner = `${layout.lineEnd}${layout.indent}${layout.step}`;
  return `${open}${inner}${entries.join(`,${inner}`)}${layout.lineEnd}${layout.indent}${close}`;
}
