import { createHash } from 'node:crypto';
import path from 'node:path';
import { type Alias, build, defaultClientConditions, type Plugin, type Rolldown } from 'vite';
import { bundlerChecks, editorCharset } from './bundler-options.ts';
import { cssOptions, cssTarget } from './css-options.ts';
import { joinParts } from './join-parts.ts';
import { noBuffer } from './no-buffer.ts';

const TEXT_QUERY = '?script';
const URL_QUERY = '?script-url';
const DEV_ROUTE = '/@bundled-script/';

/** How every bundled script is resolved, wherever it is imported from. */
export interface BundledScriptOptions {
  readonly alias: readonly Alias[];
}

/**
 * Two import queries for code that must be one self-contained classic script, because it runs where no module
 * can be loaded: in the sandbox's opaque origin, and in a site opened from a folder.
 *
 * - `import text from './entry.ts?script'`: the bundle as a string.
 * - `import url from './entry.ts?script-url'`: the address of the bundle as a file of the app. What it imports when it is needed
 *   stands in it as text, which is read only then.
 */
export function bundledScripts(options: BundledScriptOptions): Plugin {
  const entriesByRoute = new Map<string, string>();
  let isServing = false;
  return {
    name: 'leafwright:bundled-scripts',
    enforce: 'pre',
    configResolved(config) {
      isServing = config.command === 'serve';
    },
    async resolveId(source, importer) {
      const query = [URL_QUERY, TEXT_QUERY].find((candidate) => source.endsWith(candidate));
      if (!query) return null;
      const resolved = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
      return resolved && `${resolved.id}${query}`;
    },
    async load(id) {
      if (id.endsWith(TEXT_QUERY)) {
        const { code, sources } = await bundleScript(id.slice(0, -TEXT_QUERY.length), options);
        for (const source of sources) this.addWatchFile(source);
        return `export default ${JSON.stringify(code)};`;
      }
      if (!id.endsWith(URL_QUERY)) return null;
      const entry = id.slice(0, -URL_QUERY.length);
      if (isServing) {
        const route = `${DEV_ROUTE}${path.basename(entry)}-${createHash('sha256').update(entry).digest('hex').slice(0, 8)}.js`;
        entriesByRoute.set(route, entry);
        return `export default ${JSON.stringify(route)};`;
      }
      const code = await bundleWithParts(entry, options);
      const name = `${path.basename(entry).replace(/\.tsx?$/, '')}.js`;
      const reference = this.emitFile({ type: 'asset', name, source: code });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const entry = entriesByRoute.get(request.url?.split('?')[0] ?? '');
        if (!entry) return next();
        bundleWithParts(entry, options).then((code) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
  };
}

/** Vite's own helper for what is imported when it is needed would load it ahead, in a document. */
const preloadsNothing: Plugin = {
  name: 'leafwright:preloads-nothing',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

/** Bundles an entry file to one immediately invoked function, minified; `sources` are the files it was made of. */
export async function bundleScript(
  entry: string,
  options: BundledScriptOptions,
): Promise<{ code: string; sources: string[] }> {
  const [chunk, ...others] = await bundle(entry, options, { format: 'iife', codeSplitting: false });
  if (!chunk || others.length > 0) throw new Error(`Bundling ${entry} did not make one script.`);
  return { code: chunk.code.trim(), sources: chunk.moduleIds.filter((id) => path.isAbsolute(id) && !id.includes('?')) };
}

/** As `bundleScript`, but what the entry imports when it is needed is text in it, which is read only then. */
async function bundleWithParts(entry: string, options: BundledScriptOptions): Promise<string> {
  const output: Rolldown.OutputOptions = {
    format: 'cjs',
    exports: 'named',
    charset: editorCharset,
    // Two parts ask for it. Left to itself, the bundler puts in with it what the entry needs at once.
    codeSplitting: { groups: [{ name: 'acorn', test: /[\\/]node_modules[\\/]acorn[\\/]/ }] },
  };
  return joinParts(await bundle(entry, options, output));
}

async function bundle(
  entry: string,
  options: BundledScriptOptions,
  output: Rolldown.OutputOptions,
): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [bundledScripts(options), preloadsNothing, noBuffer],
    // Packages that have a version for workers have it because their version for pages needs a document.
    resolve: { alias: [...options.alias], conditions: ['worker', ...defaultClientConditions] },
    css: cssOptions,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      cssMinify: 'lightningcss',
      cssTarget,
      minify: true,
      rolldownOptions: {
        checks: bundlerChecks,
        input: entry,
        output,
        // What is not used is left out whole: modules of ours and of the packages here do nothing by being loaded, and
        // those behind a door are many.
        treeshake: { moduleSideEffects: false },
        onwarn(warning, warn) {
          // Imported elsewhere in the usual way, it would be read at once, and nobody would notice.
          if (warning.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(warning.message);
          // Packages with an empty string statement at the top of a file; nothing is lost with it.
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return outputs.flatMap((made) => made.output).filter((file) => file.type === 'chunk');
}
