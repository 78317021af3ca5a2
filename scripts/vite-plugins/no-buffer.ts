import type { Plugin } from 'vite';

const ASKED = "_require('buffer').Buffer";

/**
 * Has the runtime of the WebAssembly compiler not look for Node's `Buffer` in a browser: it asks with a `require` that throws.
 * To say where a throw comes from, the browser reads the whole script again, twice: a quarter of a second in each worker.
 */
export const noBuffer: Plugin = {
  name: 'leafwright:no-buffer',
  transform: {
    filter: { id: /@emnapi\/runtime\// },
    handler(code) {
      if (!code.includes(ASKED)) this.error(`\`@emnapi/runtime\` does not ask for \`${ASKED}\` any more.`);
      return { code: code.replace(ASKED, 'undefined'), map: null };
    },
  },
};
