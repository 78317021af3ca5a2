/** Moves that go in both directions. */
import { isRecord } from '../../shared/record.ts';
import type { ConfigPath } from '../config-path.ts';
import type { Draft } from './draft.ts';
import { renameKeys } from './plain-object.ts';

type Names = Readonly<Record<string, string>>;

/** Renames keys of a value that moves, and notes where each is afterwards. */
export function renameIn(draft: Draft, from: ConfigPath, to: ConfigPath, value: unknown, names: Names): unknown {
  const renamed = renameKeys(value, names);
  if (!isRecord(value) || !isRecord(renamed)) return value;
  for (const [key, name] of Object.entries(names)) {
    if (!Object.hasOwn(value, key) || Object.hasOwn(renamed, key)) continue;
    draft.moves.push({ from: [...from, key], to: [...to, name] });
    draft.say('moved', [...from, key], { to: [...to, name] });
  }
  return renamed;
}

/** A list of links, with other names for what each holds. */
export function moveLinks(draft: Draft, from: ConfigPath, to: ConfigPath, names: Names): void {
  draft.move(from, to, (list) =>
    Array.isArray(list)
      ? list.map((item, index) => renameIn(draft, [...from, index], [...to, index], item, names))
      : undefined,
  );
}

/** Columns of links in the footer; the same place in both formats, with other names inside. */
export function moveFooterColumns(draft: Draft, columnNames: Names, linkNames: Names): void {
  const at = ['footer', 'links'];
  const lists = Object.entries(columnNames).at(-1) ?? [];
  draft.move(at, at, (columns) => {
    if (!Array.isArray(columns)) return columns;
    return columns.map((column, index) => {
      const renamed = renameIn(draft, [...at, index], [...at, index], column, columnNames);
      if (!isRecord(renamed) || !isRecord(column)) return renamed;
      const next = { ...renamed };
      for (const key of lists) {
        const links = renamed[key];
        if (!Array.isArray(links)) continue;
        const before = Object.hasOwn(column, key) ? key : (lists.find((one) => one !== key) ?? key);
        next[key] = links.map((link, place) =>
          renameIn(draft, [...at, index, before, place], [...at, index, key, place], link, linkNames),
        );
      }
      return next;
    });
  });
}

/** Fonts for the whole site and for parts of it. */
export function moveFonts(draft: Draft, from: string, to: string, parts: Names, faces: Names): void {
  draft.move([from], [to], (font) => {
    const renamed = renameIn(draft, [from], [to], renameIn(draft, [from], [to], font, parts), faces);
    if (!isRecord(renamed)) return undefined;
    const whole = { ...renamed };
    for (const part of ['heading', 'headings', 'body']) {
      if (isRecord(whole[part])) whole[part] = renameIn(draft, [from, part], [to, part], whole[part], faces);
    }
    return whole;
  });
}

/** The address of the description of the format, for programs that complete settings. */
export function moveSchemaAddress(draft: Draft, name: RegExp, other: string): void {
  const address = draft.at(['$schema']);
  if (typeof address !== 'string') return;
  if (!name.test(address)) return;
  draft.move(['$schema'], ['$schema'], () => address.replace(name, other));
  draft.say('moved', ['$schema'], {
    to: ['$schema'],
    words: 'It names the description of the other format from now on.',
  });
}
