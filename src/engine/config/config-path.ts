/** Where a value stands in a configuration: keys and list positions from the root, positions counted from 0. */
export type ConfigPath = readonly (string | number)[];

/** A path as people read it: `navigation[0].pages[2].group`. The root is an empty text. */
export function formatPath(path: ConfigPath): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}
