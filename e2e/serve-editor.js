/** Serves the built editor for the end-to-end tests. */
import { serveFolder } from '../scripts/static-server.js';
import { EDITOR_PORT } from './support/addresses.js';

await serveFolder('dist/editor', { port: EDITOR_PORT, sendsHeaders: true });
