import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { type BundledScriptOptions, bundleScript } from './bundled-script.ts';

const FILE_NAME = 'sandbox.html';
const SCRIPT_PLACE = '<!--frame-script-->';
const HASH_PLACE = 'frame-hash';

/**
 * `sandbox.html`, the document of the sandbox frame: its script stands in the page, since an opaque origin
 * cannot load modules. Its policy allows this script by its hash, and no other.
 */
export function sandboxPage(template: string, entry: string, options: BundledScriptOptions): Plugin {
  async function render(): Promise<string> {
    const [html, { code }] = await Promise.all([readFile(template, 'utf8'), bundleScript(entry, options)]);
    // `<\/script` keeps the element open.
    const script = code.replaceAll('</script', '<\\/script');
    const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
    // A function as replacement: `$` in the code must not be read as a pattern.
    return html.replace(HASH_PLACE, hash).replace(SCRIPT_PLACE, () => `<script>${script}</script>`);
  }
  return {
    name: 'leafwright:sandbox-page',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE_NAME, source: await render() });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `/${FILE_NAME}`) return next();
        render().then((html) => {
          response.setHeader('Content-Type', 'text/html');
          response.end(html);
        }, next);
      });
    },
  };
}
