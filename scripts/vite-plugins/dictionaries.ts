import type { Plugin } from 'vite';
import { dictionaries } from '../dictionaries.js';

const MODULE = 'virtual:dictionaries';
const DEV_ROUTE = '/@dictionaries/';
/** Vite's sign for modules that are no files. */
const RESOLVED = `\0${MODULE}`;

/** `import addresses from 'virtual:dictionaries'`: where each dictionary is, as a file of the app. */
export function dictionaryUrls(): Plugin {
  let isServing = false;
  return {
    name: 'leafwright:dictionary-urls',
    configResolved(config) {
      isServing = config.command === 'serve';
    },
    resolveId: (source) => (source === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const lines = [...made()].map(([name, source]) => {
        if (isServing) return `${JSON.stringify(name)}: ${JSON.stringify(DEV_ROUTE + name)}`;
        const reference = this.emitFile({ type: 'asset', name: `${name}.words`, source });
        return `${JSON.stringify(name)}: import.meta.ROLLUP_FILE_URL_${reference}`;
      });
      return `export default { ${lines.join(', ')} };`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = request.url?.startsWith(DEV_ROUTE) ? made().get(request.url.slice(DEV_ROUTE.length)) : undefined;
        if (found === undefined) return next();
        response.setHeader('Content-Type', 'application/octet-stream');
        response.end(found);
      });
    },
  };
}

/** Puts the dictionaries beside what is built: the command line reads them from its folder. */
export function dictionaryFiles(): Plugin {
  return {
    name: 'leafwright:dictionary-files',
    generateBundle() {
      for (const [name, source] of made())
        this.emitFile({ type: 'asset', fileName: `dictionaries/${name}.words`, source });
    },
  };
}

let last: ReturnType<typeof dictionaries> | undefined;

/** Once: it takes a second or two. */
function made(): ReturnType<typeof dictionaries> {
  last ??= dictionaries();
  return last;
}
