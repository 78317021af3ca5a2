import type { Plugin } from 'vite';
import { iconDrawings } from '../icon-drawings.js';

const MODULE = 'virtual:icon-drawings';
const DEV_ROUTE = '/@icon-drawings.json';
/** Vite's sign for modules that are no files. */
const RESOLVED = `\0${MODULE}`;

/** `import url from 'virtual:icon-drawings'`: the address of the drawings of all icons, as a file of the app. */
export function iconDrawingsUrl(): Plugin {
  let isServing = false;
  return {
    name: 'leafwright:icon-drawings-url',
    configResolved(config) {
      isServing = config.command === 'serve';
    },
    resolveId: (source) => (source === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      if (isServing) return `export default ${JSON.stringify(DEV_ROUTE)};`;
      const reference = this.emitFile({ type: 'asset', name: 'icons.json', source: iconDrawings() });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
    configureServer(server) {
      let drawings: string | undefined;
      server.middlewares.use((request, response, next) => {
        if (request.url !== DEV_ROUTE) return next();
        drawings ??= iconDrawings();
        response.setHeader('Content-Type', 'application/json');
        response.end(drawings);
      });
    },
  };
}

/** Puts the drawings beside what is built, as `icons.json`: the command line reads them from its folder. */
export function iconDrawingsFile(): Plugin {
  return {
    name: 'leafwright:icon-drawings-file',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'icons.json', source: iconDrawings() });
    },
  };
}
