/** The sandbox's host without the editor around it, for measurements and for tests of the sandbox. */
import * as host from '../../src/sandbox/host/index.ts';

declare global {
  interface Window {
    sandboxHost: typeof host;
  }
}

window.sandboxHost = host;
