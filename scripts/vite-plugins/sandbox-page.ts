import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type BundledScriptOptions, bundleScript } from './bundled-script.ts';

const SCRIPT_PLACE = '<!--frame-script-->';
const HASH_PLACE = 'frame-hash';

/**
 * The document of a frame of the sandbox, under the name of its template: its script stands in the page, since an
 * opaque origin cannot load modules. Its policy allows this script by its hash, and no other.
 */
function sandboxPage(template: string, entry: string, options: BundledScriptOptions): Plugin {
  const fileName = path.basename(template);
  async function render(): Promise<string> {
    const [html, { code }] = await Promise.all([readFile(template, 'utf8'), bundleScript(entry, options)]);
    // `<\/script` keeps the element open.
    const script = code.replaceAll('</script', '<\\/script');
    const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
    // A function as replacement: `$` in the code must not be read as a pattern.
    return html.replace(HASH_PLACE, hash).replace(SCRIPT_PLACE, () => `<script>${script}</script>`);
  }
  return {
    name: `leafwright:${fileName}`,
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await render() });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `/${fileName}`) return next();
        render().then((html) => {
          response.setHeader('Content-Type', 'text/html');
          response.end(html);
        }, next);
      });
    },
  };
}

/** The two frames of the sandbox: one shows pages, the other runs the code of authors. */
export function sandboxPages(realm: string, options: BundledScriptOptions): Plugin[] {
  const page = (name: string, entry: string) =>
    sandboxPage(path.join(realm, `${name}.html`), path.join(realm, `${entry}.ts`), options);
  return [page('sandbox', 'frame'), page('sandbox-code', 'code-frame')];
}
