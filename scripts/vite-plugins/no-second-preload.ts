import type { Plugin, Rolldown } from 'vite';

/** The list of files in a chunk that Vite preloads for its dynamic imports, and the places that name some of them by number. */
const LIST = /(?<=\bm\.f=\[)[^\]]*(?=\])/;
const NUMBERS = /(?<=__vite__mapDeps\(\[)[\d,]*(?=\]\))/g;

/**
 * Takes scripts out of these lists that are loaded by then in any case: those that the chunk itself or the page imports. Each
 * list would name them once more, by a name that no compression makes shorter. A list is only a hint; style sheets stay in it.
 */
export function noSecondPreload(): Plugin {
  return {
    name: 'leafwright:no-second-preload',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = new Map(
          Object.values(bundle).flatMap((output) =>
            output.type === 'chunk' ? [[output.fileName, output] as const] : [],
          ),
        );
        const ofPage = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
        for (const chunk of chunks.values()) {
          const loaded = withImports([...ofPage, chunk.fileName], chunks);
          const code = withoutFiles(chunk.code, new Set([...loaded].map((file) => file.split('/').at(-1) ?? '')));
          if (code !== chunk.code) chunk.code = code;
        }
      },
    },
  };
}

function withImports(files: readonly string[], chunks: ReadonlyMap<string, Rolldown.OutputChunk>): ReadonlySet<string> {
  const found = new Set(files);
  for (const file of found) for (const imported of chunks.get(file)?.imports ?? []) found.add(imported);
  return found;
}

/**
 * The code of a chunk without these files in its list. Code without a list stays as it is.
 * @param loaded names without folders
 */
export function withoutFiles(code: string, loaded: ReadonlySet<string>): string {
  const list = LIST.exec(code)?.[0];
  if (list === undefined) return code;
  const written = list.split(',');
  const isKept = (file: string) => !loaded.has(file.slice(1, -1).split('/').at(-1) ?? '');
  const kept = written.filter(isKept);
  const numbers = new Map(
    written.flatMap((file, index) => (isKept(file) ? [[String(index), kept.indexOf(file)]] : [])),
  );
  return code
    .replace(LIST, () => kept.join(','))
    .replace(NUMBERS, (all) =>
      all
        .split(',')
        .flatMap((number) => numbers.get(number) ?? [])
        .join(','),
    );
}
