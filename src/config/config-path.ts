/** Where a value stands in a configuration: keys and list positions from the root, positions counted from 0. */
export type ConfigPath = readonly (string | number)[];

/** A path as people read it: `navigation[0].pages[2].group`. The root is an empty text. */
export function formatPath(path: ConfigPath): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}

/** What a configuration of any shape holds at a path; `undefined` where the path leads nowhere. */
export function valueAt(root: unknown, path: ConfigPath): unknown {
  return path.reduce<unknown>((value, step) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    return (value as Readonly<Record<string | number, unknown>>)[step];
  }, root);
}

export function isSamePath(one: ConfigPath, other: ConfigPath): boolean {
  return one.length === other.length && isAtOrBelow(one, other);
}

/** Whether a path leads to the holder or to something inside it. */
export function isAtOrBelow(path: ConfigPath, holder: ConfigPath): boolean {
  return path.length >= holder.length && holder.every((step, at) => path[at] === step);
}

/** Whether a path leads to something inside the holder. */
export function isPartOf(path: ConfigPath, holder: ConfigPath): boolean {
  return path.length > holder.length && isAtOrBelow(path, holder);
}

/** What a path is called once an item of a list is gone. */
export function withoutItem(path: ConfigPath, removed: ConfigPath): ConfigPath {
  return shifted(path, removed, (step, at) => (step > at ? step - 1 : step));
}

/** What a path is called once an item was put into a list. */
export function withItem(path: ConfigPath, added: ConfigPath): ConfigPath {
  return shifted(path, added, (step, at) => (step >= at ? step + 1 : step));
}

function shifted(path: ConfigPath, item: ConfigPath, shift: (step: number, at: number) => number): ConfigPath {
  const depth = item.length - 1;
  const step = path[depth];
  if (typeof step !== 'number' || !isAtOrBelow(path, item.slice(0, depth))) return path;
  return [...path.slice(0, depth), shift(step, Number(item[depth])), ...path.slice(depth + 1)];
}
