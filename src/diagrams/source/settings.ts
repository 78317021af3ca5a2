/** What a diagram asks of how it is drawn: `config` in its front matter, and `%%{init: …}%%`. */

/** Values as written, by their path without `config`: `packet.bitsPerRow`, `kanban.ticketBaseUrl`. */
export type Settings = ReadonlyMap<string, string>;

/** Front matter as indented `key: value` lines; anything else in it is passed over. */
export function readSettings(frontMatter: string, directives: readonly string[]): Settings {
  const settings = new Map<string, string>();
  const open: { readonly key: string; readonly indent: number }[] = [];
  for (const line of frontMatter.split('\n')) {
    const [, space = '', key, value = ''] = /^(\s*)["']?([\w-]+)["']?\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    if (key === undefined) continue;
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= space.length) open.pop();
    if (value === '') open.push({ key, indent: space.length });
    else note(settings, [...open.map((parent) => parent.key), key], value.replace(/^(["'])(.*)\1$/, '$2'));
  }
  for (const directive of directives) readDirective(directive, settings);
  return settings;
}

export function numberSetting(settings: Settings, path: string, least: number, greatest: number): number | undefined {
  const value = Number(settings.get(path) ?? Number.NaN);
  return Number.isFinite(value) ? Math.min(greatest, Math.max(least, value)) : undefined;
}

/** `%%{init: { 'packet': { 'bitsPerRow': 16 } } }%%`; one that is no JSON asks for nothing that is known. */
function readDirective(written: string, settings: Map<string, string>): void {
  const json = /^\s*(?:init|initialize|config)\s*:\s*([\s\S]*)$/.exec(written)?.[1];
  if (json === undefined) return;
  const add = (value: unknown, path: readonly string[]): void => {
    if (typeof value !== 'object' || value === null) note(settings, path, String(value));
    else for (const [key, inner] of Object.entries(value)) add(inner, [...path, key]);
  };
  try {
    add(JSON.parse(json.replaceAll("'", '"')), []);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
}

function note(settings: Map<string, string>, path: readonly string[], value: string): void {
  const [first, ...rest] = path;
  settings.set((first === 'config' ? rest : path).join('.'), value);
}
