import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type BundledScriptOptions, bundleScript } from './bundled-script.ts';
import { revisionOf } from './revision.ts';

const SCRIPT_PLACE = '<!--frame-script-->';
const HASH_PLACE = 'frame-hash';
const POLICY = /<meta\s+http-equiv="Content-Security-Policy"[^>]*>/;

const MODULE = 'virtual:sandbox-pages';
/** Vite's sign for modules that are no files. */
const RESOLVED = `\0${MODULE}`;

interface SandboxPage {
  /** Of its template, and of the file that is made. */
  readonly name: 'sandbox' | 'sandbox-code' | 'sandbox-fetch';
  /** Its script, a file beside the template. */
  readonly entry: string;
  /** What the `sandbox` attribute lets it do. Never `allow-same-origin`: with `allow-scripts` it would undo the sandbox. */
  readonly allowed: string;
  readonly isSeen: boolean;
}

const PAGES: readonly SandboxPage[] = [
  // With forms, so that their events come; nothing can be sent (`form-action` of the policy).
  { name: 'sandbox', entry: 'frame', allowed: 'allow-scripts allow-forms', isSeen: true },
  { name: 'sandbox-code', entry: 'code-frame', allowed: 'allow-scripts', isSeen: false },
  { name: 'sandbox-fetch', entry: 'fetch-frame', allowed: 'allow-scripts', isSeen: false },
];

/**
 * The documents of the sandbox's frames: one shows pages, one runs the code of authors, one fetches a file when asked. Each is a document
 * with nothing in it but a frame of opaque origin, whose own document stands in an attribute: browsers hand the request
 * for a frame with a `sandbox` attribute past the service worker, and this way the request comes from a frame without one.
 *
 * `import { addresses } from 'virtual:sandbox-pages'` gives the address of each, with a query that changes with it.
 */
export function sandboxPages(realm: string, options: BundledScriptOptions): Plugin {
  let isServing = false;
  let made: Promise<ReadonlyMap<string, string>> | undefined;
  const make = async (): Promise<ReadonlyMap<string, string>> =>
    new Map(
      await Promise.all(PAGES.map(async (page) => [`${page.name}.html`, await render(realm, page, options)] as const)),
    );
  return {
    name: 'leafwright:sandbox-pages',
    configResolved(config) {
      isServing = config.command === 'serve';
    },
    resolveId: (source) => (source === MODULE ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      if (isServing) {
        const names = PAGES.map(({ name }) => [`${name}.html`, `${name}.html`]);
        return `export const addresses = ${JSON.stringify(Object.fromEntries(names))};`;
      }
      made ??= make();
      const addresses = [...(await made)].map(([file, html]) => [file, `${file}?${revisionOf(html)}`]);
      return `export const addresses = ${JSON.stringify(Object.fromEntries(addresses))};`;
    },
    async generateBundle() {
      made ??= make();
      for (const [fileName, source] of await made) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const page = PAGES.find(({ name }) => request.url?.split('?')[0] === `/${name}.html`);
        if (!page) return next();
        render(realm, page, options).then((html) => {
          response.setHeader('Content-Type', 'text/html');
          response.end(html);
        }, next);
      });
    },
  };
}

async function render(realm: string, page: SandboxPage, options: BundledScriptOptions): Promise<string> {
  const [template, outer, { code }] = await Promise.all([
    readFile(path.join(realm, `${page.name}.html`), 'utf8'),
    readFile(path.join(realm, 'outer.html'), 'utf8'),
    bundleScript(path.join(realm, `${page.entry}.ts`), options),
  ]);
  // `<\/script` keeps the element open.
  const script = code.replaceAll('</script', '<\\/script');
  const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  // A function as replacement: `$` in the code must not be read as a pattern.
  const inner = template.replace(HASH_PLACE, hash).replace(SCRIPT_PLACE, () => `<script>${script}</script>`);
  const policy = POLICY.exec(inner)?.[0];
  if (policy === undefined) throw new Error(`${page.name}.html has no policy.`);
  const quoted = inner.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return outer
    .replace('<!--policy-->', () => policy)
    .replace('<!--style-->', page.isSeen ? STYLE : '')
    .replace('<!--frame-->', () => `<iframe title="Page" sandbox="${page.allowed}" srcdoc="${quoted}"></iframe>`);
}

/** The inner frame fills the outer one. */
const STYLE =
  '<style>html,body{height:100%;margin:0;overflow:hidden}iframe{display:block;width:100%;height:100%;border:0}</style>';
